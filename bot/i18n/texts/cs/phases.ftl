# Phases: opened, closed, shown.

phase-number = Fáze { $number }
phase-open-done = { $count ->
        [one] Fáze je otevřená, týká se { $count } postavy.
        [few] Fáze je otevřená, týká se { $count } postav.
        [many] Fáze je otevřená, týká se { $count } postavy.
       *[other] Fáze je otevřená, týká se { $count } postav.
    } Zavřeš ji přes [/phase close].
phase-close-done = { $count ->
        [0] Fáze je zavřená.
        [one] Fáze je zavřená, s ní skončily účinky na { $count } postavě.
       *[other] Fáze je zavřená, s ní skončily účinky na { $count } postavách.
    } Další otevřeš přes [/phase open].
phase-none = Právě neběží žádná fáze, proto se nekouzlí. Otevře ji ORG přes [/phase open].
phase-since = Začátek: { $at }
phase-ends = Konec: { $at } ({ $left })
phase-last = Je to poslední fáze.
button-spells = Kouzla

## What everybody reads in the announcements

phase-opened = 🌅 Začíná **{ $name }**. Kouzla jsou zpátky, najdeš je přes [/spells]. Konec: { $ends }.
phase-closed = 🌙 Končí **{ $name }**. Dokud nezačne další fáze, nekouzlí se; jestli už běží, řekne [/phase show].
phase-fights-on = ⚔️ Ještě se bojuje ({ $places }). Pro bojující to platí až po boji.
