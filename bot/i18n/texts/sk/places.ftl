# Places of a scene: what ORGs put there, what players see of it and do to it.

## Kinds and states

place-kind-door = dvere
place-kind-gate = brána
place-kind-chest = veľká truhlica
place-kind-small_chest = truhlička
place-kind-cache = skrýša
place-kind-herb_patch = bylinky
place-kind-hides = ulovené zvieratá
place-state-locked = zamknuté
place-state-open = odomknuté
place-state-broken = zámok je rozbitý
place-portions = { $count ->
    [0] už nič nezostalo
    [one] { $count } porcia
    [few] { $count } porcie
    [many] { $count } porcie
   *[other] { $count } porcií
}
place-inside = vnútri: { $haul }
place-for = nájde: { $needs }
place-regrowth = { $count ->
    [one] za fázu dorastie { $count } porcia (najviac { $size })
    [few] za fázu dorastú { $count } porcie (najviac { $size })
    [many] za fázu dorastie { $count } porcie (najviac { $size })
   *[other] za fázu dorastie { $count } porcií (najviac { $size })
}
word-somebody = niekto
word-something = niečo

## What an ORG is told

place-added = V scéne pribudlo: { $place }. Všetko, čo tu je, ukáže [/place_list].
place-removed = Zo scény zmizlo: { $place }. Vrátiť to môžeš cez [/place].
places-none = V tejto scéne ešte nič nie je. Niečo do nej daj cez [/place].
places-title = Čo je v scéne
place-remove-prompt = Odstrániť zo scény
button-place-remove = Odstrániť
log-place-added = 📍 { $actor } dáva do scény: { $place }
log-place-removed = 📍 { $actor } berie zo scény preč: { $place }
log-place-taken = 🤲 { $actor }: **{ $name }** berie z miesta **{ $thing }**: { $haul }{ $reason }
log-work-began = 🔨 { $actor }: **{ $name }** začína { $work } – **{ $thing }**. „{ $text }“{ $reason }
log-work-done = 🔨 Hotovo, **{ $name }**: { $work } – **{ $thing }**.
log-work-stopped = 🔨 { $actor }: **{ $name }** prerušuje { $work }.
log-work-glass = 🧪 Pri rozbíjaní sa zničilo krehké ({ $thing }), druhov lektvarov: { $count }. Ak tam bolo aj iné sklo, odober ho.

## What a player is told

thing-prompt = Prezrieť si niečo z toho
place-nothing-to-do = Tvoja postava s tým teraz nič nezmôže.
place-taken = **{ $name }** má z miesta **{ $thing }**: { $haul }. Celú batožinu ukáže [/inventory show].
button-take = Otvoriť a vziať
button-gather = Nazbierať
button-work-break = Rozbiť zámok
button-work-unlock = Odomknúť
button-work-lock = Zamknúť
button-work-stop = Prerušiť prácu
work-question = Ako to robíš?
work-last-life = ⚠️ Vezme to posledný život: keď bude zámok na mieste **{ $thing }** rozbitý, **{ $name }** padne. Naozaj?
work-your-words = Tvoj opis, aby sa nestratil: { $text }
work-begun = { $minutes ->
    [one] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minútu hry; kedy bude koniec, ukáže [/timers]. Kto odíde, nič nezíska.
    [few] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minúty hry; kedy bude koniec, ukáže [/timers]. Kto odíde, nič nezíska.
    [many] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minúty hry; kedy bude koniec, ukáže [/timers]. Kto odíde, nič nezíska.
   *[other] **{ $name }** pracuje: **{ $thing }**. Potrvá to { $minutes } minút hry; kedy bude koniec, ukáže [/timers]. Kto odíde, nič nezíska.
}
work-done-break = Zámok na mieste **{ $thing }** je rozbitý. Čo ďalej, ukáže [/scene show].
work-done-unlock = Miesto **{ $thing }** je odomknuté. Čo ďalej, ukáže [/scene show].
work-done-lock = Miesto **{ $thing }** je zamknuté. Čo ďalej, ukáže [/scene show].
work-glass = Ak bolo vnútri niečo zo skla, je po ňom.
work-stopped = **{ $name }** už na ničom nepracuje a nič tým nestráca.
notice-work-break = 🔨 Hotovo: **{ $name }** má zámok na mieste **{ $thing }** rozbitý.
notice-work-unlock = 🔓 Hotovo: **{ $name }** má miesto **{ $thing }** odomknuté.
notice-work-lock = 🔒 Hotovo: **{ $name }** má miesto **{ $thing }** zamknuté.
notice-work-nothing = ⌛ **{ $name }** končí { $work } bez výsledku. Postava nebola pri veci po celý čas, alebo už nebolo čo robiť.

## What everybody in the scene reads; never what lies inside

scene-work-break = 🔨 **{ $name }** sa púšťa do zámku: **{ $thing }**. „{ $text }“
scene-work-unlock = 🗝️ **{ $name }** odomyká: **{ $thing }**. „{ $text }“
scene-work-lock = 🗝️ **{ $name }** zamyká: **{ $thing }**. „{ $text }“
scene-work-done-break = 💥 Zámok povolil, **{ $thing }** už nedrží. Stojí za tým **{ $name }**.
scene-work-done-unlock = 🔓 Cvaklo to: **{ $thing }** je odomknuté. Stojí za tým **{ $name }**.
scene-work-done-lock = 🔒 Cvaklo to: **{ $thing }** je zamknuté. Stojí za tým **{ $name }**.
scene-work-stopped = ✋ **{ $name }** necháva prácu tak ({ $work }).
scene-taken = 🤲 **{ $name }** otvára **{ $thing }** a niečo si odtiaľ berie.

## Refusals

refusal-place_ambiguous = Vecí s menom { $name } je tu viac.
    .way = Vyber tú pravú z ponuky, alebo zo zoznamu v [/scene show].
refusal-place_kind_unknown = Takúto vec do scény dať nemožno.
    .way = Druh vyber z ponuky v [/place].
refusal-place_has_no_lock = Toto nemá zámok.
    .way = Zamykajú sa dvere, brány a truhlice; čo je tu, ukáže [/scene show].
refusal-place_holds_nothing = Do takejto veci sa nič dať nedá.
    .way = Obsah daj do truhlice alebo skrýše cez [/place].
refusal-place_does_not_grow = Počet porcií má len to, čo rastie alebo leží na zber.
    .way = Pri tejto veci ho v [/place] vynechaj; dorastajú iba bylinky.
refusal-place_size_wrong = Taký počet porcií nesedí.
    .way = Zadaj od 1 do { $most }; za fázu môže dorásť najviac toľko, koľko sa tam zmestí. Zopakuj [/place].
refusal-too_many_places = Viac vecí sa do scény nezmestí, najviac ich je { $most }.
    .way = Niečo odstráň cez [/place_remove].
refusal-already_locked = Zamknuté to už je.
    .way = Odomknúť sa to dá cez [/lock], rozbiť cez [/break].
refusal-thing_locked = Je to zamknuté.
    .way = Odomkni to cez [/lock], alebo rozbi cez [/break].
refusal-nothing_inside = Nie je tu čo vziať.
    .way = Hľadaj inde; čo je v okolí, ukáže [/scene show].
refusal-no_locks_here = V tejto hre sa zámky neriešia príkazom.
    .way = Opíš to v kanáli a o výsledok požiadaj ORGa.
