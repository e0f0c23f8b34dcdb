# Phases: opened, closed, shown.

phase-number = Fáza { $number }
phase-open-done = { $count ->
        [one] Fáza je otvorená, týka sa { $count } postavy.
        [few] Fáza je otvorená, týka sa { $count } postáv.
        [many] Fáza je otvorená, týka sa { $count } postavy.
       *[other] Fáza je otvorená, týka sa { $count } postáv.
    } Zatvoríš ju cez [/phase close].
phase-close-done = { $count ->
        [0] Fáza je zatvorená.
        [one] Fáza je zatvorená, s ňou sa skončili účinky na { $count } postave.
       *[other] Fáza je zatvorená, s ňou sa skončili účinky na { $count } postavách.
    } Ďalšiu otvoríš cez [/phase open].
phase-none = Práve nebeží žiadna fáza, preto sa nekúzli. Otvorí ju ORG cez [/phase open].
phase-since = Začiatok: { $at }
phase-ends = Koniec: { $at } ({ $left })
phase-last = Je to posledná fáza.
button-spells = Kúzla

## What everybody reads in the announcements

phase-opened = 🌅 Začína sa **{ $name }**. Kúzla sú späť, nájdeš ich cez [/spells]. Koniec: { $ends }.
phase-closed = 🌙 Končí sa **{ $name }**. Kým sa nezačne ďalšia fáza, nekúzli sa; či už beží, povie [/phase show].
phase-fights-on = ⚔️ Ešte sa bojuje ({ $places }). Pre bojujúcich to platí až po boji.
