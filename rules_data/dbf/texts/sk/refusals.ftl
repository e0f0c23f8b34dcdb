# Refusals by error code: what is in the way; .way = the way out, commands in square brackets.
# noticed and target_alert must read the same: the difference is for ORGs only.

## Levels and abilities

refusal-no_pick_available = Na túto úroveň teraz nemáš čo vyberať.
    .way = Koľko XP chýba do ďalšieho výberu, ukáže [/xp show].
refusal-earlier_pick_open = Najprv ťa čaká výber z nižšej úrovne.
    .way = Urob ho cez [/ability choose] a potom sa vráť k tomuto.
refusal-ability_not_in_class = Túto schopnosť tvoje povolanie nemá.
    .way = Vyber inú cez [/ability choose]; cudziu ti môže dať len ORG cez [/ability grant].
refusal-ability_already_owned = Túto schopnosť už máš.
    .way = Vyber inú cez [/ability choose].
refusal-ability_locked = Táto schopnosť sa ti otvorí až na vyššej úrovni.
    .way = Vyber z toho, čo teraz ponúka [/ability choose].
refusal-org_approval_required = Tvoj výber ešte neschválil žiadny ORG.
    .way = Počkaj chvíľu, ORG ho nájde v [/approvals].
refusal-class_not_in_faction = Toto povolanie do tvojej frakcie nepatrí.
    .way = Zvoľ iné povolanie alebo frakciu; čo k sebe patrí, povie [/rules].
refusal-no_ability = Na toto ti chýba schopnosť.
    .way = Čo vieš, ukáže [/ability list].

## Magic

refusal-spell_unknown = Toto kúzlo nepoznáš, chýba ti jeho škola.
    .way = Čo vieš vyvolať, ukáže [/spells].
refusal-level_too_low = Na toto má tvoja postava zatiaľ nízku úroveň.
    .way = Koľko XP treba na ďalšiu, ukáže [/xp show].
refusal-spell_already_used = Toto kúzlo máš v tejto fáze už minuté.
    .way = Vyber iné zo [/spells]; všetky sa vrátia, keď ORG otvorí fázu cez [/phase open].
refusal-no_open_phase = Práve nebeží žiadna fáza, preto sa nedá kúzliť.
    .way = Počkaj, kým ju ORG otvorí cez [/phase open].
refusal-spell_limit_per_round = Viac kúziel v tomto kole už vyvolať nemôžeš.
    .way = Nechaj si ho na ďalšie kolo; limit mení ORG cez [/setup rule].
refusal-not_in_combat = Toto kúzlo sa používa iba v boji, v kroku kúziel.
    .way = Ako je na tom boj, ukáže [/combat show].
refusal-in_combat = Kým si v boji, toto nejde.
    .way = Počkaj na koniec boja; čo môžeš teraz, ukáže [/combat act].
refusal-not_spell_step = V otvorení boja toto kúzlo ešte vyvolať nemôžeš.
    .way = Nechaj si ho na krok kúziel; čo môžeš teraz, ukáže [/combat act].
refusal-no_challenge = Tvoju družinu práve nikto nevyzval.
    .way = Nechaj si toto kúzlo na výzvu; ostatné nájdeš v [/spells].
refusal-not_challenged_side = Toto kúzlo patrí iba vyzvanej strane.
    .way = Čo môžeš ty, ukáže [/combat act].
refusal-too_late = Otvorenie boja sa už skončilo.
    .way = Toto kúzlo si nechaj na inú výzvu a pokračuj cez [/combat act].
refusal-not_paired = Očarenie pôsobí len na protivníka, s ktorým si v páre.
    .way = Kto s kým bojuje, ukáže [/combat show].
refusal-out_of_range = Cieľ je ďaleko, Fireball dosiahne len 30 metrov.
    .way = Priblíž sa cez [/scene enter] a skús to znova.
refusal-conversation_too_short = Na Priateľstvo ste sa zatiaľ rozprávali krátko.
    .way = Píšte si v scéne ďalej, treba päť minút a tri správy od každého; potom zopakuj [/cast].
refusal-consent_required = Táto postava s Čítaním aury ešte nesúhlasila.
    .way = Vysvetli jej, čo chceš urobiť, a nech odpovie cez [/consent].
refusal-form_not_met = Toto zviera nemáš medzi podobami, s ktorými sa tvoja postava stretla.
    .way = Ak ste sa naozaj stretli, ORG to doplní cez [/form record].
refusal-too_many_targets = Cieľov je viac, než toto kúzlo dovolí.
    .way = Zvoľ ich menej; koľko smie byť, povie [/rules].
refusal-target_not_undead = Toto kúzlo pôsobí iba na nemŕtvych.
    .way = Zvoľ iný cieľ alebo iné kúzlo zo [/spells].
