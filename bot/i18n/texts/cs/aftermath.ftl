# After a fight: loot, the last blow, cases, revival, pursuit.

button-aftermath = Co teď?
aftermath-title = { $name }: co teď?
aftermath-nothing = Tady už není koho prohledat ani pronásledovat. Co ti běží, ukáže [/timers].
aftermath-not-yet = pronásledovat až { $at }
button-aftermath-loot = Prohledat: { $name }
button-aftermath-kill = Zabít: { $name }
button-aftermath-strike = Zaútočit: { $name }
button-aftermath-pursue = Pronásledovat: { $name }

## Loot

loot-title = { $name }: co má u sebe
loot-there = Dá se vzít: { $haul }. Vyber část z menu nebo vezmi všechno; přesný počet zadáš přes [/loot].
loot-nothing = Nic, co by se dalo vzít, tu není. Co máš ty, ukáže [/inventory show].
loot-through-org = Tuto kořist rozdává ORG. Požádej ho tlačítkem.
loot-prompt = Vzít jen něco
loot-taken = 🎒 Vzato: { $haul }.
loot-how-many-title = Kolik: { $name }
loot-how-many = Počet (nejvýš { $count })
loot-asked = Žádost o kořist je odeslaná: **{ $name }**. Až ORG rozhodne, dostaneš zprávu. Co máš, ukáže [/inventory show].
button-loot-all = Vzít všechno
button-loot-ask = Požádat ORGa
scene-looted = 🎒 Postava **{ $looter }** prohledává postavu **{ $name }**.
notice-looted = 🎒 Postava **{ $looter }** vzala postavě **{ $name }**: { $haul }. Co kdo má, ukáže [/inventory show].
log-looted = 🎒 **{ $looter }** bere postavě **{ $name }**: { $haul } · { $actor }

## The last blow

kill-form-title = Poslední rána: { $name }
kill-question = Slova a útok, kterým zabíjíš
kill-warning =
    ⚠️ Tohle není poslední fáze. Kdo zemře teď, přijde o zbytek hry, i když se na ni těšil stejně jako ty.
    Raději soupeři zkomplikuj život a poslední úder si nech na závěr. Pokud to i tak chceš, potvrď smrt postavy **{ $name }** tlačítkem, nebo zopakuj [/kill] s volbou `sure`.
kill-done = Postava **{ $name }** je mrtvá. Důvod posoudí rada ORGů. Co má u sebe, ukáže [/loot].
button-kill-sure = Ano, zabít
button-kill-back = Raději ne
scene-killed = ☠️ Postava **{ $killer }** zabíjí postavu **{ $name }**: „{ $text }“
notice-killed =
    ☠️ Postava **{ $killer }** zabila postavu **{ $name }**: „{ $text }“
    Tělo zůstává ležet na místě a potom o něm rozhodne hlavní ORG; kdy to bude, ukáže [/timers].
log-killed = ☠️ Případ { $number }: **{ $killer }** zabíjí postavu **{ $name }**: „{ $text }“ · { $actor }

## Cases

cases-title = Případy pro ORGy
cases-none = Žádný případ nečeká. Jiné žádosti ukáže [/approvals].
case-prompt = Otevři případ
case-name-killing = Zabití
case-name-dead = O mrtvém
case-line-killing = **#{ $number }** · postava **{ $killer }** zabila postavu **{ $name }** · { $at }
case-line-dead = **#{ $number }** · co bude s postavou **{ $name }** · { $at }
case-words = „{ $text }“
case-how-killing = Rada ORGů posoudí důvod a určí následky. Rozhodnutí napiš tlačítkem nebo přes [/case].
case-how-dead = Rozhoduje hlavní ORG. Rozhodnutí napiš tlačítkem nebo přes [/case]; do hry postavu vrátí [/revive].
case-decided = **Rozhodnuto:** { $decision } · { $by }
case-question = Jak je rozhodnuto
case-form-title = Případ { $number }
case-kept = ✅ Rozhodnutí je zapsané a dotčení hráči ho dostanou.
button-case-decide = Rozhodnout
button-revive = Oživit
log-case-dead = 🕯️ Případ { $number }: o postavě **{ $name }** ({ $owner }) rozhodne hlavní ORG přes [/case].
log-case-dead-decided = 🕯️ Případ { $number }: **{ $name }** – { $decision } · { $actor }
log-case-killing-decided = ⚖️ Případ { $number }: **{ $killer }** a smrt postavy **{ $name }** – { $decision } · { $actor }
notice-case-dead =
    🕯️ Hlavní ORG rozhodl o postavě **{ $name }**: { $decision }
    Jak na tom je, ukáže [/character show].
notice-case-killing =
    ⚖️ Rada ORGů posoudila, že **{ $killer }** zabíjí postavu **{ $name }**: { $decision }
    Co se zapsalo, ukáže [/journal].

## Revival and pursuit

revive-done = Postava **{ $name }** je zpátky: { $hearts }. Počet životů upravíš přes [/lives add].
scene-revived = 🌱 Postava **{ $name }** znovu vstává.
notice-revived =
    🌱 ORG vrátil tvou postavu **{ $name }** do hry, má { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
        [many] { $lives } života
       *[other] { $lives } životů
    }. Do scény vejdeš přes [/scene enter].
log-revived = 🌱 **{ $name }** znovu ve hře, životy: { $lives } · { $actor }
scene-pursued = 🏃 Postava **{ $pursuer }** dobíhá postavu **{ $name }**.
notice-pursued = 🏃 Postava **{ $pursuer }** doběhla tvou postavu **{ $name }** ({ $place }). Kdo je tam, ukáže [/scene show].
pursue-done = 🏃 Postava **{ $name }** je u postavy **{ $fled }** v { $place }. Vyzvat ji můžeš tam přes [/challenge].

## Refusals

refusal-no_aftermath_here = Podle těchto pravidel se po boji nic takového nedělá.
    .way = Která pravidla tu platí, ukáže [/setup show].
refusal-thing_not_there = Takovou věc tato postava u sebe nemá.
    .way = Co se dá vzít, ukáže [/loot].
refusal-case_gone = Takový případ není.
    .way = Otevřené případy ukáže [/case].
refusal-case_decided_already = Tento případ už někdo rozhodl: { $by }.
    .way = Otevřené případy ukáže [/case].
refusal-own_case = Případ vlastní postavy rozhoduje jiný ORG.
    .way = Popros jiného ORGa, nebo to povol přes [/setup rule].
refusal-decision_empty = Chybí rozhodnutí.
    .way = Napiš ho a zkus to znovu přes [/case].
refusal-no_trail = Postava { $name } z boje, který tvoje postava viděla, neutekla.
    .way = Pronásledovat se dá jen ten, kdo utekl; kdo je ve scéně, ukáže [/scene show].
