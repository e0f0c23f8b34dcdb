# Experience: added, shown, ranked, for many at once.

xp-added = **{ $name }**: { $amount } XP
xp-level-changed = Úroveň { $before } → **{ $after }**
xp-picks = Otevřel se výběr schopnosti za úroveň { $levels }. Hráč ji vybere přes [/ability choose].
xp-abilities-above = ⚠️ Na současnou úroveň je příliš: { $abilities }. Pokud to má zmizet, použij [/ability revoke].
xp-level = Úroveň **{ $level }**
xp-log-title = XP: { $name }
xp-log-empty = Zatím žádné XP. Přidává je ORG přes [/xp add].
xp-top-title = Pořadí podle XP
xp-top-line = `{ $place }.` **{ $name }** · { $xp } XP · úroveň { $level }
xp-top-empty = Zatím tu není žádná postava. Vytvoří ji [/character create].

xp-bulk-title = XP pro více postav
xp-bulk-lines = Na každý řádek jméno a počet XP
xp-bulk-example = Žofie 3
xp-bulk-source = Za co: úkol, boj s creepy, oprava…
xp-bulk-reason = Důvod (může zůstat prázdný)
xp-bulk-preview = Tohle se stane, když potvrdíš
xp-bulk-line = **{ $name }**: { $amount } → { $xp } XP
xp-bulk-line-level = **{ $name }**: { $amount } → { $xp } XP, úroveň **{ $level }**
xp-bulk-confirm = Přidat { $count ->
        [one] { $count } postavě
       *[other] { $count } postavám
    }
xp-bulk-done = { $count ->
        [one] XP dostala { $count } postava.
        [few] XP dostaly { $count } postavy.
        [many] XP dostalo { $count } postavy.
       *[other] XP dostalo { $count } postav.
    } Jednotlivé záznamy ukáže [/xp log].
