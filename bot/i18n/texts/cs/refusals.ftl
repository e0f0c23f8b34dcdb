# Refusals of the house, and those of the rules about characters: what is in the way; .way = the way out.

## The server and rights

refusal-not_set_up = Bot na tomto serveru ještě není nastavený.
    .way = Správce serveru začne přes [/setup start].
refusal-only_in_a_guild = V soukromé zprávě se hrát nedá.
    .way = Napiš to v kanálu na serveru, kde hraješ; kde začít, řekne [/help].
refusal-rank_needs_player = Tohle je jen pro hráče.
    .way = O roli hráče popros ORGa.
refusal-rank_needs_org = Tohle smí jen ORG s jeho rolí.
    .way = Popros ORGa; roli ORG určuje správce serveru přes [/setup role].
refusal-rank_needs_head_org = Tohle smí jen hlavní ORG.
    .way = Popros hlavního ORGa; jeho roli určuje správce serveru přes [/setup role].
refusal-rank_needs_keeper = Tohle smí jen správce serveru.
    .way = Popros majitele serveru nebo někoho s právem Manage Server, ať použije [/setup start] nebo [/setup role].
refusal-too_busy = Právě tu totéž mění víc lidí naráz.
    .way = Chvilku počkej a zkus to znovu; když to nepomůže, řekni ORGovi.
refusal-fault = Tohle je chyba bota, nic se nezměnilo.
    .way = Zkus to znovu; když se to zopakuje, řekni ORGovi.
refusal-stale_button = Tohle tlačítko už nefunguje.
    .way = Začni znovu příkazem; poradí ti [/help].
refusal-cannot_write_here = V tomto kanálu bot psát nesmí.
    .way = Zkus jiný kanál, nebo popros ORGa, ať práva ověří přes [/setup check].

## Setting up

refusal-draft_gone = Rozpracovaný krok se už ztratil.
    .way = Začni znovu, například přes [/character create], [/xp bulk] nebo [/setup start].
refusal-setup_needs_role = Chybí role ORG.
    .way = Vyber ji v seznamu [/setup start], nebo nech bota, ať doplní, co chybí.
refusal-setup_needs_channel = Chybí kanál pro schvalování.
    .way = Vyber ho v seznamu [/setup start], nebo nech bota, ať doplní, co chybí.
refusal-setup_cannot_make = Bot nesmí vytvářet role a kanály.
    .way = Dej mu práva Manage Roles a Manage Channels, nebo je vytvoř a vyber přes [/setup start].
refusal-role_everyone = Tuhle roli má každý na serveru.
    .way = Zvol přes [/setup role] roli, kterou rozdáváš jen vybraným lidem.
refusal-role_managed = Tuhle roli spravuje někdo jiný, nebo už neexistuje.
    .way = Zvol přes [/setup role] obyčejnou roli tohoto serveru.
refusal-role_self_assigned = Tuhle roli si může vzít každý sám.
    .way = Zvol přes [/setup role] roli, kterou rozdáváš jen vybraným lidem.
refusal-channel_rights_missing = Botovi v tom kanálu chybí: { $rights }.
    .way = Přidej mu to v nastavení kanálu a zopakuj [/setup channel].
refusal-one_module_needed = Aspoň jedna část bota musí zůstat zapnutá.
    .way = Nejdřív zapni jinou přes [/setup modules].
refusal-ruleset_unknown = Tahle pravidla bot nezná.
    .way = Vyber z nabídky v [/setup ruleset].
refusal-ruleset_not_here = Podle těchto pravidel se tu nehraje.
    .way = Nech pravidla v [/character create] prázdná; přidat je může ORG přes [/setup ruleset].
refusal-language_unknown = Tenhle jazyk bot nezná.
    .way = Vyber slovenštinu, češtinu nebo angličtinu přes [/language].
refusal-notify_unknown = Takhle tě bot volat neumí.
    .way = Vyber způsob z nabídky v [/notify].
refusal-zone_unknown = Časové pásmo { $zone } bot nezná.
    .way = Začni v [/setup timezone] psát město, například Prague, a vyber z nabídky.
refusal-setting_unknown = Nastavení { $key } neexistuje.
    .way = Seznam vypíše [/setup rule].
refusal-setting_value_wrong = Nastavení { $key } takovou hodnotu mít nemůže.
    .way = Povoleno: { $allowed }. Svoje tiché hodiny změníš přes [/notify], ostatní mění ORG přes [/setup rule].
refusal-faction_exists = Frakce { $name } tu už je.
    .way = Zvol v [/setup faction] jiný název.
