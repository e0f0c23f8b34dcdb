# Refusals of the house, and those of the rules about characters: what is in the way; .way = the way out.

## The server and rights

refusal-not_set_up = Bot na tomto serveri ešte nie je nastavený.
    .way = Správca servera začne cez [/setup start].
refusal-only_in_a_guild = V súkromnej správe sa hrať nedá.
    .way = Napíš to v kanáli na serveri, kde hráš; kde začať, povie [/help].
refusal-rank_needs_player = Toto je len pre hráčov.
    .way = O rolu hráča popros ORGa.
refusal-rank_needs_org = Toto smie len ORG s jeho rolou.
    .way = Popros ORGa; rolu ORG určuje správca servera cez [/setup role].
refusal-rank_needs_head_org = Toto smie len hlavný ORG.
    .way = Popros hlavného ORGa; jeho rolu určuje správca servera cez [/setup role].
refusal-rank_needs_keeper = Toto smie len správca servera.
    .way = Popros majiteľa servera alebo niekoho s právom Manage Server, nech použije [/setup start] alebo [/setup role].
refusal-too_busy = Práve tu mení to isté viac ľudí naraz.
    .way = Počkaj chvíľku a skús to znova; ak to nepomôže, povedz ORGovi.
refusal-fault = Toto je chyba bota, nič sa nezmenilo.
    .way = Skús to znova; ak sa to zopakuje, povedz ORGovi.
refusal-stale_button = Toto tlačidlo už nefunguje.
    .way = Začni znova príkazom; poradí ti [/help].
refusal-cannot_write_here = V tomto kanáli bot písať nesmie.
    .way = Skús iný kanál, alebo popros ORGa, nech práva overí cez [/setup check].

## Setting up

refusal-draft_gone = Rozpracovaný krok sa už stratil.
    .way = Začni znova, napríklad cez [/character create], [/xp bulk] alebo [/setup start].
refusal-setup_needs_role = Chýba rola ORG.
    .way = Vyber ju v zozname [/setup start], alebo nechaj bota, nech doplní, čo chýba.
refusal-setup_needs_channel = Chýba kanál na schvaľovanie.
    .way = Vyber ho v zozname [/setup start], alebo nechaj bota, nech doplní, čo chýba.
refusal-setup_cannot_make = Bot nesmie vytvárať role a kanály.
    .way = Daj mu práva Manage Roles a Manage Channels, alebo ich vytvor a vyber cez [/setup start].
refusal-role_everyone = Túto rolu má každý na serveri.
    .way = Zvoľ cez [/setup role] rolu, ktorú rozdávaš len vybraným ľuďom.
refusal-role_managed = Túto rolu spravuje niekto iný, alebo už neexistuje.
    .way = Zvoľ cez [/setup role] obyčajnú rolu tohto servera.
refusal-role_self_assigned = Túto rolu si môže vziať každý sám.
    .way = Zvoľ cez [/setup role] rolu, ktorú rozdávaš len vybraným ľuďom.
refusal-channel_rights_missing = Botovi v tom kanáli chýba: { $rights }.
    .way = Pridaj mu to v nastaveniach kanála a zopakuj [/setup channel].
refusal-one_module_needed = Aspoň jedna časť bota musí ostať zapnutá.
    .way = Najprv zapni inú cez [/setup modules].
refusal-ruleset_unknown = Tieto pravidlá bot nepozná.
    .way = Vyber z ponuky v [/setup ruleset].
refusal-ruleset_not_here = Podľa týchto pravidiel sa tu nehrá.
    .way = Nechaj pravidlá v [/character create] prázdne; pridať ich môže ORG cez [/setup ruleset].
refusal-language_unknown = Tento jazyk bot nepozná.
    .way = Vyber slovenčinu, češtinu alebo angličtinu cez [/language].
refusal-notify_unknown = Takto ťa bot volať nevie.
    .way = Vyber spôsob z ponuky v [/notify].
