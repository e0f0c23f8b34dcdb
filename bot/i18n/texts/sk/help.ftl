# Help: pages by topic, and pages for where somebody stands just now; at most 900 characters each.

## Topics

help-player-title = Pre hráčov
help-player-text =
    • [/character create] vytvorí postavu; stačí meno, na ostatné sa bot spýta.
    • [/ability choose] ponúkne schopnosti. Výber schváli ORG a dostaneš o tom správu.
    • [/character show] ukáže životy, XP, schopnosti a kúzla.
    • [/xp show] povie, koľko chýba do ďalšej úrovne.
    • [/scene enter] ťa privedie do scény, [/cast] vyvolá kúzlo.
    • [/party create] založí družinu, [/party invite] do nej pozve.
    • [/rules] nájde pravidlo, kúzlo či zbraň. Začni písať a vyber z ponuky.
    • [/emergency] hneď zavolá ORGov, keď sa niečo naozaj stane.

    Odpovede bota vidíš iba ty. Ako ťa má volať, určíš cez [/notify]; svoj jazyk cez [/language].
help-org-title = Pre ORGov
help-org-text =
    • Žiadosti hráčov prídu do kanála na schvaľovanie. Reakcia ✅ schváli, ❌ zamietne; fungujú aj tlačidlá.
    • [/approvals] ukáže všetko, čo čaká.
    • Omyl napravíš na karte tlačidlom **Vrátiť späť**.
    • [/xp add] pridá XP jednej postave, [/xp party] družine, [/xp bulk] viacerým naraz.
    • [/lives add] pridá či uberie životy.
    • [/ability grant] dá schopnosť mimo výberu, [/ability revoke] ju odoberie.
    • [/phase open] otvorí fázu, [/scene open] scénu v tomto kanáli.
    • [/condition add] zapíše prekliatie či chorobu, [/form record] podobu zvieraťa.
    • [/character history] povie, čo sa s postavou dialo a kto to zapísal.

    O vlastnej žiadosti rozhodne iný ORG.
help-characters-title = Postavy
help-characters-text =
    • [/character create] vytvorí postavu. Frakciu a povolanie vyberieš v ponuke.
    • [/character list] ukáže všetky tvoje postavy. Hráš vždy jednu.
    • [/character switch] ťa prepne na inú.
    • [/character edit] zmení meno alebo portrét. Frakciu a povolanie opraví ORG.
    • [/character retire] postavu ukončí; najprv sa spýta.
    • [/character history] ukáže, čo sa s ňou dialo.

    Celú postavu vidíš iba ty a ORGovia. Ostatní vidia meno, portrét, frakciu a výstroj na nej.
help-levels-title = Úrovne a XP
help-levels-text =
    XP pridáva ORG. Keď ich je dosť, úroveň stúpne a bot ti to povie.

    • [/xp show] ukáže XP a koľko chýba do ďalšej úrovne.
    • [/xp log] ukáže, odkiaľ XP prišli.
    • S novou úrovňou si zvyčajne vyberáš schopnosť: [/ability choose].

    Na koľkých XP sú hranice, nájdeš cez [/rules].
help-abilities-title = Schopnosti
help-abilities-text =
    1. Napíš [/ability choose] a vyber z ponuky. Je v nej len to, čo tvoje povolanie a úroveň dovolia.
    2. Žiadosť príde ORGom. Kým nerozhodnú, môžeš ju stiahnuť tlačidlom.
    3. Po schválení dostaneš správu a schopnosť hneď platí.

    Čo máš a čo to robí, ukáže [/ability list]. Viac o každej schopnosti povie [/rules].
help-magic-title = Kúzla
help-magic-text =
    Kúzli sa, kým beží fáza; každé kúzlo raz za fázu.

    1. [/spells] ukáže, čo máš pripravené. Vyber kúzlo zo zoznamu, alebo napíš [/cast].
    2. Ak treba povedať, na koho, bot sa spýta. Cieľ musí byť v tej istej scéne.
    3. Ak kúzlo dáva otázku, napíš ju tlačidlom alebo cez [/ask]. Odpoveď ti príde ako správa.

    • Keď sa niekto pýta tvojej postavy, odpovedz po pravde tlačidlom alebo cez [/answer].
    • Keď treba tvoj súhlas, bot povie, čo sa stane. Odpovieš tlačidlom alebo cez [/consent].
    • Čo ti beží a dokedy, ukáže [/timers].

    Čo ktoré kúzlo robí, nájdeš cez [/rules]. Odmietnuté kúzlo ti zostáva.
