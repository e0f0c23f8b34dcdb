# The rulebook: what was found, and titles of the figures beside a rule.

rules-prompt = Vyber, co chceš číst
rules-several = Je toho víc
rules-several-text = { $count ->
        [one] Našla se { $count } věc.
        [few] Našly se { $count } věci.
        [many] Našlo se { $count } věci.
       *[other] Našlo se { $count } věcí.
    } Vyber v nabídce, nebo upřesni [/rules].
rules-call = Volá se: **{ $call }**
rules-kind-class = Povolání
rules-kind-faction = Frakce
rules-kind-ability = Schopnost
rules-kind-spell = Kouzlo
rules-kind-weapon = Zbraň
rules-kind-topic = Pravidlo

## Figures

fact-faction = Frakce
fact-lives = Životy
fact-weapons = Zbraně
fact-armours = Zbroje
fact-shield = Štít
fact-abilities = Schopnosti od úrovně
fact-classes = Povolání
fact-access = Povolání a úroveň
fact-spells = Kouzla
fact-school = Škola
fact-level = Číslo ve škole
fact-timing = Kdy
fact-duration = Trvání
fact-minutes = Herní minuty
fact-metres = Dosah v metrech
fact-category = Druh
fact-family = Rodina
fact-length_cm = Nejvýš cm

duration-instant = hned
duration-round = toto kolo
duration-combat = do konce boje
duration-phase = do konce fáze
duration-minutes = na čas
family-sword = { weapon-family-sword }
family-axe = { weapon-family-axe }
family-blunt = { weapon-family-blunt }
family-dagger = { weapon-family-dagger }
family-bow = { weapon-family-bow }