refusal-zone_unknown = Časové pásmo { $zone } bot nepozná.
    .way = Začni v [/setup timezone] písať mesto, napríklad Bratislava, a vyber z ponuky.
refusal-setting_unknown = Nastavenie { $key } neexistuje.
    .way = Zoznam vypíše [/setup rule].
refusal-setting_value_wrong = Nastavenie { $key } takúto hodnotu mať nemôže.
    .way = Dovolené: { $allowed }. Svoje tiché hodiny zmeníš cez [/notify], ostatné mení ORG cez [/setup rule].
refusal-faction_exists = Frakcia { $name } tu už je.
    .way = Zvoľ v [/setup faction] iný názov.
refusal-faction_in_use = { $count ->
        [one] Do frakcie { $name } ešte patrí { $count } postava.
        [few] Do frakcie { $name } ešte patria { $count } postavy.
        [many] Do frakcie { $name } ešte patrí { $count } postavy.
       *[other] Do frakcie { $name } ešte patrí { $count } postáv.
    }
    .way = Najprv im daj inú cez [/character edit].
refusal-too_many_factions = Viac vlastných frakcií sa sem nezmestí, najviac ich je { $most }.
    .way = Niektorú odober cez [/setup faction].
refusal-approvals_channel_missing = ORGovia nemajú kanál na schvaľovanie, žiadosť by nikto nevidel.
    .way = Popros ORGa, nech ho nastaví cez [/setup channel].
refusal-help_unknown = O tomto pomocník nevie.
    .way = Vyber z ponuky v [/help].
refusal-rule_not_found = Pravidlo „{ $query }“ sa nenašlo.
    .way = Skús v [/rules] iné slovo alebo jeho začiatok, alebo sa spýtaj ORGa.

## Characters

refusal-no_character = Nehráš žiadnu postavu.
    .way = Vytvor ju cez [/character create], alebo vyber inú cez [/character list].
refusal-character_not_found = Postavu { $name } tu nikto nemá.
    .way = Začni písať meno a vyber ho z ponuky; svoje postavy ukáže [/character list].
refusal-character_ambiguous = Takto sa volá viac postáv: { $names }.
    .way = Napíš celé meno alebo ho vyber z ponuky; svoje postavy ukáže [/character list].
refusal-not_your_character = Táto postava nie je tvoja.
    .way = Svoje postavy ukáže [/character list].
refusal-owner_is_bot = Postavu nemôže hrať bot.
    .way = Vyber v [/character create] alebo [/character edit] človeka.
refusal-name_empty = Meno nemá žiadny znak, ktorý by bolo vidieť.
    .way = Zadaj v [/character create] alebo [/character edit] iné.
refusal-name_too_long = Meno je pridlhé, môže mať najviac { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaky
        [many] { $longest } znaku
       *[other] { $longest } znakov
    }.
    .way = Skráť ho a zopakuj príkaz, napríklad [/character create].
refusal-name_unreadable = Meno má na písmenách priveľa znamienok a nedá sa prečítať.
    .way = Zadaj v [/character create] alebo [/character edit] čitateľné.
refusal-name_taken = Meno { $name } už niekto používa.
    .way = Zadaj iné cez [/character create] alebo [/character edit].
refusal-too_many_characters = Viac postáv jeden hráč mať nemôže, najviac ich je { $most }.
    .way = Niektorú ukonči cez [/character retire].
refusal-faction_unknown = Takú frakciu bot nepozná. Na výber je: { $names }.
    .way = Vyber ju z ponuky v [/character create]; vlastnú pridá ORG cez [/setup faction].
refusal-class_required = Chýba povolanie.
    .way = Vyber ho z ponuky v [/character create].
refusal-class_unknown = Také povolanie bot nepozná.
    .way = Vyber ho z ponuky v [/character create]; povolania opisuje [/rules].