help-scenes-title = Scény a fázy
help-scenes-text =
    Scéna je kanál, v ktorom sa práve hrá. Postava je vždy najviac v jednej.

    • [/scene enter] ťa privedie dnu; stačí aj prvé slovo v kanáli.
    • [/scene show] ukáže, kto je tu, [/scene leave] ťa odvedie preč.
    • [/scene pause] scénu zastaví, keď je niekomu nepríjemne. Smie to každý v nej a lehoty vtedy stoja.
    • [/outofgame] ťa vezme mimo hry a zasa späť; treba dôvod.
    • [/emergency] hneď zavolá ORGov.
    • [/phase show] povie, či beží fáza a dokedy.

    Scény a fázy otvárajú ORGovia: [/scene open], [/phase open]; zastavenú scénu pustí [/scene resume].
help-rules-title = Pravidlá
help-rules-text =
    Napíš [/rules] a začni písať, čo hľadáš: povolanie, schopnosť, kúzlo, zbraň alebo pravidlo.

    • Názov môže byť v hociktorom z troch jazykov, aj bez diakritiky.
    • Keď sa hodí viac vecí, vyberieš si z ponuky.
    • Pod textom stojí označenie pravidla, na ktoré sa môžeš odvolať.

    Ak je niečo stále nejasné, spýtaj sa ORGa.
help-settings-title = Nastavenia
help-settings-text =
    • [/setup show] ukáže všetko na jednej strane.
    • [/setup check] nájde, čo botovi chýba, a povie, ako to opraviť.
    • [/setup rule] vypíše, vysvetlí alebo zmení herné nastavenie.
    • [/setup channel] určí, kam bot píše.
    • [/setup modules] zapne alebo vypne časť bota.
    • [/setup faction] pridá vlastnú frakciu.
    • [/setup language], [/setup timezone] a [/setup ruleset] menia jazyk, časové pásmo a pravidlá.

    Sprievodcu [/setup start] a role [/setup role] má na starosti správca servera.

## Where somebody stands

help-keeper-title = Začni tu
help-keeper-text =
    Bot na tomto serveri ešte nie je nastavený. Spravíš to za minútu:

    1. Napíš [/setup start].
    2. Skontroluj jazyk, pravidlá a časti bota a ťukni na **Ďalej**.
    3. Vyber rolu a kanály, alebo ich nechaj vytvoriť.

    Potom môžu hráči tvoriť postavy.
help-stranger-title = Ešte chvíľu
help-stranger-text =
    Bot na tomto serveri ešte nie je nastavený.

    Popros správcu servera, nech napíše [/setup start]. Svoj jazyk si môžeš zvoliť už teraz cez [/language].
help-newcomer-title = Vitaj
help-newcomer-text =
    Ešte tu nemáš postavu. Napíš [/character create] a daj jej meno. Na frakciu a povolanie sa bot spýta.

    Nevieš, čo si vybrať? Napíš [/rules] a pozri si povolania a frakcie.
help-pick-title = Čaká ťa výber
help-pick-text =
    Tvoja postava si môže vybrať schopnosť. Napíš [/ability choose] a vyber z ponuky; potom ju schváli ORG.

    Ak je žiadosť už odoslaná, stačí počkať. Celú postavu ukáže [/character show].
help-playing-title = Môžeš hrať
help-playing-text =
    Tvoja postava je pripravená.

    • [/character show] ju ukáže celú.
    • [/scene enter] ju privedie do scény v kanáli.
    • [/spells] ukáže kúzla, [/timers] čo jej beží.
    • [/xp show] povie, koľko chýba do ďalšej úrovne.
    • [/rules] odpovie na otázky o hre.
    • [/character switch] ťa prepne na inú postavu.
