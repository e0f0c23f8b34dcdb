# Refusals by error code: what is in the way; .way = the way out, commands in square brackets.
# noticed and target_alert must read the same: the difference is for ORGs only.

## Levels and abilities

refusal-no_pick_available = Na tuto úroveň teď nemáš co vybírat.
    .way = Kolik XP chybí do dalšího výběru, ukáže [/xp show].
refusal-earlier_pick_open = Nejdřív tě čeká výběr z nižší úrovně.
    .way = Udělej ho přes [/ability choose] a potom se vrať k tomuto.
refusal-ability_not_in_class = Tuto schopnost tvoje povolání nemá.
    .way = Vyber jinou přes [/ability choose]; cizí ti může dát jen ORG přes [/ability grant].
refusal-ability_already_owned = Tuto schopnost už máš.
    .way = Vyber jinou přes [/ability choose].
refusal-ability_locked = Tato schopnost se ti otevře až na vyšší úrovni.
    .way = Vyber z toho, co teď nabízí [/ability choose].
refusal-org_approval_required = Tvůj výběr ještě neschválil žádný ORG.
    .way = Chvíli počkej, ORG ho najde v [/approvals].
refusal-class_not_in_faction = Toto povolání do tvé frakce nepatří.
    .way = Zvol jiné povolání nebo frakci; co k sobě patří, řekne [/rules].
refusal-no_ability = Na tohle ti chybí schopnost.
    .way = Co umíš, ukáže [/ability list].

## Magic

refusal-spell_unknown = Toto kouzlo neznáš, chybí ti jeho škola.
    .way = Co umíš vyvolat, ukáže [/spells].
refusal-level_too_low = Na tohle má tvoje postava zatím nízkou úroveň.
    .way = Kolik XP je třeba na další, ukáže [/xp show].
refusal-spell_already_used = Toto kouzlo máš v této fázi už vyčerpané.
    .way = Vyber jiné ze [/spells]; všechna se vrátí, až ORG otevře fázi přes [/phase open].
refusal-no_open_phase = Právě neběží žádná fáze, proto se nedá kouzlit.
    .way = Počkej, než ji ORG otevře přes [/phase open].
refusal-spell_limit_per_round = Víc kouzel v tomto kole už vyvolat nemůžeš.
    .way = Nech si ho na další kolo; limit mění ORG přes [/setup rule].
refusal-not_in_combat = Toto kouzlo se používá jen v boji, v kroku kouzel.
    .way = Jak je na tom boj, ukáže [/combat show].
refusal-in_combat = Dokud jsi v boji, tohle nejde.
    .way = Počkej na konec boje; co můžeš teď, ukáže [/combat act].
refusal-not_spell_step = V zahájení boje toto kouzlo ještě vyvolat nemůžeš.
    .way = Nech si ho na krok kouzel; co můžeš teď, ukáže [/combat act].
refusal-no_challenge = Tvou družinu právě nikdo nevyzval.
    .way = Nech si toto kouzlo na výzvu; ostatní najdeš ve [/spells].
refusal-not_challenged_side = Toto kouzlo patří jen vyzvané straně.
    .way = Co můžeš ty, ukáže [/combat act].
refusal-too_late = Zahájení boje už skončilo.
    .way = Toto kouzlo si nech na jinou výzvu a pokračuj přes [/combat act].
refusal-not_paired = Očarování působí jen na protivníka, se kterým jsi v páru.
    .way = Kdo s kým bojuje, ukáže [/combat show].
refusal-out_of_range = Cíl je daleko, Fireball dosáhne jen na 30 metrů.
    .way = Přibliž se přes [/scene enter] a zkus to znovu.
refusal-conversation_too_short = Na Přátelství jste spolu zatím mluvili krátce.
    .way = Pište si ve scéně dál, je třeba pět minut a tři zprávy od každého; potom zopakuj [/cast].
refusal-consent_required = Tato postava se Čtením aury ještě nesouhlasila.
    .way = Vysvětli jí, co chceš udělat, a ať odpoví přes [/consent].
refusal-form_not_met = Toto zvíře nemáš mezi podobami, se kterými se tvoje postava setkala.
    .way = Pokud jste se opravdu setkali, ORG to doplní přes [/form record].
refusal-too_many_targets = Cílů je víc, než toto kouzlo dovolí.
    .way = Zvol jich méně; kolik smí být, řekne [/rules].
refusal-target_not_undead = Toto kouzlo působí jen na nemrtvé.
    .way = Zvol jiný cíl nebo jiné kouzlo ze [/spells].