refusal-start_level_wrong = Začať sa dá len na úrovni { $minimum } až { $maximum }.
    .way = Zadaj v [/character create] číslo z tohto rozsahu.
refusal-nothing_to_change = Nič sa nezmenilo, všetko už také je.
    .way = Vyplň v [/character edit] aspoň jednu novú hodnotu.
refusal-picture_too_large = Obrázok je priveľký.
    .way = Zmenši ho pod 8 MB a pošli znova cez [/character edit].
refusal-picture_unreadable = Tento súbor sa ako obrázok prečítať nedá.
    .way = Pošli PNG, JPEG, WebP alebo GIF cez [/character edit].

## Abilities

refusal-no_abilities_here = Podľa týchto pravidiel postavy schopnosti nemajú.
    .way = Čo postava má, ukáže [/character show].
refusal-no_pick_now = Teraz nemáš čo vyberať.
    .way = Koľko XP chýba do ďalšej úrovne, ukáže [/xp show].
refusal-ability_unknown = Takú schopnosť bot nepozná.
    .way = Vyber ju z ponuky v [/ability choose]; opis má [/rules].
refusal-ability_not_owned = Táto postava takú schopnosť nemá.
    .way = Čo má, ukáže [/ability list].
refusal-deity_required = K tejto schopnosti treba určiť boha.
    .way = Zopakuj [/ability choose] a napíš jeho meno do políčka.
refusal-offset_only_for_schools = Posun kúziel majú iba školy mágie.
    .way = Nechaj ho v [/ability grant] prázdny.
refusal-offset_wrong = Posun kúziel môže byť len od { $minimum } do { $maximum }.
    .way = Zadaj v [/ability grant] číslo z tohto rozsahu.

## Requests

refusal-request_waiting = Žiadosť už čaká na ORGa: { $ability }.
    .way = Počkaj na rozhodnutie, alebo ju stiahni tlačidlom pod touto správou; o stav sa spýtaj ORGa.
refusal-request_gone = Táto žiadosť už neexistuje.
    .way = Čo čaká, ukáže ORGovi [/approvals].
refusal-request_withdrawn = Túto žiadosť hráč stiahol.
    .way = Netreba nič robiť; čo čaká, ukáže ORGovi [/approvals].
refusal-request_already_approved = Žiadosť je už schválená: { $by }.
    .way = Vrátiť sa dá tlačidlom na karte; čo ešte čaká, ukáže [/approvals].
refusal-request_already_declined = Žiadosť je už zamietnutá: { $by }.
    .way = Vrátiť sa dá tlačidlom na karte; čo ešte čaká, ukáže [/approvals].
refusal-own_request = O vlastnej žiadosti rozhodnúť nesmieš.
    .way = Popros iného ORGa; pravidlo `own_approval` sa mení cez [/setup rule].
refusal-not_your_request = Táto žiadosť nie je tvoja.
    .way = Stiahnuť ju môže len jej hráč alebo ORG.
refusal-request_not_decided = Táto žiadosť nie je rozhodnutá, niet čo vracať.
    .way = Rozhodnúť o nej môže ORG cez [/approvals].
refusal-request_not_declined = Táto žiadosť nie je zamietnutá, dôvod netreba.
    .way = Čo čaká, ukáže ORGovi [/approvals].
refusal-newer_request = Na ten istý výber už čaká novšia žiadosť.
    .way = Najprv rozhodni o nej cez [/approvals].
refusal-not_your_notice = Táto správa je pre niekoho iného.
    .way = Ako bot volá teba, určíš cez [/notify].
refusal-undo_later_facts = Vrátiť späť sa to už nedá, stojí na tom niečo novšie.
    .way = Čo pribudlo, ukáže [/character history]; najprv vráť to novšie, alebo uber cez [/ability revoke] či [/xp add].
refusal-undo_not_possible = Toto sa vrátiť nedá.
    .way = Postavu uprav cez [/character edit], alebo ju ukonči cez [/character retire].

