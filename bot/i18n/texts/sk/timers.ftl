# Timers: what runs for a character; each is named by what happens when it has run.

timers-none = Nič tvojej postave nebeží. Kúzla ukáže [/spells], celú postavu [/character show].
timers-line = ⏳ { $what }: { $at }
timers-held = ⏸️ { $what }: teraz stojí, potom zostáva { $left } skutočného času
timer-effect = Koniec účinku ({ $spell })
timer-wake = Prebratie z vyradenia
timer-dead = Telo prevezme hlavný ORG
timer-return = Návrat do hry
timer-fled = Koniec prenasledovania
timer-fog = Koniec odstupu po Hmle
timer-held = Koniec Zastavenia času
