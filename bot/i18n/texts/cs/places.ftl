# Places of a scene: what ORGs put there, what players see of it and do to it.

## Kinds and states

place-kind-door = dveře
place-kind-gate = brána
place-kind-chest = velká truhla
place-kind-small_chest = truhlička
place-kind-cache = skrýš
place-kind-herb_patch = bylinky
place-kind-hides = ulovená zvířata
place-state-locked = zamčeno
place-state-open = odemčeno
place-state-broken = zámek je rozbitý
place-portions = { $count ->
    [0] už nic nezbylo
    [one] { $count } porce
    [few] { $count } porce
    [many] { $count } porce
   *[other] { $count } porcí
}
place-inside = uvnitř: { $haul }
place-for = najde: { $needs }
place-regrowth = { $count ->
    [one] za fázi doroste { $count } porce (nejvýš { $size })
    [few] za fázi dorostou { $count } porce (nejvýš { $size })
    [many] za fázi doroste { $count } porce (nejvýš { $size })
   *[other] za fázi doroste { $count } porcí (nejvýš { $size })
}
word-somebody = někdo
word-something = něco

## What an ORG is told

place-added = Ve scéně přibylo: { $place }. Všechno, co tu je, ukáže [/place_list].
place-removed = Ze scény zmizelo: { $place }. Vrátit to můžeš přes [/place].
places-none = V této scéně ještě nic není. Něco do ní dej přes [/place].
places-title = Co je ve scéně
place-remove-prompt = Odstranit ze scény
button-place-remove = Odstranit
log-place-added = 📍 { $actor } dává do scény: { $place }
log-place-removed = 📍 { $actor } bere ze scény pryč: { $place }
log-place-taken = 🤲 { $actor }: **{ $name }** bere z místa **{ $thing }**: { $haul }{ $reason }
log-work-began = 🔨 { $actor }: **{ $name }** začíná { $work } – **{ $thing }**. „{ $text }“{ $reason }
log-work-done = 🔨 Hotovo, **{ $name }**: { $work } – **{ $thing }**.
log-work-stopped = 🔨 { $actor }: **{ $name }** přerušuje { $work }.
log-work-glass = 🧪 Při rozbíjení se zničilo křehké ({ $thing }), druhů lektvarů: { $count }. Pokud tam bylo i jiné sklo, odeber ho.

## What a player is told

thing-prompt = Prohlédnout si něco z toho
place-nothing-to-do = Tvoje postava s tím teď nic nezmůže.
place-taken = **{ $name }** má z místa **{ $thing }**: { $haul }. Všechna zavazadla ukáže [/inventory show].
button-take = Otevřít a vzít
button-gather = Nasbírat
button-work-break = Rozbít zámek
button-work-unlock = Odemknout
button-work-lock = Zamknout
button-work-stop = Přerušit práci
work-question = Jak to děláš?
work-last-life = ⚠️ Vezme to poslední život: až bude zámek na místě **{ $thing }** rozbitý, **{ $name }** padne. Opravdu?
work-your-words = Tvůj popis, aby se neztratil: { $text }
work-begun = { $minutes ->
    [one] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minutu hry; kdy bude konec, ukáže [/timers]. Kdo odejde, nic nezíská.
    [few] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minuty hry; kdy bude konec, ukáže [/timers]. Kdo odejde, nic nezíská.
    [many] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minuty hry; kdy bude konec, ukáže [/timers]. Kdo odejde, nic nezíská.
   *[other] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minut hry; kdy bude konec, ukáže [/timers]. Kdo odejde, nic nezíská.
}
work-done-break = Zámek na místě **{ $thing }** je rozbitý. Co dál, ukáže [/scene show].
work-done-unlock = Místo **{ $thing }** je odemčené. Co dál, ukáže [/scene show].
work-done-lock = Místo **{ $thing }** je zamčené. Co dál, ukáže [/scene show].
work-glass = Pokud bylo uvnitř něco ze skla, je po něm.
work-stopped = **{ $name }** už na ničem nepracuje a nic tím neztrácí.
notice-work-break = 🔨 Hotovo: **{ $name }** má zámek na místě **{ $thing }** rozbitý.
notice-work-unlock = 🔓 Hotovo: **{ $name }** má místo **{ $thing }** odemčené.
notice-work-lock = 🔒 Hotovo: **{ $name }** má místo **{ $thing }** zamčené.
notice-work-nothing = ⌛ **{ $name }** končí { $work } bez výsledku. Postava nebyla u věci po celou dobu, nebo už nebylo co dělat.

## What everybody in the scene reads; never what lies inside

scene-work-break = 🔨 **{ $name }** se pouští do zámku: **{ $thing }**. „{ $text }“
scene-work-unlock = 🗝️ **{ $name }** odemyká: **{ $thing }**. „{ $text }“
scene-work-lock = 🗝️ **{ $name }** zamyká: **{ $thing }**. „{ $text }“
scene-work-done-break = 💥 Zámek povolil, **{ $thing }** už nedrží. Stojí za tím **{ $name }**.
scene-work-done-unlock = 🔓 Cvaklo to: **{ $thing }** je odemčeno. Stojí za tím **{ $name }**.
scene-work-done-lock = 🔒 Cvaklo to: **{ $thing }** je zamčeno. Stojí za tím **{ $name }**.
scene-work-stopped = ✋ **{ $name }** nechává práci být ({ $work }).
scene-taken = 🤲 **{ $name }** otevírá **{ $thing }** a něco si odtamtud bere.

## Refusals

refusal-place_ambiguous = Věcí se jménem { $name } je tu víc.
    .way = Vyber tu pravou z nabídky, nebo ze seznamu v [/scene show].
refusal-place_kind_unknown = Takovou věc do scény dát nelze.
    .way = Druh vyber z nabídky v [/place].
refusal-place_has_no_lock = Tohle nemá zámek.
    .way = Zamykají se dveře, brány a truhly; co je tu, ukáže [/scene show].
refusal-place_holds_nothing = Do takové věci se nic dát nedá.
    .way = Obsah dej do truhly nebo skrýše přes [/place].
refusal-place_does_not_grow = Počet porcí má jen to, co roste nebo leží ke sběru.
    .way = U této věci ho v [/place] vynech; dorůstají jen bylinky.
refusal-place_size_wrong = Takový počet porcí nesedí.
    .way = Zadej od 1 do { $most }; za fázi může dorůst nejvýš tolik, kolik se tam vejde. Zopakuj [/place].
refusal-too_many_places = Víc věcí se do scény nevejde, nejvýš jich je { $most }.
    .way = Něco odstraň přes [/place_remove].
refusal-already_locked = Zamčeno už to je.
    .way = Odemknout se to dá přes [/lock], rozbít přes [/break].
refusal-thing_locked = Je to zamčené.
    .way = Odemkni to přes [/lock], nebo rozbij přes [/break].
refusal-nothing_inside = Není tu co vzít.
    .way = Hledej jinde; co je v okolí, ukáže [/scene show].
refusal-no_locks_here = V této hře se zámky neřeší příkazem.
    .way = Popiš to v kanálu a o výsledek požádej ORGa.
