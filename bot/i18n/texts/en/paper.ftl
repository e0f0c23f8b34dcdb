# The card of a character: a picture for the phone, a paper to print.

paper-title = { $name }: card
paper-png-text = The character as it stands now. To print it ask for [/character card] with the `format` PDF.
paper-pdf-text = A card to print in A6: pages belong together in pairs, front and back. A sheet of A4 holds four side by side.
paper-lives = Lives
paper-lives-hint = Cross out a loss. Healing: trace a heart with a plus.
paper-talents = Abilities
paper-spells-hint = Each spell once a phase: tick it when it is cast.
paper-gear = Approved gear
paper-state = State
paper-notes = Notes
paper-phase = Phase
paper-player = Played by
paper-class = { $character_class } · { $faction }
paper-level = Level { $level }
paper-experience = Level { $level } · { $xp } XP, the next at { $next } XP
paper-deity = God: { $deity }
paper-condition = { $kind }: { $text }
paper-form = In the form of: { $form }
paper-later = from level { $level }
paper-call = “{ $words }”
paper-granted = { $ability } (by an ORG)
paper-piece = { $gear } ({ $what })
paper-picks = An ability waits to be chosen, level: { $levels }
