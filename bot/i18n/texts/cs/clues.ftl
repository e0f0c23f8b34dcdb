# Clues: signs everybody sees and only some can read; needs as ORGs type and read them.

clue-card-title = Znamení
clue-sign = Je tu znamení. Kdo mu rozumí, ten si ho přečte.
button-clue-read = Přečíst
track-nothing = Země tu tvojí postavě nic neříká.

## What an ORG is told

clue-posted = Znamení je v kanálu. Přečte ho: { $needs }. Kdo ho četl, ukáže [/clue list].
clue-removed = Znamení je pryč i se svou kartou. Nové dáš přes [/clue post].
clue-again = Karta znamení bude v kanálu za chvíli znovu. Všechny ukáže [/clue list].
clues-none = Žádná znamení tu ještě nejsou. První dáš přes [/clue post].
clues-title = Znamení
clue-line = **#{ $number }** { $place }: { $sign }
    Přečte: { $needs }
    Text: { $text }
    Četli: { $readers }
clue-unread = zatím nikdo
clue-remove-prompt = Odstranit znamení
clue-again-prompt = Ukázat kartu znovu
clue-form-title = Nové znamení
clue-form-needs = Kdo ho přečte
clue-form-sign = Co vidí všichni
clue-form-text = Co se dozví ten, kdo ho přečte
log-clue-posted = 🔍 { $actor } dává znamení ({ $place }): { $sign } · přečte: { $needs } · „{ $text }“
log-clue-removed = 🔍 { $actor } bere znamení pryč: { $sign } · „{ $text }“
log-clue-read = 🔍 **{ $name }** poprvé čte znamení ({ $place }): { $sign }

## Needs

needs-and = { " a " }
needs-or = { " nebo " }
needs-none = každý
need-ability = { $name }
need-school = { $name }
need-reference = odkaz { $name }
need-faction = frakce { $name }
need-class = povolání { $name }
need-item = předmět { $name }

## Refusals

refusal-needs_unreadable = Této části nerozumím: { $part }
    .way = Piš jména schopností, škol, frakcí, povolání nebo odkazů z nabídky, předmět jako předmět: jméno. Spojuj je slovy a, nebo; jméno s takovým slovem dej do uvozovek. Co existuje, poví [/rules].
refusal-clue_gone = Toto znamení tu už není.
    .way = Jaká tu jsou, uvidíš v kanálu; seznam má ORG v [/clue list].
refusal-too_many_clues = Víc znamení se do hry nevejde, nejvýš jich je { $most }.
    .way = Stará odstraň přes [/clue remove].
refusal-no_clues_here = Tato hra nezná znamení pro vyvolené.
    .way = Řekni to hráčům jinak; s nastavením poradí ORG přes [/setup show].