refusal-faction_in_use = { $count ->
        [one] Do frakce { $name } ještě patří { $count } postava.
        [few] Do frakce { $name } ještě patří { $count } postavy.
        [many] Do frakce { $name } ještě patří { $count } postavy.
       *[other] Do frakce { $name } ještě patří { $count } postav.
    }
    .way = Nejdřív jim dej jinou přes [/character edit].
refusal-too_many_factions = Víc vlastních frakcí se sem nevejde, nejvýš jich je { $most }.
    .way = Některou odeber přes [/setup faction].
refusal-approvals_channel_missing = ORGové nemají kanál pro schvalování, žádost by nikdo neviděl.
    .way = Popros ORGa, ať ho nastaví přes [/setup channel].
refusal-help_unknown = O tomhle nápověda neví.
    .way = Vyber z nabídky v [/help].
refusal-rule_not_found = Pravidlo „{ $query }“ se nenašlo.
    .way = Zkus v [/rules] jiné slovo nebo jeho začátek, nebo se zeptej ORGa.

## Characters

refusal-no_character = Nehraješ žádnou postavu.
    .way = Vytvoř ji přes [/character create], nebo vyber jinou přes [/character list].
refusal-character_not_found = Postavu { $name } tu nikdo nemá.
    .way = Začni psát jméno a vyber ho z nabídky; svoje postavy ukáže [/character list].
refusal-character_ambiguous = Takhle se jmenuje víc postav: { $names }.
    .way = Napiš celé jméno nebo ho vyber z nabídky; svoje postavy ukáže [/character list].
refusal-not_your_character = Tahle postava není tvoje.
    .way = Svoje postavy ukáže [/character list].
refusal-owner_is_bot = Postavu nemůže hrát bot.
    .way = Vyber v [/character create] nebo [/character edit] člověka.
refusal-name_empty = Jméno nemá žádný znak, který by byl vidět.
    .way = Zadej v [/character create] nebo [/character edit] jiné.
refusal-name_too_long = Jméno je moc dlouhé, může mít nejvýš { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaky
        [many] { $longest } znaku
       *[other] { $longest } znaků
    }.
    .way = Zkrať ho a zopakuj příkaz, například [/character create].
refusal-name_unreadable = Jméno má na písmenech moc znamének a nedá se přečíst.
    .way = Zadej v [/character create] nebo [/character edit] čitelné.
refusal-name_taken = Jméno { $name } už někdo používá.
    .way = Zadej jiné přes [/character create] nebo [/character edit].
refusal-too_many_characters = Víc postav jeden hráč mít nemůže, nejvýš jich je { $most }.
    .way = Některou ukonči přes [/character retire].
refusal-faction_unknown = Takovou frakci bot nezná. Na výběr je: { $names }.
    .way = Vyber ji z nabídky v [/character create]; vlastní přidá ORG přes [/setup faction].
refusal-class_required = Chybí povolání.
    .way = Vyber ho z nabídky v [/character create].
refusal-class_unknown = Takové povolání bot nezná.
    .way = Vyber ho z nabídky v [/character create]; povolání popisuje [/rules].
refusal-start_level_wrong = Začít se dá jen na úrovni { $minimum } až { $maximum }.
    .way = Zadej v [/character create] číslo z tohoto rozsahu.
refusal-nothing_to_change = Nic se nezměnilo, všechno už takové je.
    .way = Vyplň v [/character edit] aspoň jednu novou hodnotu.
refusal-picture_too_large = Obrázek je moc velký.
    .way = Zmenši ho pod 8 MB a pošli znovu přes [/character edit].
refusal-picture_unreadable = Tenhle soubor se jako obrázek přečíst nedá.
    .way = Pošli PNG, JPEG, WebP nebo GIF přes [/character edit].

## Abilities

refusal-no_abilities_here = Podle těchto pravidel postavy schopnosti nemají.
    .way = Co postava má, ukáže [/character show].
refusal-no_pick_now = Teď nemáš co vybírat.
    .way = Kolik XP chybí do další úrovně, ukáže [/xp show].
refusal-ability_unknown = Takovou schopnost bot nezná.
    .way = Vyber ji z nabídky v [/ability choose]; popis má [/rules].
refusal-ability_not_owned = Tahle postava takovou schopnost nemá.
    .way = Co má, ukáže [/ability list].
refusal-deity_required = K téhle schopnosti je potřeba určit boha.
    .way = Zopakuj [/ability choose] a napiš jeho jméno do políčka.
refusal-offset_only_for_schools = Posun kouzel mají jen školy magie.
    .way = Nech ho v [/ability grant] prázdný.
refusal-offset_wrong = Posun kouzel může být jen od { $minimum } do { $maximum }.
    .way = Zadej v [/ability grant] číslo z tohoto rozsahu.

## Requests

refusal-request_waiting = Žádost už čeká na ORGa: { $ability }.
    .way = Počkej na rozhodnutí, nebo ji stáhni tlačítkem pod touto zprávou; na stav se zeptej ORGa.