## Experience and lives

refusal-no_xp_here = Podľa týchto pravidiel sa XP nezbierajú.
    .way = Čo postava má, ukáže [/character show].
refusal-no_lives_here = Podľa týchto pravidiel postavy životy nemajú.
    .way = Čo postava má, ukáže [/character show].
refusal-xp_source_unknown = Za toto sa XP dávať nedajú.
    .way = Použi v [/xp bulk] jedno z: úloha, boj s creepmi, mystické miesto, odmena po hre, oprava.
refusal-xp_zero = Nula XP nič nezmení.
    .way = Zadaj v [/xp add] iné číslo.
refusal-xp_negative_needs_correction = XP sa dajú ubrať iba ako oprava.
    .way = Zvoľ v [/xp add] ako zdroj opravu.
refusal-xp_below_zero = Toľko XP postava nemá, má ich { $xp }.
    .way = Uber v [/xp add] najviac toľko, koľko má.
refusal-xp_too_large = Toľko XP sa nezmestí, najviac ich môže byť { $maximum }.
    .way = Zadaj v [/xp add] menšie číslo.
refusal-lives_no_change = Životy by sa nezmenili: postava má { $lives } z najviac { $maximum }.
    .way = Zadaj v [/lives add] iné číslo.
refusal-bulk_empty = Formulár je prázdny.
    .way = Otvor znova [/xp bulk] a na každý riadok napíš meno a počet XP.
refusal-bulk_too_long = Naraz sa dá zadať najviac { $most ->
        [one] { $most } riadok
        [few] { $most } riadky
        [many] { $most } riadku
       *[other] { $most } riadkov
    }.
    .way = Rozdeľ to na viac formulárov [/xp bulk].
refusal-bulk_line_wrong = Riadok { $number } sa nedá použiť: { $line }
    .way = Má byť meno, medzera a počet XP; nič sa nezmenilo, otvor znova [/xp bulk].

## Parties

refusal-no_parties_here = Podľa týchto pravidiel družiny nie sú.
    .way = Čo postava má, ukáže [/character show].
refusal-already_in_party = Postava už v nejakej družine je.
    .way = Najprv z nej odíď cez [/party leave].
refusal-other_ruleset = Táto postava hrá podľa iných pravidiel.
    .way = Pozvi cez [/party invite] niekoho, kto hrá podľa rovnakých.
refusal-already_invited = Pozvánku už { $name } má.
    .way = Počkaj na odpoveď; zrušiť ju môžeš cez [/party kick].
refusal-not_invited = Žiadna pozvánka do družiny nečaká.
    .way = Popros vodcu družiny o pozvánku, alebo založ vlastnú cez [/party create].
refusal-no_party = Postava nie je v žiadnej družine.
    .way = Založ ju cez [/party create], alebo prijmi pozvánku cez [/party accept].
refusal-not_leader = Toto smie len vodca družiny.
    .way = Kto ním je, ukáže [/party show].
refusal-not_in_party = V tvojej družine nie je { $name }.
    .way = Kto v nej je, ukáže [/party show].
refusal-party_not_found = Družina { $name } sa nenašla.
    .way = Vyber ju z ponuky v [/xp party].

## Phases and moments

refusal-phase_is_open = Jedna fáza už beží.
    .way = Najprv ju zatvor cez [/phase close]; ktorá to je, ukáže [/phase show].
refusal-no_phase_to_close = Žiadna fáza nebeží, niet čo zatvoriť.
    .way = Novú otvoríš cez [/phase open].
refusal-moment_unreadable = Takýto čas bot neprečíta: { $text }
    .way = Napíš ho ako `2d`, `36 h`, `zajtra 18:00` alebo `24. 10. 2026 18:00` a zopakuj príkaz, napríklad [/phase open].
