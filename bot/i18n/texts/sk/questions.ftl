# Questions: put by a spell, answered by a player or by an ORG.

question-granted = Kúzlo ti dáva jednu otázku. Napíš ju tlačidlom, alebo neskôr cez [/ask].
question-put = Otázka je položená, odpovie **{ $name }**. Odpoveď ti príde ako správa; čo ti beží, ukáže [/timers].
question-put-org = Otázka je u ORGov. Odpoveď ti príde ako správa; kým ju nenapíšu, herný čas ti stojí. Ukáže to [/timers].
button-ask = Položiť otázku
ask-question = Tvoja otázka

answer-yes = Áno
answer-no = Nie
answer-dont-know = Neviem
question-answered = Odpoveď je odoslaná tomu, kto sa pýtal. Čo beží tvojej postave, ukáže [/timers].
question-answered-org = Odpoveď je zapísaná. Ak je postava v tranze, dozvie sa ju na jeho konci. Čo ešte čaká, ukáže [/approvals].

## The card of a question to the ORGs

card-question-title = { $spell }: { $name }
card-question-who = Pýta sa { $owner } · { $at }
card-question-text = „{ $question }“
card-question-how-closed = Odpovedz po pravde tlačidlom. Kým neodpovieš, postave stojí herný čas.
card-question-how-open = Napíš víziu tlačidlom. Kým ju nenapíšeš, postave stojí herný čas.
card-question-void = **Netreba odpovedať** · tranz sa prerušil
card-answered = **Zodpovedané** · { $by } · { $answer }
button-vision = Napísať víziu
vision-question = Čo postava vo vízii zažije
