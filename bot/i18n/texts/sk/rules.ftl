# The rulebook: what was found, and titles of the figures beside a rule.

rules-prompt = Vyber, čo chceš čítať
rules-several = Je toho viac
rules-several-text = { $count ->
        [one] Našla sa { $count } vec.
        [few] Našli sa { $count } veci.
        [many] Našlo sa { $count } veci.
       *[other] Našlo sa { $count } vecí.
    } Vyber v ponuke, alebo spresni [/rules].
rules-call = Volá sa: **{ $call }**
rules-kind-class = Povolanie
rules-kind-faction = Frakcia
rules-kind-ability = Schopnosť
rules-kind-spell = Kúzlo
rules-kind-weapon = Zbraň
rules-kind-topic = Pravidlo

## Figures

fact-faction = Frakcia
fact-lives = Životy
fact-weapons = Zbrane
fact-armours = Zbroje
fact-shield = Štít
fact-abilities = Schopnosti od úrovne
fact-classes = Povolania
fact-access = Povolanie a úroveň
fact-spells = Kúzla
fact-school = Škola
fact-level = Číslo v škole
fact-timing = Kedy
fact-duration = Trvanie
fact-minutes = Herné minúty
fact-metres = Dosah v metroch
fact-category = Druh
fact-family = Rodina
fact-length_cm = Najviac cm

duration-instant = hneď
duration-round = toto kolo
duration-combat = do konca boja
duration-phase = do konca fázy
duration-minutes = na čas
family-sword = { weapon-family-sword }
family-axe = { weapon-family-axe }
family-blunt = { weapon-family-blunt }
family-dagger = { weapon-family-dagger }
family-bow = { weapon-family-bow }
