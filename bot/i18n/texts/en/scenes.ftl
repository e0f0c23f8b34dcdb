# Scenes: what the caller is told, and what everybody in the channel reads.

scene-open-done = This channel is a scene now. Characters come in with [/scene enter] or with their first words; end it with [/scene close].
scene-close-done = The scene is over and nobody is in it any more. Open a new one with [/scene open].
scene-enter-done = **{ $name }** is in the scene. See who else is here with [/scene show].
scene-leave-done = **{ $name }** has left the scene. Enter the next one in its channel with [/scene enter].
scene-pause-done = The scene stands still, with its deadlines and game time. Talk it over in peace; an ORG lets it go on with [/scene resume].
scene-resume-done = The scene goes on and time runs again. See who is in it with [/scene show].
scene-empty = Nobody is here yet. Come in with [/scene enter].
scene-paused-by = ⏸️ The scene stands still ({ $by }). An ORG lets it go on with [/scene resume].

button-enter-scene = Enter
button-leave-scene = Leave
button-pause-scene = Pause the scene
button-resume-scene = Let it go on

## What everybody in the channel reads; never anything hidden

scene-opened = 🎬 The scene **{ $name }** begins. Come in with [/scene enter], or just write here.
scene-closed = 🎬 The scene **{ $name }** is over. See what still runs for you with [/timers].
scene-entered = ➡️ **{ $character }** enters the scene.
scene-left = ⬅️ **{ $character }** leaves the scene.
scene-paused = ⏸️ The scene stands still ({ $by }), with its deadlines and game time. An ORG lets it go on with [/scene resume]; if somebody needs help, there is [/emergency].
scene-resumed = ▶️ The scene goes on and time runs again. See who is in it with [/scene show].
scene-cast = ✨ **{ $caster }** casts **{ $spell }**.
scene-cast-at = ✨ **{ $caster }** casts **{ $spell }**. Target: { $targets }.
