# After a fight: loot, the last blow, cases, revival, pursuit.

button-aftermath = Čo teraz?
aftermath-title = { $name }: čo teraz?
aftermath-nothing = Tu už nie je koho prehľadať ani prenasledovať. Čo ti beží, ukáže [/timers].
aftermath-not-yet = prenasledovať až { $at }
button-aftermath-loot = Prehľadať: { $name }
button-aftermath-kill = Zabiť: { $name }
button-aftermath-strike = Zaútočiť: { $name }
button-aftermath-pursue = Prenasledovať: { $name }

## Loot

loot-title = { $name }: čo má pri sebe
loot-there = Dá sa vziať: { $haul }. Vyber časť z menu alebo vezmi všetko; presný počet zadáš cez [/loot].
loot-nothing = Nič, čo by sa dalo vziať, tu nie je. Čo máš ty, ukáže [/inventory show].
loot-through-org = Túto korisť rozdáva ORG. Požiadaj ho tlačidlom.
loot-prompt = Vziať len niečo
loot-taken = 🎒 Vzaté: { $haul }.
loot-how-many-title = Koľko: { $name }
loot-how-many = Počet (najviac { $count })
loot-asked = Žiadosť o korisť je odoslaná: **{ $name }**. Keď ORG rozhodne, dostaneš správu. Čo máš, ukáže [/inventory show].
button-loot-all = Vziať všetko
button-loot-ask = Požiadať ORGa
scene-looted = 🎒 Postava **{ $looter }** prehľadáva postavu **{ $name }**.
notice-looted = 🎒 Postava **{ $looter }** vzala postave **{ $name }**: { $haul }. Čo kto má, ukáže [/inventory show].
log-looted = 🎒 **{ $looter }** berie postave **{ $name }**: { $haul } · { $actor }

## The last blow

kill-form-title = Posledná rana: { $name }
kill-question = Slová a útok, ktorým zabíjaš
kill-warning =
    ⚠️ Toto nie je posledná fáza. Kto zomrie teraz, príde o zvyšok hry, hoci sa na ňu tešil rovnako ako ty.
    Radšej súperovi skomplikuj život a posledný úder si nechaj na záver. Ak to napriek tomu chceš, potvrď smrť postavy **{ $name }** tlačidlom, alebo zopakuj [/kill] s voľbou `sure`.
kill-done = Postava **{ $name }** je mŕtva. Dôvod posúdi rada ORGov. Čo má pri sebe, ukáže [/loot].
button-kill-sure = Áno, zabiť
button-kill-back = Radšej nie
scene-killed = ☠️ Postava **{ $killer }** zabíja postavu **{ $name }**: „{ $text }“
notice-killed =
    ☠️ Postava **{ $killer }** zabila postavu **{ $name }**: „{ $text }“
    Telo ostáva ležať na mieste a potom o ňom rozhodne hlavný ORG; kedy to bude, ukáže [/timers].
log-killed = ☠️ Prípad { $number }: **{ $killer }** zabíja postavu **{ $name }**: „{ $text }“ · { $actor }

## Cases

cases-title = Prípady pre ORGov
cases-none = Žiadny prípad nečaká. Iné žiadosti ukáže [/approvals].
case-prompt = Otvor prípad
case-name-killing = Zabitie
case-name-dead = O mŕtvom
case-line-killing = **#{ $number }** · postava **{ $killer }** zabila postavu **{ $name }** · { $at }
case-line-dead = **#{ $number }** · čo bude s postavou **{ $name }** · { $at }
case-words = „{ $text }“
case-how-killing = Rada ORGov posúdi dôvod a určí následky. Rozhodnutie napíš tlačidlom alebo cez [/case].
case-how-dead = Rozhoduje hlavný ORG. Rozhodnutie napíš tlačidlom alebo cez [/case]; do hry postavu vráti [/revive].
case-decided = **Rozhodnuté:** { $decision } · { $by }
case-question = Ako je rozhodnuté
case-form-title = Prípad { $number }
case-kept = ✅ Rozhodnutie je zapísané a dotknutí hráči ho dostanú.
button-case-decide = Rozhodnúť
button-revive = Oživiť
log-case-dead = 🕯️ Prípad { $number }: o postave **{ $name }** ({ $owner }) rozhodne hlavný ORG cez [/case].
log-case-dead-decided = 🕯️ Prípad { $number }: **{ $name }** – { $decision } · { $actor }
log-case-killing-decided = ⚖️ Prípad { $number }: **{ $killer }** a smrť postavy **{ $name }** – { $decision } · { $actor }
notice-case-dead =
    🕯️ Hlavný ORG rozhodol o postave **{ $name }**: { $decision }
    Ako na tom je, ukáže [/character show].
notice-case-killing =
    ⚖️ Rada ORGov posúdila, že **{ $killer }** zabíja postavu **{ $name }**: { $decision }
    Čo sa zapísalo, ukáže [/journal].

## Revival and pursuit

revive-done = Postava **{ $name }** je späť: { $hearts }. Počet životov upravíš cez [/lives add].
scene-revived = 🌱 Postava **{ $name }** znova vstáva.
notice-revived =
    🌱 ORG vrátil tvoju postavu **{ $name }** do hry, má { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
        [many] { $lives } života
       *[other] { $lives } životov
    }. Do scény vojdeš cez [/scene enter].
log-revived = 🌱 **{ $name }** znova v hre, životy: { $lives } · { $actor }
scene-pursued = 🏃 Postava **{ $pursuer }** dobieha postavu **{ $name }**.
notice-pursued = 🏃 Postava **{ $pursuer }** dobehla tvoju postavu **{ $name }** ({ $place }). Kto je tam, ukáže [/scene show].
pursue-done = 🏃 Postava **{ $name }** je pri postave **{ $fled }** v { $place }. Vyzvať ju môžeš tam cez [/challenge].

## Refusals

refusal-no_aftermath_here = Podľa týchto pravidiel sa po boji nič také nerobí.
    .way = Ktoré pravidlá tu platia, ukáže [/setup show].
refusal-thing_not_there = Takú vec táto postava pri sebe nemá.
    .way = Čo sa dá vziať, ukáže [/loot].
refusal-case_gone = Taký prípad nie je.
    .way = Otvorené prípady ukáže [/case].
refusal-case_decided_already = Tento prípad už niekto rozhodol: { $by }.
    .way = Otvorené prípady ukáže [/case].
refusal-own_case = Prípad vlastnej postavy rozhoduje iný ORG.
    .way = Popros iného ORGa, alebo to povoľ cez [/setup rule].
refusal-decision_empty = Chýba rozhodnutie.
    .way = Napíš ho a skús to znova cez [/case].
refusal-no_trail = Postava { $name } z boja, ktorý tvoja postava videla, neušla.
    .way = Prenasledovať sa dá len ten, kto ušiel; kto je v scéne, ukáže [/scene show].
