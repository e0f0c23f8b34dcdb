# What players are told when they did not ask.

notice-bell = There is a message for you. Tap the button; only you will see it.
notice-read = Read
notice-level = ⭐ **{ $name }** has reached level **{ $level }**. See it with [/character show].
notice-level-pick = Choose an ability with [/ability choose]. On offer: { $abilities }.
notice-level-spells = New spells: { $spells }. [/rules] tells what they do.
notice-lives = **{ $name }** now has { $lives ->
        [one] { $lives } life
       *[other] { $lives } lives
    } (at most { $maximum }). See more with [/character show].
    Reason: { $reason }
notice-request-approved = ✅ Approved: **{ $ability }** for **{ $name }**. See it with [/character show].
notice-request-declined = ❌ Declined: **{ $ability }** for **{ $name }**. Choose another with [/ability choose] or ask an ORG.
notice-request-reopened = ↩️ The decision is taken back: **{ $ability }** for **{ $name }** waits for an ORG again. See how things stand with [/character show].
notice-request-reason =
    Why **{ $ability }** for **{ $name }** is declined: { $reason }
    Choose another with [/ability choose].
notice-ability-granted = **{ $name }** has the ability **{ $ability }** from an ORG. [/ability list] tells what it does.
notice-ability-revoked = **{ $name }** no longer has the ability **{ $ability }**. [/character history] tells why.
notice-character-received = **{ $name }** is your character now. Play it with [/character switch].
notice-party-invited = **{ $name }** is invited into a party led by **{ $leader }**. Accept with [/party accept].
notice-party-joined = **{ $name }** has joined your party. See all of it with [/party show].
notice-party-kicked = **{ $name }** is no longer in the party. Start a new one with [/party create].
notice-reaction-refused =
    Your reaction changed nothing.
    { $refusal }
