# The card of a character: a picture for the phone, a paper to print.

paper-title = { $name }: karta
paper-png-text = Stav postavy právě teď. K vytištění si řekni o [/character card] s volbou `format` PDF.
paper-pdf-text = Karta k vytištění ve formátu A6: strany patří k sobě po dvou, přední a zadní. Na papír A4 se vejdou čtyři vedle sebe.
paper-lives = Životy
paper-lives-hint = Ztrátu přeškrtni. Léčení: obtáhni srdce s plus.
paper-talents = Schopnosti
paper-spells-hint = Každé kouzlo jednou za fázi: po seslání ho zaškrtni.
paper-gear = Schválená výbava
paper-state = Stav
paper-notes = Poznámky
paper-phase = Fáze
paper-player = Hraje
paper-class = { $character_class } · { $faction }
paper-level = Úroveň { $level }
paper-experience = Úroveň { $level } · { $xp } XP, další při { $next } XP
paper-deity = Bůh: { $deity }
paper-condition = { $kind }: { $text }
paper-form = V podobě: { $form }
paper-later = od úrovně { $level }
paper-call = „{ $words }“
paper-granted = { $ability } (od ORGa)
paper-piece = { $gear } ({ $what })
paper-picks = Schopnost čeká na výběr, úroveň: { $levels }
