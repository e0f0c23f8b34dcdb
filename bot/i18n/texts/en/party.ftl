# Parties: made, joined by invitation, left.

party-created = The party is started. Invite others with [/party invite].
party-invited = The invitation is sent: **{ $name }**. See the party with [/party show].
party-joined = You belong to the party. See it at any time with [/party show].
party-left = **{ $name }** is no longer in the party. Start a new one with [/party create].
party-kicked = **{ $name }** is no longer in the party. Invite them again with [/party invite].
party-shown = The leader invites others with [/party invite]; you leave with [/party leave].
party-waiting = ⏳ { $name } (invited)
party-of = Party: { $name }
button-leave-party = Leave party
