# Places of a scene: what ORGs put there, what players see of it and do to it.

## Kinds and states

place-kind-door = door
place-kind-gate = gate
place-kind-chest = large chest
place-kind-small_chest = small chest
place-kind-cache = cache
place-kind-herb_patch = herbs
place-kind-hides = slain animals
place-state-locked = locked
place-state-open = unlocked
place-state-broken = the lock is broken
place-portions = { $count ->
    [0] nothing left
    [one] { $count } portion
   *[other] { $count } portions
}
place-inside = inside: { $haul }
place-for = found by: { $needs }
place-regrowth = { $count ->
    [one] { $count } portion grows back each phase ({ $size } at most)
   *[other] { $count } portions grow back each phase ({ $size } at most)
}
word-somebody = somebody
word-something = something

## What an ORG is told

place-added = New in the scene: { $place }. [/place_list] shows everything that is here.
place-removed = Gone from the scene: { $place }. Bring it back with [/place].
places-none = There is nothing in this scene yet. Put something there with [/place].
places-title = What is in the scene
place-remove-prompt = Remove from the scene
button-place-remove = Remove
log-place-added = 📍 { $actor } puts into the scene: { $place }
log-place-removed = 📍 { $actor } removes from the scene: { $place }
log-place-taken = 🤲 { $actor }: **{ $name }** takes from **{ $thing }**: { $haul }{ $reason }
log-work-began = 🔨 { $actor }: **{ $name }** begins { $work } – **{ $thing }**. “{ $text }”{ $reason }
log-work-done = 🔨 Done, **{ $name }**: { $work } – **{ $thing }**.
log-work-stopped = 🔨 { $actor }: **{ $name }** breaks off { $work }.
log-work-glass = 🧪 What was fragile is destroyed ({ $thing }), kinds of potions: { $count }. If there was other glass in it, take it away.

## What a player is told

thing-prompt = Look at one of these
place-nothing-to-do = There is nothing your character could do about it just now.
place-taken = **{ $name }** now has from **{ $thing }**: { $haul }. [/inventory show] shows the whole bag.
button-take = Open and take
button-gather = Gather
button-work-break = Break the lock
button-work-unlock = Unlock
button-work-lock = Lock
button-work-stop = Break off the work
work-question = How do you do it?
work-last-life = ⚠️ It takes the last life: once the lock of **{ $thing }** is broken, **{ $name }** will fall. Are you sure?
work-your-words = Your description, so that it is not lost: { $text }
work-begun = { $minutes ->
    [one] **{ $name }** is at work: **{ $thing }**. It takes { $minutes } minute of the game; [/timers] shows when it ends. Who leaves gets nothing out of it.
   *[other] **{ $name }** is at work: **{ $thing }**. It takes { $minutes } minutes of the game; [/timers] shows when it ends. Who leaves gets nothing out of it.
}
work-done-break = The lock of **{ $thing }** is broken. [/scene show] shows what is next.
work-done-unlock = **{ $thing }** is unlocked. [/scene show] shows what is next.
work-done-lock = **{ $thing }** is locked. [/scene show] shows what is next.
work-glass = If there was any glass inside, it is gone.
work-stopped = **{ $name }** is at work no more and loses nothing by it.
notice-work-break = 🔨 Done: **{ $name }** has broken the lock of **{ $thing }**.
notice-work-unlock = 🔓 Done: **{ $name }** has unlocked **{ $thing }**.
notice-work-lock = 🔒 Done: **{ $name }** has locked **{ $thing }**.
notice-work-nothing = ⌛ **{ $name }** ends { $work } without a result: away from the thing meanwhile, or there was nothing left to do.

## What everybody in the scene reads; never what lies inside

scene-work-break = 🔨 **{ $name }** sets about the lock: **{ $thing }**. “{ $text }”
scene-work-unlock = 🗝️ **{ $name }** is unlocking: **{ $thing }**. “{ $text }”
scene-work-lock = 🗝️ **{ $name }** is locking: **{ $thing }**. “{ $text }”
scene-work-done-break = 💥 The lock gives way, **{ $thing }** holds no more. It was **{ $name }**.
scene-work-done-unlock = 🔓 A click: **{ $thing }** is unlocked. It was **{ $name }**.
scene-work-done-lock = 🔒 A click: **{ $thing }** is locked. It was **{ $name }**.
scene-work-stopped = ✋ **{ $name }** leaves off ({ $work }).
scene-taken = 🤲 **{ $name }** opens **{ $thing }** and takes something out of it.

## Refusals

refusal-place_ambiguous = There are several things called { $name } here.
    .way = Choose the right one from the list as you type, or in [/scene show].
refusal-place_kind_unknown = Such a thing cannot be put into a scene.
    .way = Choose the kind from the list in [/place].
refusal-place_has_no_lock = This has no lock.
    .way = Doors, gates and chests have locks; [/scene show] shows what is here.
refusal-place_holds_nothing = Nothing can be put into such a thing.
    .way = Put it into a chest or a cache with [/place].
refusal-place_does_not_grow = Only what grows or is to be gathered has portions.
    .way = Leave them out in [/place]; only herbs grow back.
refusal-place_size_wrong = That number of portions is wrong.
    .way = Give 1 to { $most }; no more can grow back in a phase than there is room for. Repeat [/place].
refusal-too_many_places = There is no room for more than { $most } things in a scene.
    .way = Remove one with [/place_remove].
refusal-already_locked = It is locked already.
    .way = It can be unlocked with [/lock] or broken with [/break].
refusal-thing_locked = It is locked.
    .way = Unlock it with [/lock], or break it with [/break].
refusal-nothing_inside = There is nothing to take.
    .way = Look elsewhere; [/scene show] shows what is around.
refusal-no_locks_here = Locks are no matter of commands in this game.
    .way = Describe it in the channel and ask an ORG for the outcome.