refusal-request_gone = Tahle žádost už neexistuje.
    .way = Co čeká, ukáže ORGovi [/approvals].
refusal-request_withdrawn = Tuhle žádost hráč stáhl.
    .way = Není potřeba nic dělat; co čeká, ukáže ORGovi [/approvals].
refusal-request_already_approved = Žádost je už schválená: { $by }.
    .way = Vrátit se dá tlačítkem na kartě; co ještě čeká, ukáže [/approvals].
refusal-request_already_declined = Žádost je už zamítnutá: { $by }.
    .way = Vrátit se dá tlačítkem na kartě; co ještě čeká, ukáže [/approvals].
refusal-own_request = O vlastní žádosti rozhodnout nesmíš.
    .way = Popros jiného ORGa; pravidlo `own_approval` se mění přes [/setup rule].
refusal-not_your_request = Tahle žádost není tvoje.
    .way = Stáhnout ji může jen její hráč nebo ORG.
refusal-request_not_decided = Tahle žádost není rozhodnutá, není co vracet.
    .way = Rozhodnout o ní může ORG přes [/approvals].
refusal-request_not_declined = Tahle žádost není zamítnutá, důvod není potřeba.
    .way = Co čeká, ukáže ORGovi [/approvals].
refusal-newer_request = Na stejný výběr už čeká novější žádost.
    .way = Nejdřív rozhodni o ní přes [/approvals].
refusal-not_your_notice = Tahle zpráva je pro někoho jiného.
    .way = Jak bot volá tebe, určíš přes [/notify].
refusal-undo_later_facts = Vrátit zpět se to už nedá, stojí na tom něco novějšího.
    .way = Co přibylo, ukáže [/character history]; nejdřív vrať to novější, nebo uber přes [/ability revoke] či [/xp add].
refusal-undo_not_possible = Tohle se vrátit nedá.
    .way = Postavu uprav přes [/character edit], nebo ji ukonči přes [/character retire].

## Experience and lives

refusal-no_xp_here = Podle těchto pravidel se XP nesbírají.
    .way = Co postava má, ukáže [/character show].
refusal-no_lives_here = Podle těchto pravidel postavy životy nemají.
    .way = Co postava má, ukáže [/character show].
refusal-xp_source_unknown = Za tohle se XP dávat nedají.
    .way = Použij v [/xp bulk] jedno z: úkol, boj s creepy, mystické místo, odměna po hře, oprava.
refusal-xp_zero = Nula XP nic nezmění.
    .way = Zadej v [/xp add] jiné číslo.
refusal-xp_negative_needs_correction = XP se dají ubrat jen jako oprava.
    .way = Zvol v [/xp add] jako zdroj opravu.
refusal-xp_below_zero = Tolik XP postava nemá, má jich { $xp }.
    .way = Uber v [/xp add] nejvýš tolik, kolik má.
refusal-xp_too_large = Tolik XP se nevejde, nejvýš jich může být { $maximum }.
    .way = Zadej v [/xp add] menší číslo.
refusal-lives_no_change = Životy by se nezměnily: postava má { $lives } z nejvýš { $maximum }.
    .way = Zadej v [/lives add] jiné číslo.
refusal-bulk_empty = Formulář je prázdný.
    .way = Otevři znovu [/xp bulk] a na každý řádek napiš jméno a počet XP.
refusal-bulk_too_long = Naráz se dá zadat nejvýš { $most ->
        [one] { $most } řádek
        [few] { $most } řádky
        [many] { $most } řádku
       *[other] { $most } řádků
    }.
    .way = Rozděl to na víc formulářů [/xp bulk].
refusal-bulk_line_wrong = Řádek { $number } se nedá použít: { $line }
    .way = Má být jméno, mezera a počet XP; nic se nezměnilo, otevři znovu [/xp bulk].

## Parties

refusal-no_parties_here = Podle těchto pravidel družiny nejsou.
    .way = Co postava má, ukáže [/character show].
refusal-already_in_party = Postava už v nějaké družině je.
    .way = Nejdřív z ní odejdi přes [/party leave].
refusal-other_ruleset = Tahle postava hraje podle jiných pravidel.
    .way = Pozvi přes [/party invite] někoho, kdo hraje podle stejných.
refusal-already_invited = Pozvánku už { $name } má.
    .way = Počkej na odpověď; zrušit ji můžeš přes [/party kick].
refusal-not_invited = Žádná pozvánka do družiny nečeká.
    .way = Popros vůdce družiny o pozvánku, nebo založ vlastní přes [/party create].
refusal-no_party = Postava není v žádné družině.
    .way = Založ ji přes [/party create], nebo přijmi pozvánku přes [/party accept].