refusal-target_not_animal = Toto kouzlo působí jen na zvířata.
    .way = Zvol jiný cíl nebo jiné kouzlo ze [/spells].
refusal-target_not_living = Toto kouzlo působí jen na živé bytosti.
    .way = Zvol jiný cíl nebo jiné kouzlo ze [/spells].
refusal-target_is_undead = Nemrtvého oživit nelze.
    .way = Zvol jiný cíl nebo jiné kouzlo ze [/spells].
refusal-target_dead = Tato postava je už mrtvá.
    .way = Vrátit ji může jen Oživení, dokud tu leží, nebo ORG přes [/revive].
refusal-target_not_dead_or_knocked_out = Oživit můžeš jen postavu, která tu leží.
    .way = Stojícímu pomoz jiným kouzlem ze [/spells].
refusal-target_level_too_high = Cíl nemá nižší úroveň než ty.
    .way = Zvol jiný cíl nebo jiné kouzlo ze [/spells].
refusal-regain_level_too_high = Vrátit si můžeš jen kouzlo s číslem nejvýš 3.
    .way = Zvol jiné použité; najdeš je ve [/spells].
refusal-spell_not_used = Toto kouzlo ještě máš, není co vracet.
    .way = Zvol použité; najdeš je ve [/spells].
refusal-not_only_animals = Mezi protivníky zjevně nejsou jen zvířata.
    .way = Odejít můžeš útěkem na konci kola přes [/combat act].
refusal-answer_not_allowed = Na tuto otázku se odpovídá jen ANO, NE nebo NEVÍM.
    .way = Vyber jednu z odpovědí přes [/answer].

## Equipment

refusal-weapon_not_allowed = Takovou zbraň tvoje povolání nepoužívá.
    .way = Které smíš mít, najdeš u povolání v [/rules].
refusal-weapon_unknown = Takovou zbraň bot nezná.
    .way = Vyber ji z nabídky, třeba v [/creep define]; zbraně popisuje [/rules].
refusal-weapon_forbidden = Tato zbraň je na hře zakázaná.
    .way = Zvol jinou; co je dovolené, řekne [/rules].
refusal-not_approved = Tuto věc ještě neschválil žádný ORG.
    .way = Stav vidíš v [/gear list], ORG ji najde v [/approvals].
refusal-bow_skill_not_verified = Žádný ORG ještě nepotvrdil, že umíš zacházet s lukem.
    .way = Ukaž mu to a on to zapíše v [/approvals].
refusal-two_weapons = V ruce můžeš mít jen jednu zbraň.
    .way = Vyměníš ji přes [/gear wear].
refusal-hands_full = Zbraň v rukou ti nenechává ruku na štít.
    .way = Vezmi si přes [/gear wear] krátkou nebo jednoruční zbraň.
refusal-armour_not_allowed = Takovou zbroj tvoje povolání nenosí.
    .way = Kterou smíš mít, najdeš u povolání v [/rules].
refusal-shield_not_allowed = Tvoje povolání štít nenosí.
    .way = Co smíš mít, najdeš u povolání v [/rules].

## Parties and movement

refusal-running_forbidden = Teď běžet nesmíš.
    .way = Choď krokem; kdo běžet smí, řekne [/rules].
refusal-party_full = Družina už má tři členy.
    .way = Založ další přes [/party create] nebo počkej, až někdo odejde přes [/party leave].
refusal-already_member = Tato postava už v družině je.
    .way = Kdo do ní patří, ukáže [/party show].
refusal-same_party = Vlastní družinu vyzvat nemůžeš.
    .way = Zvol jiný cíl, nebo ji nejdřív opusť přes [/party leave].
refusal-own_character_opposed = Postavy jednoho hráče by stály proti sobě.
    .way = Zvol jiný cíl nebo druhou stranu; víc řekne [/rules].
refusal-party_in_combat = Tato postava nebo její družina je v boji.
    .way = Počkej, až skončí; co se tu děje, ukáže [/scene show].
refusal-not_active = Tvoje postava teď nemůže jednat.
    .way = Kdy to pomine, ukáže [/timers]; z mimo hry se vrátíš přes [/outofgame].
refusal-out_of_game_wait = Po návratu do hry s tím musíš ještě počkat.
    .way = Kolik zbývá, ukáže [/timers].
refusal-target_not_active = S touto postavou to teď nejde.
    .way = Zkus to později, nebo zvol jiný cíl; kdo je tu, ukáže [/scene show].
refusal-target_not_here = Tuto postavu tu nevidíš.
    .way = Kdo je tu, ukáže [/scene show].
