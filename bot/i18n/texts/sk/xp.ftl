# Experience: added, shown, ranked, for many at once.

xp-added = **{ $name }**: { $amount } XP
xp-level-changed = Úroveň { $before } → **{ $after }**
xp-picks = Otvoril sa výber schopnosti za úroveň { $levels }. Hráč ju vyberie cez [/ability choose].
xp-abilities-above = ⚠️ Na terajšiu úroveň je priveľa: { $abilities }. Ak to má zmiznúť, použi [/ability revoke].
xp-level = Úroveň **{ $level }**
xp-log-title = XP: { $name }
xp-log-empty = Zatiaľ žiadne XP. Pridáva ich ORG cez [/xp add].
xp-top-title = Poradie podľa XP
xp-top-line = `{ $place }.` **{ $name }** · { $xp } XP · úroveň { $level }
xp-top-empty = Zatiaľ tu nie je žiadna postava. Vytvorí ju [/character create].

xp-bulk-title = XP pre viac postáv
xp-bulk-lines = Na každý riadok meno a počet XP
xp-bulk-example = Žofia 3
xp-bulk-source = Za čo: úloha, boj s creepmi, oprava…
xp-bulk-reason = Dôvod (môže ostať prázdny)
xp-bulk-preview = Toto sa stane, keď potvrdíš
xp-bulk-line = **{ $name }**: { $amount } → { $xp } XP
xp-bulk-line-level = **{ $name }**: { $amount } → { $xp } XP, úroveň **{ $level }**
xp-bulk-confirm = Pridať { $count ->
        [one] { $count } postave
       *[other] { $count } postavám
    }
xp-bulk-done = { $count ->
        [one] XP dostala { $count } postava.
        [few] XP dostali { $count } postavy.
        [many] XP dostalo { $count } postavy.
       *[other] XP dostalo { $count } postáv.
    } Jednotlivé záznamy ukáže [/xp log].
