# The card of a character: a picture for the phone, a paper to print.

paper-title = { $name }: karta
paper-png-text = Stav postavy práve teraz. Na vytlačenie si vypýtaj [/character card] s voľbou `format` PDF.
paper-pdf-text = Karta na vytlačenie vo formáte A6: strany patria k sebe po dvoch, predná a zadná. Na papieri A4 sa vojdú štyri vedľa seba.
paper-lives = Životy
paper-lives-hint = Stratu preškrtni. Liečenie: obtiahni srdce s plus.
paper-talents = Schopnosti
paper-spells-hint = Každé kúzlo raz za fázu: po zoslaní ho zaškrtni.
paper-gear = Schválená výbava
paper-state = Stav
paper-notes = Poznámky
paper-phase = Fáza
paper-player = Hrá
paper-class = { $character_class } · { $faction }
paper-level = Úroveň { $level }
paper-experience = Úroveň { $level } · { $xp } XP, ďalšia pri { $next } XP
paper-deity = Boh: { $deity }
paper-condition = { $kind }: { $text }
paper-form = V podobe: { $form }
paper-later = od úrovne { $level }
paper-call = „{ $words }“
paper-granted = { $ability } (od ORGa)
paper-piece = { $gear } ({ $what })
paper-picks = Schopnosť čaká na výber, úroveň: { $levels }