refusal-no_weapon_in_hand = Na tohle potřebuješ zbraň v ruce.
    .way = Vezmi si schválenou přes [/gear wear].
refusal-animal_cannot_challenge = Zvíře teď tuto družinu vyzvat nesmí.
    .way = Počkej, až kouzlo pomine, nebo vyzvi někoho jiného přes [/challenge].
refusal-must_stay_in_place = Drží tě Zastavení času.
    .way = Kdy se zase pohneš, ukáže [/timers].
refusal-must_keep_away = Mlha vás rozdělila a tyto soupeře ještě vyzvat nesmíš.
    .way = Kolik zbývá, ukáže [/timers]; potom znovu vejdi přes [/scene enter].

## Combat

refusal-side_full = Na této straně už jsou tři.
    .way = Podpoř druhou stranu přes [/combat act], nebo zůstaň stranou.
refusal-no_free_place_yet = Zatím žádná strana o nikoho nepřišla, proto se přidat nedá.
    .way = Sleduj boj přes [/combat show] a zkus to na konci dalšího kola.
refusal-cannot_return = Z tohoto boje je tvoje postava pryč a vrátit se už nemůže.
    .way = Počkej na jeho konec; co ti běží, ukáže [/timers].
refusal-only_at_end_of_round = Přidat se dá jen na konci kola.
    .way = Sleduj boj přes [/combat show] a potom použij [/combat act].
refusal-not_present_at_challenge = U této výzvy tvoje postava nebyla, proto se přidat nemůže.
    .way = Zůstaň stranou; pravidlo může změnit ORG přes [/setup rule].
refusal-not_near_any_more = Tvoje postava už u tohoto boje není: je v jiné scéně, nebo bojuje jinde.
    .way = Vrať se do té scény přes [/scene enter], dokud boj trvá, nebo nejdřív dobojuj.
refusal-repairing_required = Počet bojujících se změnil, nejdřív je třeba nových párů.
    .way = Urči je přes [/combat act].
refusal-pair_skips_round = Tento pár drží Očarování, v tomto kole nebojuje.
    .way = Počkej na další kolo; stav ukáže [/combat show].
refusal-potion_already_drunk = V tomto kole máš lektvar už vypitý.
    .way = Další si nech na následující kolo; co můžeš teď, ukáže [/combat act].
refusal-dodge_already_used = Uhnutí máš v tomto boji už vyčerpané.
    .way = Vrátí se s další výzvou; co můžeš teď, ukáže [/combat act].
refusal-nothing_to_dodge = Není zásah, kterému by bylo třeba uhnout.
    .way = Uhnutí ti zůstává; co můžeš teď, ukáže [/combat act].
refusal-combat_already_over = Tento boj už skončil.
    .way = Co se v něm tvé postavě stalo, najdeš v [/journal].
refusal-noticed = Zakrádání se nepovedlo a nic se nestalo.
    .way = Zkus to jindy přes [/stealth], nebo vyzvi otevřeně přes [/challenge].
refusal-target_alert = Zakrádání se nepovedlo a nic se nestalo.
    .way = Zkus to jindy přes [/stealth], nebo vyzvi otevřeně přes [/challenge].

## After combat

refusal-combat_not_over = Boj ještě trvá, na tohle je příliš brzy.
    .way = Počkej na jeho konec; průběh ukáže [/combat show].
refusal-target_not_knocked_out = Tato postava neleží vyřazená.
    .way = Chceš-li proti ní bojovat, vyzvi ji přes [/challenge].
refusal-target_asleep_wakes = Spícího zabít nelze, úder by ho probudil.
    .way = Zaútočit na něj můžeš přes [/challenge], tím začne boj.
refusal-target_not_asleep = Tato postava nespí.
    .way = Vyzvi ji otevřeně přes [/challenge].
refusal-not_lootable = Zbraně, zbroj ani kostým se neberou.
    .way = Dukáty, lektvary, suroviny a herní předměty vezmeš přes [/loot].
refusal-pursuit_ban = Za tím, kdo vám utekl, ještě jít nesmíš.
    .way = Kolik zbývá, ukáže [/timers]; potom použij [/pursue].

## Field abilities

refusal-cannot_break = Bránu nerozbiješ, je příliš pevná.
    .way = Hledej jinou cestu; co je v okolí, ukáže [/scene show].
refusal-not_locked = Zamčené to není.
    .way = Lámat ani odemykat netřeba; kdo to umí, zamkne to přes [/lock].