refusal-target_not_animal = Toto kúzlo pôsobí iba na zvieratá.
    .way = Zvoľ iný cieľ alebo iné kúzlo zo [/spells].
refusal-target_not_living = Toto kúzlo pôsobí iba na živé bytosti.
    .way = Zvoľ iný cieľ alebo iné kúzlo zo [/spells].
refusal-target_is_undead = Nemŕtveho oživiť nemožno.
    .way = Zvoľ iný cieľ alebo iné kúzlo zo [/spells].
refusal-target_dead = Táto postava je už mŕtva.
    .way = Vrátiť ju môže len Oživenie, kým tu leží, alebo ORG cez [/revive].
refusal-target_not_dead_or_knocked_out = Oživiť môžeš len postavu, ktorá tu leží.
    .way = Stojacemu pomôž iným kúzlom zo [/spells].
refusal-target_level_too_high = Cieľ nemá nižšiu úroveň než ty.
    .way = Zvoľ iný cieľ alebo iné kúzlo zo [/spells].
refusal-regain_level_too_high = Vrátiť si môžeš len kúzlo s číslom najviac 3.
    .way = Zvoľ iné použité; nájdeš ich v [/spells].
refusal-spell_not_used = Toto kúzlo ešte máš, niet čo vracať.
    .way = Zvoľ použité; nájdeš ich v [/spells].
refusal-not_only_animals = Medzi protivníkmi zjavne nie sú iba zvieratá.
    .way = Odísť môžeš útekom na konci kola cez [/combat act].
refusal-answer_not_allowed = Na túto otázku sa odpovedá len ÁNO, NIE alebo NEVIEM.
    .way = Vyber jednu z odpovedí cez [/answer].

## Equipment

refusal-weapon_not_allowed = Takúto zbraň tvoje povolanie nepoužíva.
    .way = Ktoré smieš mať, nájdeš pri povolaní v [/rules].
refusal-weapon_unknown = Takú zbraň bot nepozná.
    .way = Vyber ju z ponuky, napríklad v [/creep define]; zbrane opisuje [/rules].
refusal-weapon_forbidden = Táto zbraň je na hre zakázaná.
    .way = Zvoľ inú; čo je dovolené, povie [/rules].
refusal-not_approved = Túto vec ešte neschválil žiadny ORG.
    .way = Stav vidíš v [/gear list], ORG ju nájde v [/approvals].
refusal-bow_skill_not_verified = Žiadny ORG ešte nepotvrdil, že vieš narábať s lukom.
    .way = Ukáž mu to a on to zapíše v [/approvals].
refusal-two_weapons = V ruke môžeš mať len jednu zbraň.
    .way = Vymeníš ju cez [/gear wear].
refusal-hands_full = Zbraň v rukách ti nenecháva ruku na štít.
    .way = Vezmi si cez [/gear wear] krátku alebo jednoručnú zbraň.
refusal-armour_not_allowed = Takúto zbroj tvoje povolanie nenosí.
    .way = Ktorú smieš mať, nájdeš pri povolaní v [/rules].
refusal-shield_not_allowed = Tvoje povolanie štít nenosí.
    .way = Čo smieš mať, nájdeš pri povolaní v [/rules].

## Parties and movement

refusal-running_forbidden = Teraz bežať nesmieš.
    .way = Choď krokom; kto bežať smie, povie [/rules].
refusal-party_full = Družina už má troch členov.
    .way = Založ ďalšiu cez [/party create] alebo počkaj, kým niekto odíde cez [/party leave].
refusal-already_member = Táto postava už v družine je.
    .way = Kto do nej patrí, ukáže [/party show].
refusal-same_party = Vlastnú družinu vyzvať nemôžeš.
    .way = Zvoľ iný cieľ, alebo ju najprv opusť cez [/party leave].
refusal-own_character_opposed = Postavy jedného hráča by stáli proti sebe.
    .way = Zvoľ iný cieľ alebo druhú stranu; viac povie [/rules].
refusal-party_in_combat = Táto postava alebo jej družina je v boji.
    .way = Počkaj, kým sa skončí; čo sa tu deje, ukáže [/scene show].
refusal-not_active = Tvoja postava teraz nemôže konať.
    .way = Kedy to pominie, ukáže [/timers]; z mimo hry sa vrátiš cez [/outofgame].
refusal-out_of_game_wait = Po návrate do hry musíš s týmto ešte počkať.
    .way = Koľko zostáva, ukáže [/timers].
refusal-target_not_active = S touto postavou sa to teraz nedá.
    .way = Skús to neskôr, alebo zvoľ iný cieľ; kto je tu, ukáže [/scene show].
