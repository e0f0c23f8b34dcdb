# Characters: created, shown, listed, changed.

## Creating

create-faction-title = { $name }: faction
create-faction-text = Where does the character belong? The classes on offer depend on the faction.
create-faction-prompt = Choose a faction
create-class-title = { $name }: class
create-class-text = What is the character? Lives, weapons and abilities depend on the class. [/rules] tells more.
create-class-prompt = Choose a class
create-done-title = { $name }
create-done-story = The character starts at level { $level }. An ORG decides its abilities: add them with [/ability grant].
create-done = The character is made. [/character show] shows it at any time.
create-done-choose = The character is made. It still needs an ability: [/ability choose].

## The sheet

sheet-headline = { $character_class } · { $faction } · level **{ $level }**
sheet-lives = { $lives } / { $maximum ->
        [one] { $maximum } life
       *[other] { $maximum } lives
    }
sheet-xp = { $xp } / { $next } XP · { $missing } XP to the next level
sheet-xp-last = { $xp } XP · highest level
sheet-granted = (from an ORG)
sheet-spell-later = { $spell } (from level { $level })
sheet-no-abilities = No abilities yet.
sheet-open-picks = 🎯 An ability is to be chosen for level { $levels }: [/ability choose]
sheet-deity = God: { $deity }
sheet-worn = Worn
sheet-upon = At work on it now
sheet-condition = 🩹 { $kind }: { $text }
sheet-form = 🐾 in the form of: { $form }
sheet-absent = 🙌 out of game: { $reason }
sheet-returning = 🙌 coming back into the game (out of game: { $reason })
sheet-footer = Played by { $owner }
sheet-stranger =
    { $faction } · played by { $owner }
    Only the character's player and the ORGs see more.

## Lists

roster-title = Characters
roster-line = **{ $name }** · { $character_class } · level { $level }
roster-active = ▶️ **{ $name }** · { $character_class } · level { $level } · the one you play
roster-retired = ~~{ $name }~~ · { $character_class } · level { $level } · retired
roster-empty = There is no character here yet. Make one with [/character create].
history-title = History: { $name }
history-empty = Nothing has happened yet.

## Changes

switch-done = You now play this character: **{ $name }**. See it with [/character show].
edit-done = The change is saved: **{ $name }**. See the result with [/character show].
retire-sure =
    Do you really want to retire **{ $name }**? There is no way back, and requests still waiting are withdrawn. The history stays.
    If not, just close this message.
retire-done = **{ $name }** is retired. [/character list] shows the others, [/character create] makes a new one.
