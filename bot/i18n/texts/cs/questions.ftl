# Questions: put by a spell, answered by a player or by an ORG.

question-granted = Kouzlo ti dává jednu otázku. Napiš ji tlačítkem, nebo později přes [/ask].
question-put = Otázka je položená, odpoví **{ $name }**. Odpověď ti přijde jako zpráva; co ti běží, ukáže [/timers].
question-put-org = Otázka je u ORGů. Odpověď ti přijde jako zpráva; než ji napíšou, herní čas ti stojí. Ukáže to [/timers].
button-ask = Položit otázku
ask-question = Tvoje otázka

answer-yes = Ano
answer-no = Ne
answer-dont-know = Nevím
question-answered = Odpověď je odeslaná tomu, kdo se ptal. Co běží tvojí postavě, ukáže [/timers].
question-answered-org = Odpověď je zapsaná. Pokud je postava v transu, dozví se ji na jeho konci. Co ještě čeká, ukáže [/approvals].

## The card of a question to the ORGs

card-question-title = { $spell }: { $name }
card-question-who = Ptá se { $owner } · { $at }
card-question-text = „{ $question }“
card-question-how-closed = Odpověz po pravdě tlačítkem. Dokud neodpovíš, postavě stojí herní čas.
card-question-how-open = Napiš vizi tlačítkem. Dokud ji nenapíšeš, postavě stojí herní čas.
card-question-void = **Není třeba odpovídat** · trans se přerušil
card-answered = **Zodpovězeno** · { $by } · { $answer }
button-vision = Napsat vizi
vision-question = Co postava ve vizi zažije