refusal-moment_past = Tento čas už bol.
    .way = Zadaj neskorší a zopakuj príkaz, napríklad [/phase open].
refusal-moment_too_far = Tento čas je priďaleko, najviac o rok.
    .way = Zadaj bližší a zopakuj príkaz, napríklad [/phase open].

## Scenes

refusal-no_scene_here = V tomto kanáli nie je žiadna scéna.
    .way = Prejdi do kanála so scénou; novú tu otvorí ORG cez [/scene open].
refusal-scene_is_open = V tomto kanáli už scéna je.
    .way = Kto v nej je, ukáže [/scene show]; ukončíš ju cez [/scene close].
refusal-already_here = { $name } už v tejto scéne je.
    .way = Kto je tu, ukáže [/scene show]; odísť môžeš cez [/scene leave].
refusal-in_no_scene = Tvoja postava nie je v žiadnej scéne.
    .way = Vojdi do nej v jej kanáli cez [/scene enter].
refusal-not_in_scene = Zastaviť scénu môže len ten, kto je v nej.
    .way = Vojdi cez [/scene enter], alebo popros ORGa; ak treba pomoc, použi [/emergency].
refusal-scene_paused = Scéna práve stojí.
    .way = Počkaj, kým ju ORG pustí ďalej cez [/scene resume].
refusal-scene_runs = Scéna nestojí, niet čo púšťať.
    .way = Zastaviť ju môže každý v nej cez [/scene pause].

## Magic and questions

refusal-no_magic_here = Podľa týchto pravidiel postavy takto nekúzlia.
    .way = Čo postava má, ukáže [/character show].
refusal-consent_waits = Na jeden súhlas už čakáš.
    .way = Odpoveď ti príde ako správa; iné kúzlo vyberieš v [/spells].
refusal-nothing_to_ask = Teraz nemáš nárok na žiadnu otázku.
    .way = Otázku dáva kúzlo; ktoré máš pripravené, ukáže [/spells].
refusal-question_empty = Otázka je prázdna.
    .way = Napíš ju cez [/ask].
refusal-question_gone = Kto sa pýtal alebo mal odpovedať, už v hre nie je.
    .way = Popros ORGa; svoje kúzla vidíš v [/spells].
refusal-nothing_to_answer = Na tvoju odpoveď nič nečaká.
    .way = Čo beží tvojej postave, ukáže [/timers].
refusal-already_answered = Toto je už zodpovedané.
    .way = Netreba nič robiť; čo čaká na ORGa, ukáže mu [/approvals], tebe poradí [/help].
refusal-request_needs_answer = Toto je otázka, schváliť ani zamietnuť sa nedá.
    .way = Odpovedz tlačidlom na jej karte; čo čaká, ukáže [/approvals].

## Conditions, forms, absence, emergencies

refusal-no_conditions_here = Podľa týchto pravidiel sa takéto stavy nezapisujú.
    .way = Čo postava má, ukáže [/character show].
refusal-no_forms_here = Podľa týchto pravidiel sa podoby zvierat nezapisujú.
    .way = Čo postava má, ukáže [/character show].
refusal-no_out_of_game_here = Podľa týchto pravidiel sa mimo hry neodchádza príkazom.
    .way = Povedz to ORGovi; ak treba pomoc, použi [/emergency].
refusal-emergency_too_soon = Tvoje volanie už ORGovia majú.
    .way = Zostaň na bezpečnom mieste; o minútu môžeš volať znova cez [/emergency], pri zranení hneď na číslo 112.
refusal-entry_not_found = Taký zápis tu nie je.
    .way = Čísla zápisov ukáže [/journal].
refusal-already_undone = Tento zápis je už vrátený späť.
    .way = Celú históriu ukáže [/journal].
refusal-undo_by_card = Tento zápis patrí k žiadosti { $number }.
    .way = Vráť ju späť tlačidlom na jej karte v kanáli na schvaľovanie; čakajúce ukáže [/approvals].
