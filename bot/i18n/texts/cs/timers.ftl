# Timers: what runs for a character; each is named by what happens when it has run.

timers-none = Nic tvojí postavě neběží. Kouzla ukáže [/spells], celou postavu [/character show].
timers-line = ⏳ { $what }: { $at }
timers-held = ⏸️ { $what }: teď stojí, potom zbývá { $left } skutečného času
timer-effect = Konec účinku ({ $spell })
timer-wake = Probrání z vyřazení
timer-dead = Tělo převezme hlavní ORG
timer-return = Návrat do hry
timer-fled = Konec pronásledování
timer-fog = Konec odstupu po Mlze
timer-held = Konec Zastavení času