refusal-target_not_here = Túto postavu tu nevidíš.
    .way = Kto je tu, ukáže [/scene show].
refusal-no_weapon_in_hand = Na toto potrebuješ zbraň v ruke.
    .way = Vezmi si schválenú cez [/gear wear].
refusal-animal_cannot_challenge = Zviera teraz túto družinu vyzvať nesmie.
    .way = Počkaj, kým kúzlo pominie, alebo vyzvi niekoho iného cez [/challenge].
refusal-must_stay_in_place = Drží ťa Zastavenie času.
    .way = Kedy sa znova pohneš, ukáže [/timers].
refusal-must_keep_away = Hmla vás rozdelila a týchto súperov ešte vyzvať nesmieš.
    .way = Koľko zostáva, ukáže [/timers]; potom znova vojdi cez [/scene enter].

## Combat

refusal-side_full = Na tejto strane už sú traja.
    .way = Podpor druhú stranu cez [/combat act], alebo zostaň bokom.
refusal-no_free_place_yet = Zatiaľ žiadna strana o nikoho neprišla, preto sa pridať nedá.
    .way = Sleduj boj cez [/combat show] a skús to na konci ďalšieho kola.
refusal-cannot_return = Z tohto boja je tvoja postava preč a vrátiť sa už nemôže.
    .way = Počkaj na jeho koniec; čo ti beží, ukáže [/timers].
refusal-only_at_end_of_round = Pridať sa dá len na konci kola.
    .way = Sleduj boj cez [/combat show] a potom použi [/combat act].
refusal-not_present_at_challenge = Pri tejto výzve tvoja postava nebola, preto sa pridať nemôže.
    .way = Zostaň bokom; pravidlo môže zmeniť ORG cez [/setup rule].
refusal-not_near_any_more = Tvoja postava už pri tomto boji nie je: je v inej scéne, alebo bojuje inde.
    .way = Vráť sa do tej scény cez [/scene enter], kým boj trvá, alebo najprv dobojuj.
refusal-repairing_required = Počet bojujúcich sa zmenil, najprv treba nové páry.
    .way = Urč ich cez [/combat act].
refusal-pair_skips_round = Tento pár drží Očarenie, v tomto kole nebojuje.
    .way = Počkaj na ďalšie kolo; stav ukáže [/combat show].
refusal-potion_already_drunk = V tomto kole máš lektvar už vypitý.
    .way = Ďalší si nechaj na nasledujúce kolo; čo môžeš teraz, ukáže [/combat act].
refusal-dodge_already_used = Uhnutie máš v tomto boji už minuté.
    .way = Vráti sa s ďalšou výzvou; čo môžeš teraz, ukáže [/combat act].
refusal-nothing_to_dodge = Niet zásahu, ktorému by bolo treba uhnúť.
    .way = Uhnutie ti zostáva; čo môžeš teraz, ukáže [/combat act].
refusal-combat_already_over = Tento boj sa už skončil.
    .way = Čo sa v ňom tvojej postave stalo, nájdeš v [/journal].
refusal-noticed = Zakrádanie sa nepodarilo a nič sa nestalo.
    .way = Skús to inokedy cez [/stealth], alebo vyzvi otvorene cez [/challenge].
refusal-target_alert = Zakrádanie sa nepodarilo a nič sa nestalo.
    .way = Skús to inokedy cez [/stealth], alebo vyzvi otvorene cez [/challenge].

## After combat

refusal-combat_not_over = Boj ešte trvá, na toto je priskoro.
    .way = Počkaj na jeho koniec; priebeh ukáže [/combat show].
refusal-target_not_knocked_out = Táto postava neleží vyradená.
    .way = Ak proti nej chceš bojovať, vyzvi ju cez [/challenge].
refusal-target_asleep_wakes = Spiaceho zabiť nemožno, úder by ho zobudil.
    .way = Zaútočiť na neho môžeš cez [/challenge], tým sa začne boj.
refusal-target_not_asleep = Táto postava nespí.
    .way = Vyzvi ju otvorene cez [/challenge].
refusal-not_lootable = Zbrane, zbroj ani kostým sa neberú.
    .way = Dukáty, lektvary, suroviny a herné predmety vezmeš cez [/loot].
refusal-pursuit_ban = Za tým, kto vám ušiel, ešte ísť nesmieš.
    .way = Koľko zostáva, ukáže [/timers]; potom použi [/pursue].

## Field abilities

refusal-cannot_break = Bránu nerozbiješ, je príliš pevná.
    .way = Hľadaj inú cestu; čo je v okolí, ukáže [/scene show].
refusal-not_locked = Zamknuté to nie je.
    .way = Lámať ani odomykať netreba; kto to vie, zamkne to cez [/lock].
