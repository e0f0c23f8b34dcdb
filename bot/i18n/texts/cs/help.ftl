# Help: pages by topic, and pages for where somebody stands just now; at most 900 characters each.

## Topics

help-player-title = Pro hráče
help-player-text =
    • [/character create] vytvoří postavu; stačí jméno, na ostatní se bot zeptá.
    • [/ability choose] nabídne schopnosti. Výběr schválí ORG a dostaneš o tom zprávu.
    • [/character show] ukáže životy, XP, schopnosti a kouzla.
    • [/xp show] řekne, kolik chybí do další úrovně.
    • [/scene enter] tě přivede do scény, [/cast] vyvolá kouzlo.
    • [/party create] založí družinu, [/party invite] do ní pozve.
    • [/rules] najde pravidlo, kouzlo či zbraň. Začni psát a vyber z nabídky.
    • [/emergency] hned zavolá ORGy, když se něco opravdu stane.

    Odpovědi bota vidíš jen ty. Jak tě má volat, určíš přes [/notify]; svůj jazyk přes [/language].
help-org-title = Pro ORGy
help-org-text =
    • Žádosti hráčů přijdou do kanálu pro schvalování. Reakce ✅ schválí, ❌ zamítne; fungují i tlačítka.
    • [/approvals] ukáže všechno, co čeká.
    • Omyl napravíš na kartě tlačítkem **Vrátit zpět**.
    • [/xp add] přidá XP jedné postavě, [/xp party] družině, [/xp bulk] více postavám naráz.
    • [/lives add] přidá či ubere životy.
    • [/ability grant] dá schopnost mimo výběr, [/ability revoke] ji odebere.
    • [/phase open] otevře fázi, [/scene open] scénu v tomto kanálu.
    • [/condition add] zapíše prokletí či nemoc, [/form record] podobu zvířete.
    • [/character history] řekne, co se s postavou dělo a kdo to zapsal.

    O vlastní žádosti rozhodne jiný ORG.
help-characters-title = Postavy
help-characters-text =
    • [/character create] vytvoří postavu. Frakci a povolání vybereš v nabídce.
    • [/character list] ukáže všechny tvoje postavy. Hraješ vždy jednu.
    • [/character switch] tě přepne na jinou.
    • [/character edit] změní jméno nebo portrét. Frakci a povolání opraví ORG.
    • [/character retire] postavu ukončí; nejdřív se zeptá.
    • [/character history] ukáže, co se s ní dělo.

    Celou postavu vidíš jen ty a ORGové. Ostatní vidí jméno, portrét, frakci a výstroj na ní.
help-levels-title = Úrovně a XP
help-levels-text =
    XP přidává ORG. Když jich je dost, úroveň stoupne a bot ti to řekne.

    • [/xp show] ukáže XP a kolik chybí do další úrovně.
    • [/xp log] ukáže, odkud XP přišly.
    • S novou úrovní si obvykle vybíráš schopnost: [/ability choose].

    Na kolika XP jsou hranice, najdeš přes [/rules].
help-abilities-title = Schopnosti
help-abilities-text =
    1. Napiš [/ability choose] a vyber z nabídky. Je v ní jen to, co tvoje povolání a úroveň dovolí.
    2. Žádost přijde ORGům. Dokud nerozhodnou, můžeš ji stáhnout tlačítkem.
    3. Po schválení dostaneš zprávu a schopnost hned platí.

    Co máš a co to dělá, ukáže [/ability list]. Víc o každé schopnosti řekne [/rules].
help-magic-title = Kouzla
help-magic-text =
    Kouzlí se, dokud běží fáze; každé kouzlo jednou za fázi.

    1. [/spells] ukáže, co máš připravené. Vyber kouzlo ze seznamu, nebo napiš [/cast].
    2. Když je třeba říct, na koho, bot se zeptá. Cíl musí být ve stejné scéně.
    3. Když kouzlo dává otázku, napiš ji tlačítkem nebo přes [/ask]. Odpověď ti přijde jako zpráva.

    • Když se někdo ptá tvojí postavy, odpověz po pravdě tlačítkem nebo přes [/answer].
    • Když je třeba tvůj souhlas, bot řekne, co se stane. Odpovíš tlačítkem nebo přes [/consent].
    • Co ti běží a dokdy, ukáže [/timers].

    Co které kouzlo dělá, najdeš přes [/rules]. Odmítnuté kouzlo ti zůstává.