refusal-not_leader = Tohle smí jen vůdce družiny.
    .way = Kdo jím je, ukáže [/party show].
refusal-not_in_party = Ve tvé družině není { $name }.
    .way = Kdo v ní je, ukáže [/party show].
refusal-party_not_found = Družina { $name } se nenašla.
    .way = Vyber ji z nabídky v [/xp party].

## Phases and moments

refusal-phase_is_open = Jedna fáze už běží.
    .way = Nejdřív ji zavři přes [/phase close]; která to je, ukáže [/phase show].
refusal-no_phase_to_close = Žádná fáze neběží, není co zavírat.
    .way = Novou otevřeš přes [/phase open].
refusal-moment_unreadable = Takový čas bot nepřečte: { $text }
    .way = Napiš ho jako `2d`, `36 h`, `zítra 18:00` nebo `24. 10. 2026 18:00` a zopakuj příkaz, například [/phase open].
refusal-moment_past = Tento čas už byl.
    .way = Zadej pozdější a zopakuj příkaz, například [/phase open].
refusal-moment_too_far = Tento čas je příliš daleko, nejvýš o rok.
    .way = Zadej bližší a zopakuj příkaz, například [/phase open].

## Scenes

refusal-no_scene_here = V tomto kanálu není žádná scéna.
    .way = Přejdi do kanálu se scénou; novou tu otevře ORG přes [/scene open].
refusal-scene_is_open = V tomto kanálu už scéna je.
    .way = Kdo v ní je, ukáže [/scene show]; ukončíš ji přes [/scene close].
refusal-already_here = { $name } už v této scéně je.
    .way = Kdo je tu, ukáže [/scene show]; odejít můžeš přes [/scene leave].
refusal-in_no_scene = Tvoje postava není v žádné scéně.
    .way = Vejdi do ní v jejím kanálu přes [/scene enter].
refusal-not_in_scene = Zastavit scénu může jen ten, kdo je v ní.
    .way = Vejdi přes [/scene enter], nebo popros ORGa; pokud je třeba pomoc, použij [/emergency].
refusal-scene_paused = Scéna právě stojí.
    .way = Počkej, až ji ORG pustí dál přes [/scene resume].
refusal-scene_runs = Scéna nestojí, není co pouštět.
    .way = Zastavit ji může každý v ní přes [/scene pause].

## Magic and questions

refusal-no_magic_here = Podle těchto pravidel postavy takhle nekouzlí.
    .way = Co postava má, ukáže [/character show].
refusal-consent_waits = Na jeden souhlas už čekáš.
    .way = Odpověď ti přijde jako zpráva; jiné kouzlo vybereš ve [/spells].
refusal-nothing_to_ask = Teď nemáš nárok na žádnou otázku.
    .way = Otázku dává kouzlo; která máš připravená, ukáže [/spells].
refusal-question_empty = Otázka je prázdná.
    .way = Napiš ji přes [/ask].
refusal-question_gone = Kdo se ptal nebo měl odpovědět, už ve hře není.
    .way = Popros ORGa; svoje kouzla vidíš ve [/spells].
refusal-nothing_to_answer = Na tvoji odpověď nic nečeká.
    .way = Co běží tvojí postavě, ukáže [/timers].
refusal-already_answered = Tohle už je zodpovězené.
    .way = Není třeba nic dělat; co čeká na ORGa, ukáže mu [/approvals], tobě poradí [/help].
refusal-request_needs_answer = Tohle je otázka, schválit ani zamítnout se nedá.
    .way = Odpověz tlačítkem na její kartě; co čeká, ukáže [/approvals].

## Conditions, forms, absence, emergencies

refusal-no_conditions_here = Podle těchto pravidel se takové stavy nezapisují.
    .way = Co postava má, ukáže [/character show].
refusal-no_forms_here = Podle těchto pravidel se podoby zvířat nezapisují.
    .way = Co postava má, ukáže [/character show].
refusal-no_out_of_game_here = Podle těchto pravidel se mimo hru neodchází příkazem.
    .way = Řekni to ORGovi; pokud je třeba pomoc, použij [/emergency].
refusal-emergency_too_soon = Tvoje volání už ORGové mají.
    .way = Zůstaň na bezpečném místě; za minutu můžeš volat znovu přes [/emergency], při zranění hned na číslo 112.
refusal-entry_not_found = Takový zápis tu není.
    .way = Čísla zápisů ukáže [/journal].
refusal-already_undone = Tenhle zápis už je vrácený zpět.
    .way = Celou historii ukáže [/journal].
refusal-undo_by_card = Tenhle zápis patří k žádosti { $number }.
    .way = Vrať ji zpět tlačítkem na její kartě v kanálu na schvalování; čekající ukáže [/approvals].
