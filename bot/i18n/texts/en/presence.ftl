# Out of game and back, and the call for help.

out-of-game-left = **{ $name }** is out of game: it does nothing and nobody aims at it. Come back with [/outofgame].
out-of-game-returning = The return of **{ $name }** is announced and counts in a while. See how long it takes with [/timers].
out-of-game-lifted = **{ $name }** is back in the game at once. See it with [/character show].

emergency-sent = The ORGs have your call; if there is a scene here, it stands still. Stay in a safe place, and if somebody's health is at stake, call 112 too.
emergency-title = 🚨 Somebody calls for help
emergency-call =
    { $caller } calls from the channel { $place }:
    { $text }
    Answer at once. If there was a scene, it stands still; when all is well, let it go on with [/scene resume].
