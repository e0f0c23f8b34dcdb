# Clues: signs everybody sees and only some can read; needs as ORGs type and read them.

clue-card-title = Znamenie
clue-sign = Je tu znamenie. Kto mu rozumie, ten si ho prečíta.
button-clue-read = Prečítať
track-nothing = Zem tu tvojej postave nič nehovorí.

## What an ORG is told

clue-posted = Znamenie je v kanáli. Prečíta ho: { $needs }. Kto ho čítal, ukáže [/clue list].
clue-removed = Znamenie je preč aj so svojou kartou. Nové dáš cez [/clue post].
clue-again = Karta znamenia bude v kanáli o chvíľu znova. Všetky ukáže [/clue list].
clues-none = Žiadne znamenia tu ešte nie sú. Prvé dáš cez [/clue post].
clues-title = Znamenia
clue-line = **#{ $number }** { $place }: { $sign }
    Prečíta: { $needs }
    Text: { $text }
    Čítali: { $readers }
clue-unread = zatiaľ nikto
clue-remove-prompt = Odstrániť znamenie
clue-again-prompt = Ukázať kartu znova
clue-form-title = Nové znamenie
clue-form-needs = Kto ho prečíta
clue-form-sign = Čo vidia všetci
clue-form-text = Čo sa dozvie ten, kto ho prečíta
log-clue-posted = 🔍 { $actor } dáva znamenie ({ $place }): { $sign } · prečíta: { $needs } · „{ $text }“
log-clue-removed = 🔍 { $actor } berie znamenie preč: { $sign } · „{ $text }“
log-clue-read = 🔍 **{ $name }** prvýkrát číta znamenie ({ $place }): { $sign }

## Needs

needs-and = { " a " }
needs-or = { " alebo " }
needs-none = každý
need-ability = { $name }
need-school = { $name }
need-reference = odkaz { $name }
need-faction = frakcia { $name }
need-class = povolanie { $name }
need-item = predmet { $name }

## Refusals

refusal-needs_unreadable = Tejto časti nerozumiem: { $part }
    .way = Píš mená schopností, škôl, frakcií, povolaní alebo odkazov z ponuky, predmet ako predmet: meno. Spájaj ich slovami a, alebo; meno s takým slovom daj do úvodzoviek. Čo existuje, povie [/rules].
refusal-clue_gone = Toto znamenie tu už nie je.
    .way = Aké tu sú, uvidíš v kanáli; zoznam má ORG v [/clue list].
refusal-too_many_clues = Viac znamení sa do hry nezmestí, najviac ich je { $most }.
    .way = Staré odstráň cez [/clue remove].
refusal-no_clues_here = Táto hra nepozná znamenia pre vyvolených.
    .way = Povedz to hráčom inak; s nastavením poradí ORG cez [/setup show].