help-scenes-title = Scény a fáze
help-scenes-text =
    Scéna je kanál, ve kterém se právě hraje. Postava je vždycky nejvýš v jedné.

    • [/scene enter] tě přivede dovnitř; stačí i první slovo v kanálu.
    • [/scene show] ukáže, kdo je tu, [/scene leave] tě odvede pryč.
    • [/scene pause] scénu zastaví, když je někomu nepříjemně. Smí to každý v ní a lhůty pak stojí.
    • [/outofgame] tě vezme mimo hru a zase zpátky; je třeba důvod.
    • [/emergency] hned zavolá ORGy.
    • [/phase show] řekne, jestli běží fáze a dokdy.

    Scény a fáze otvírají ORGové: [/scene open], [/phase open]; zastavenou scénu pustí [/scene resume].
help-rules-title = Pravidla
help-rules-text =
    Napiš [/rules] a začni psát, co hledáš: povolání, schopnost, kouzlo, zbraň nebo pravidlo.

    • Název může být v kterémkoli ze tří jazyků, i bez diakritiky.
    • Když se hodí víc věcí, vybereš si z nabídky.
    • Pod textem stojí označení pravidla, na které se můžeš odvolat.

    Když je něco pořád nejasné, zeptej se ORGa.
help-settings-title = Nastavení
help-settings-text =
    • [/setup show] ukáže všechno na jedné stránce.
    • [/setup check] najde, co botovi chybí, a řekne, jak to napravit.
    • [/setup rule] vypíše, vysvětlí nebo změní herní nastavení.
    • [/setup channel] určí, kam bot píše.
    • [/setup modules] zapne nebo vypne část bota.
    • [/setup faction] přidá vlastní frakci.
    • [/setup language], [/setup timezone] a [/setup ruleset] mění jazyk, časové pásmo a pravidla.

    Průvodce [/setup start] a role [/setup role] má na starosti správce serveru.

## Where somebody stands

help-keeper-title = Začni tady
help-keeper-text =
    Bot na tomto serveru ještě není nastavený. Zvládneš to za minutu:

    1. Napiš [/setup start].
    2. Zkontroluj jazyk, pravidla a části bota a klepni na **Dál**.
    3. Vyber roli a kanály, nebo je nech vytvořit.

    Potom můžou hráči tvořit postavy.
help-stranger-title = Ještě chvíli
help-stranger-text =
    Bot na tomto serveru ještě není nastavený.

    Popros správce serveru, ať napíše [/setup start]. Svůj jazyk si můžeš zvolit už teď přes [/language].
help-newcomer-title = Vítej
help-newcomer-text =
    Ještě tu nemáš postavu. Napiš [/character create] a dej jí jméno. Na frakci a povolání se bot zeptá.

    Nevíš, co si vybrat? Napiš [/rules] a podívej se na povolání a frakce.
help-pick-title = Čeká tě výběr
help-pick-text =
    Tvoje postava si může vybrat schopnost. Napiš [/ability choose] a vyber z nabídky; potom ji schválí ORG.

    Pokud je žádost už odeslaná, stačí počkat. Celou postavu ukáže [/character show].
help-playing-title = Můžeš hrát
help-playing-text =
    Tvoje postava je připravená.

    • [/character show] ji ukáže celou.
    • [/scene enter] ji přivede do scény v kanálu.
    • [/spells] ukáže kouzla, [/timers] co jí běží.
    • [/xp show] řekne, kolik chybí do další úrovně.
    • [/rules] odpoví na otázky o hře.
    • [/character switch] tě přepne na jinou postavu.
