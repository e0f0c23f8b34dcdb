# Abilities: chosen, granted, taken away.

choose-title = { $name }: choose an ability
choose-text = You can choose one of these for level { $level }. Pick it from the list below; the request then goes to an ORG.
choose-prompt = Choose an ability
choose-asked = The request is sent: **{ $ability }** for **{ $name }**. You get a message when an ORG decides.
deity-question = Name of the god to serve
ability-granted = **{ $name }** has a new ability: **{ $ability }**. Take it back with [/ability revoke].
ability-revoked = **{ $name }** no longer has the ability **{ $ability }**. Give it back with [/ability grant].
ability-granted-count = Abilities: { $have }, level at the start: { $level }.