refusal-lock_broken = Zámek je rozbitý, zamknout ani odemknout se nedá.
    .way = Nech to otevřené; co je v okolí, ukáže [/scene show].
refusal-token_not_approved = Tvůj zlodějský token ještě neschválil žádný ORG.
    .way = Přihlas ho přes [/gear add], ORG ho najde v [/approvals].
refusal-no_game_item = Žádný herní předmět k odevzdání nemáš.
    .way = Zvol dukáty; co máš, ukáže [/inventory show].
refusal-no_recipe = Tento recept neznáš.
    .way = Své recepty vidíš v [/potion list]; nový tě naučí ORG přes [/potion teach].
refusal-no_ingredients = Chybí ti suroviny nebo byliny.
    .way = Co máš, ukáže [/inventory show].
refusal-nothing_left_here = Tady už není co vzít.
    .way = Hledej jinde; nové byliny přidá ORG přes [/place].
refusal-cannot_cast_in_form = V jiné podobě nečaruješ.
    .way = Počkej, až podoba skončí; kdy to bude, ukáže [/timers].
refusal-target_required = Je potřeba říct, na koho kouzlo míří.
    .way = Zopakuj [/cast] a vyplň cíl.
refusal-target_is_caster = Tohle kouzlo nejde seslat na sebe.
    .way = Zopakuj [/cast] a vyber někoho jiného.
refusal-target_not_demon = Tenhle cíl není démon.
    .way = Na koho kouzlo platí, poví [/rules].
refusal-already_out_of_game = Už jsi mimo hru.
    .way = Vrátíš se přes [/outofgame].
refusal-not_out_of_game = Nejsi mimo hru.
    .way = Jestli chceš odejít, napiš [/outofgame].
refusal-reason_required = Je potřeba uvést důvod.
    .way = Zopakuj příkaz a doplň ho; poradí [/help].
refusal-condition_sort_unknown = Takový druh stavu neznáme.
    .way = Vyber kletbu, nemoc, postižení nebo jízdu v [/condition add].
refusal-condition_text_required = Je potřeba napsat, co stav dělá.
    .way = Zopakuj [/condition add] a doplň text.
refusal-condition_exists = Tenhle stav už postava má.
    .way = Co na ní je, ukáže [/character show].
refusal-condition_unknown = Takový stav postava nemá.
    .way = Co na ní je, ukáže [/character show].
refusal-form_figures_wrong = Čísla podoby nesedí: životů má být aspoň 1, zranění aspoň 0.
    .way = Oprav je a zopakuj [/form record].
refusal-form_unknown = Takovou podobu postava nepotkala.
    .way = Zapíše ji ORG přes [/form record].
refusal-not_this_step = Na tohle teď v boji není řada.
    .way = Co je na řadě, ukáže [/combat show].
refusal-standing_order_wrong = Takový trvalý pokyn zadat nejde.
    .way = Zadej číslo aspoň 1 přes [/combat act].
refusal-not_in_this_combat = Tahle postava v tomhle boji není.
    .way = Kdo bojuje, ukáže [/combat show].
refusal-already_in_this_combat = Tahle postava už v tomhle boji je.
    .way = Co může dělat, ukáže [/combat act].
refusal-duel_not_reported = Výsledky soubojů tu hráči nehlásí.
    .way = Jak se souboj rozhoduje, ukáže [/setup rule].
refusal-duel_stands = Tento souboj už změnit nejde.
    .way = Někdo z dvojice z boje odešel, nebo to nejde vzít zpět. Životy oprav přes [/lives add].
refusal-duel_result_wrong = Takový výsledek souboje být nemůže.
    .way = Vyber, kdo zasáhl, přes [/combat act].
refusal-not_your_pick = Dvojici teď vybírá druhá strana.
    .way = Na koho se čeká, ukáže [/combat show].
refusal-pick_not_possible = Tuhle dvojici vytvořit nejde.
    .way = Vyber z nabídky, kterou ukáže [/combat act].

## Creeps

refusal-creep_lives_wrong = Creep může mít 1 až { $lives } životů.
    .way = Zadej v [/creep define] číslo z tohoto rozsahu.
refusal-creep_level_wrong = Úroveň creepa může být 1 až { $level }.
    .way = Zadej v [/creep define] číslo z tohoto rozsahu.
refusal-creep_claws_wrong = Zásah creepa beze zbraně může dát 1 až { $claws } zranění.
    .way = Zadej v [/creep define] číslo z tohoto rozsahu, nebo ho vynech.
refusal-creep_nature_unknown = Takovou bytost bot nezná.
    .way = Vyber ji z nabídky v [/creep define].
