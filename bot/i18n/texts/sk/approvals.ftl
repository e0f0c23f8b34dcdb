# Requests: the card, the queue, the reason.

card-ability-title = { $ability }: { $name }
card-who = Žiada { $owner } · výber za úroveň { $level } · { $at }
card-for = Zapisuje: { $asker }
card-deity = Boh: { $deity }
card-note = Poznámka: { $note }
card-how = Reakcia ✅ schváli, ❌ zamietne. Fungujú aj tlačidlá.
card-approved = **Schválené** · { $by } · { $at }
card-declined = **Zamietnuté** · { $by } · { $at }
card-withdrawn = **Stiahnuté** · { $by } · { $at }
card-reason = Dôvod: { $reason }
card-gone = Postava z tejto žiadosti už neexistuje. Ostatné žiadosti ukáže [/approvals].
card-problem = Teraz sa to schváliť nedá
card-before = Teraz
card-after = Po schválení
card-does = Čo schopnosť robí
card-footer = Žiadosť { $number }

request-withdrawn = Žiadosť je stiahnutá. Novú pošleš cez [/ability choose].
queue-title = Čo čaká na ORGa
queue-empty = Nič nečaká, všetko je vybavené. Čo ďalej môže ORG, povie [/help].
queue-count = { $count ->
        [one] Čaká { $count } žiadosť.
        [few] Čakajú { $count } žiadosti.
        [many] Čaká { $count } žiadosti.
       *[other] Čaká { $count } žiadostí.
    } Najstaršia je prvá.
queue-line = **{ $number }** · { $name }: { $ability } · { $asker } · { $at }
queue-prompt = Otvor žiadosť
reason-title = Dôvod zamietnutia
reason-question = Prečo je žiadosť zamietnutá
