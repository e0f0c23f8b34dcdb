# Timers: what runs for a character; each is named by what happens when it has run.

timers-none = Nothing runs for your character. See its spells with [/spells], all of it with [/character show].
timers-line = ⏳ { $what }: { $at }
timers-held = ⏸️ { $what }: stands still now, then { $left } of real time are left
timer-effect = End of the effect ({ $spell })
timer-wake = Waking after a knock-out
timer-dead = The head ORG takes over the body
timer-return = Return to the game
timer-fled = End of the flight
timer-fog = End of the distance after Fog
timer-held = End of Time Stop
