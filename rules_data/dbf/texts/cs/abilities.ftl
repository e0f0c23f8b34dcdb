### Abilities of the DBF ruleset, the eight schools of magic included: names, and what each does.

## Abilities without magic

ability-vytrvalost = Vytrvalost
ability-vytrvalost-about = Tvé maximum životů stoupne o 1. Sčítá se se schopností Houževnatost.
ability-huzevnatost = Houževnatost
ability-huzevnatost-about = Tvé maximum životů stoupne o 2. Smíš i běhat, pokud nenosíš těžkou zbroj.
ability-zalesactvo = Zálesáctví
ability-zalesactvo-about = Umíš číst stopy všude, kde na ně vede odkaz. Za protivníkem, který ti z boje utekl, smíš už po 2 herních minutách místo 5. Sbíráš byliny, z jedné dávky uvaříš léčivý lektvar a ze skoleného zvířete stáhneš kůži.
ability-nicenie = Ničení
ability-nicenie-about = Rozbiješ zamčené dveře i truhlu; popiš, jak to děláš. Dveře a velká truhla tě stojí 1 život a 1 herní minutu. Malá povolí hned a zadarmo, ale všechno křehké v ní přijde vniveč. Co takto rozbiješ, se už nikdy nezavře. Brána ti odolá.
ability-prieraznost = Průraznost
ability-prieraznost-about = Zásah sekerou nebo tupou zbraní, například kladivem či palcátem, ubere o 1 život víc. Obouruční zbraň přidá také 1, takže obouruční sekera či kladivo ubere o 2 víc.
ability-serm = Šerm
ability-serm-about = Zásah mečem ubere o 1 život víc, ať už je krátký, jednoruční, nebo obouruční. Sčítá se s bonusem za obouruční zbraň, který dává schopnost Průraznost.
ability-zlodejina = Zlodějina
ability-zlodejina-about = Zámek odemkneš či zamkneš za 1 herní minutu; popiš jak. Také okrádáš: nepozorovaně vložíš svůj schválený token do cizího měšce a pak se přiznáš. Oběť si vybere, zda ti dá 3 dukáty (má-li méně, tak všechny), nebo jeden herní předmět. Od té doby ví, že kradeš.
ability-pozornost = Pozornost
ability-pozornost-about = Neujde ti past ani skrýš: smíš používat odkazy na ukryté věci. Úder ze zakrádání proti tobě selže: nezraní tě a boj jím nezačne.
ability-uhybanie = Uhýbání
ability-uhybanie-about = Jednou za boj zrušíš zásah, který tě právě trefil, ať je jakkoli silný. Při vzájemném zásahu tvůj vlastní zásah platí dál. Proti zraněním z kouzel nepomáhá. V dalším boji můžeš uhýbat znovu.
ability-zakradanie = Zakrádání
ability-zakradanie-about = Pokud se k někomu opravdu nepozorovaně přiblížíš, udeříš silou jednoho zásahu a tím začíná boj. Tvá družina se zapojí až po tomto úderu. Když tě cíl zpozoruje, nestane se nic. Kdo má Pozornost, toho takto nepřekvapíš.

## Schools of magic

ability-elementy = Elementy
ability-elementy-about = Škola živlů: oheň, kyselina a mráz. Rozumíš odkazům na tuto magii. Kouzla přibývají s úrovní a každé máš jednou za fázi.
ability-elementy-levels = Čaroděj i Druid znají první na 1. a páté na 5. úrovni.
ability-pocarovanie = Počarování
ability-pocarovanie-about = Škola, která působí na mysl. Rozumíš odkazům na psychickou magii. Kouzla přibývají s úrovní a každé máš jednou za fázi.
ability-pocarovanie-levels = Čaroděj a Kněz je znají od 1. úrovně (všechna na 5.), Zloděj od 5. úrovně (všechna na 9.).
ability-jasnovidectvo = Jasnovidectví
ability-jasnovidectvo-about = Škola poznání a předvídání. Rozumíš odkazům na jasnovidectví. Kouzla přibývají s úrovní a každé máš jednou za fázi.
ability-jasnovidectvo-levels = Čaroděj a Kněz je znají od 3. úrovně (všechna na 7.), Druid od 5. úrovně (všechna na 9.).
ability-nekromancia = Nekromancie
ability-nekromancia-about = Škola smrti a nemrtvých. Rozumíš odkazům na černou magii. Kouzla přibývají s úrovní a každé máš jednou za fázi.
ability-nekromancia-levels = Čaroděj a Druid je znají od 3. úrovně (všechna na 7.), Kněz od 5. úrovně (všechna na 9.).
ability-alchymia = Alchymie
ability-alchymia-about = Místo kouzel máš lektvary a rozumíš odkazům na alchymii. Na každý lektvar potřebuješ recept, suroviny a 10 herních minut; vaření popiš.
ability-alchymia-levels = Čaroděj zvládne lektvary do výše své úrovně, Druid a Kněz do úrovně o 2 nižší.
ability-liecenie = Léčení
ability-liecenie-about = Škola, která vrací životy a zdraví. Rozumíš odkazům na léčivou magii. Kouzla přibývají s úrovní, každé jednou za fázi.
ability-liecenie-levels = Druid a Kněz je znají od 1. úrovně (všechna na 5.), Rytíř a Hraničář od 3. (všechna na 7.), Čaroděj od 5. (všechna na 9.).
ability-priroda = Příroda
ability-priroda-about = Škola zvířat a počasí; rozumíš odkazům na přírodní magii. Od začátku sbíráš byliny a vaříš z nich léčivý lektvar. Kouzla přibývají s úrovní, každé jednou za fázi.
ability-priroda-levels = Druid je zná od 1. úrovně (všechna na 5.), Kněz, Hraničář a Čaroděj od 3. (všechna na 7.).
ability-bohosluzba = Bohoslužba
ability-bohosluzba-about = Vybral si tě bůh, kterého určíš při této schopnosti, a odkazy pro jeho vyvolené patří i tobě. Kouzla přibývají s úrovní a každé máš jednou za fázi.
ability-bohosluzba-levels = Kněz je zná od 1. úrovně (všechna na 5.), Rytíř od 5. úrovně (všechna na 9.).