refusal-lock_broken = Zámok je rozbitý, zamknúť ani odomknúť sa nedá.
    .way = Nechaj to otvorené; čo je v okolí, ukáže [/scene show].
refusal-token_not_approved = Tvoj zlodejský token ešte neschválil žiadny ORG.
    .way = Prihlás ho cez [/gear add], ORG ho nájde v [/approvals].
refusal-no_game_item = Žiadny herný predmet na odovzdanie nemáš.
    .way = Zvoľ dukáty; čo máš, ukáže [/inventory show].
refusal-no_recipe = Tento recept nepoznáš.
    .way = Svoje recepty vidíš v [/potion list]; nový ťa naučí ORG cez [/potion teach].
refusal-no_ingredients = Chýbajú ti suroviny alebo byliny.
    .way = Čo máš, ukáže [/inventory show].
refusal-nothing_left_here = Tu už nie je čo vziať.
    .way = Hľadaj inde; nové byliny pridá ORG cez [/place].
refusal-cannot_cast_in_form = V inej podobe nečaruješ.
    .way = Počkaj, kým sa podoba skončí; kedy to bude, ukáže [/timers].
refusal-target_required = Treba povedať, na koho kúzlo smeruje.
    .way = Zopakuj [/cast] a vyplň cieľ.
refusal-target_is_caster = Toto kúzlo sa nedá zoslať na seba.
    .way = Zopakuj [/cast] a vyber niekoho iného.
refusal-target_not_demon = Tento cieľ nie je démon.
    .way = Na koho kúzlo platí, povie [/rules].
refusal-already_out_of_game = Už si mimo hry.
    .way = Vrátiš sa cez [/outofgame].
refusal-not_out_of_game = Nie si mimo hry.
    .way = Ak chceš odísť, napíš [/outofgame].
refusal-reason_required = Treba uviesť dôvod.
    .way = Zopakuj príkaz a doplň ho; poradí [/help].
refusal-condition_sort_unknown = Taký druh stavu nepoznáme.
    .way = Vyber kliatbu, chorobu, postihnutie alebo jazdu v [/condition add].
refusal-condition_text_required = Treba napísať, čo stav robí.
    .way = Zopakuj [/condition add] a doplň text.
refusal-condition_exists = Tento stav už postava má.
    .way = Čo na nej je, ukáže [/character show].
refusal-condition_unknown = Taký stav postava nemá.
    .way = Čo na nej je, ukáže [/character show].
refusal-form_figures_wrong = Čísla podoby nesedia: životov má byť aspoň 1, zranení aspoň 0.
    .way = Oprav ich a zopakuj [/form record].
refusal-form_unknown = Takú podobu postava nestretla.
    .way = Zapíše ju ORG cez [/form record].
refusal-not_this_step = Na toto teraz v boji nie je rad.
    .way = Čo je na rade, ukáže [/combat show].
refusal-standing_order_wrong = Takýto trvalý pokyn nejde zadať.
    .way = Zadaj číslo aspoň 1 cez [/combat act].
refusal-not_in_this_combat = Táto postava v tomto boji nie je.
    .way = Kto bojuje, ukáže [/combat show].
refusal-already_in_this_combat = Táto postava už v tomto boji je.
    .way = Čo môže robiť, ukáže [/combat act].
refusal-duel_not_reported = Výsledky súbojov tu hráči nehlásia.
    .way = Ako sa súboj rozhoduje, ukáže [/setup rule].
refusal-duel_stands = Tento súboj sa už zmeniť nedá.
    .way = Niekto z dvojice z boja odišiel, alebo sa to nedá vziať späť. Životy oprav cez [/lives add].
refusal-duel_result_wrong = Takýto výsledok súboja byť nemôže.
    .way = Vyber, kto zasiahol, cez [/combat act].
refusal-not_your_pick = Dvojicu teraz vyberá druhá strana.
    .way = Na koho sa čaká, ukáže [/combat show].
refusal-pick_not_possible = Túto dvojicu nemožno vytvoriť.
    .way = Vyber z ponuky, ktorú ukáže [/combat act].

## Creeps

refusal-creep_lives_wrong = Creep môže mať 1 až { $lives } životov.
    .way = Zadaj v [/creep define] číslo z tohto rozsahu.
refusal-creep_level_wrong = Úroveň creepa môže byť 1 až { $level }.
    .way = Zadaj v [/creep define] číslo z tohto rozsahu.
refusal-creep_claws_wrong = Zásah creepa bez zbrane môže dať 1 až { $claws } zranení.
    .way = Zadaj v [/creep define] číslo z tohto rozsahu, alebo ho vynechaj.
refusal-creep_nature_unknown = Takú bytosť bot nepozná.
    .way = Vyber ju z ponuky v [/creep define].
