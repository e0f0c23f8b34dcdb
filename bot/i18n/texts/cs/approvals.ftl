# Requests: the card, the queue, the reason.

card-ability-title = { $ability }: { $name }
card-who = Žádá { $owner } · výběr za úroveň { $level } · { $at }
card-for = Zapisuje: { $asker }
card-deity = Bůh: { $deity }
card-note = Poznámka: { $note }
card-how = Reakce ✅ schválí, ❌ zamítne. Fungují i tlačítka.
card-approved = **Schváleno** · { $by } · { $at }
card-declined = **Zamítnuto** · { $by } · { $at }
card-withdrawn = **Staženo** · { $by } · { $at }
card-reason = Důvod: { $reason }
card-gone = Postava z této žádosti už neexistuje. Ostatní žádosti ukáže [/approvals].
card-problem = Teď se to schválit nedá
card-before = Teď
card-after = Po schválení
card-does = Co schopnost dělá
card-footer = Žádost { $number }

request-withdrawn = Žádost je stažená. Novou pošleš přes [/ability choose].
queue-title = Co čeká na ORGa
queue-empty = Nic nečeká, všechno je vyřízené. Co dál může ORG, řekne [/help].
queue-count = { $count ->
        [one] Čeká { $count } žádost.
        [few] Čekají { $count } žádosti.
        [many] Čeká { $count } žádosti.
       *[other] Čeká { $count } žádostí.
    } Nejstarší je první.
queue-line = **{ $number }** · { $name }: { $ability } · { $asker } · { $at }
queue-prompt = Otevři žádost
reason-title = Důvod zamítnutí
reason-question = Proč je žádost zamítnutá
