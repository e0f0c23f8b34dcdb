# Deeds nobody sees coming: the strike out of hiding, the theft, what their victims are asked, their cards.

sneak-title-stealth = Zakrádání
sneak-question-stealth = Jak se nepozorovaně přiblížíš
sneak-title-theft = Krádež
sneak-question-theft = Jak podstrčíš token do měšce
stealth-asked = 🤫 Postava **{ $name }** se zakrádá k postavě **{ $target }**. ORG posoudí, jestli si toho někdo všiml; do té doby jí čas stojí.
theft-asked = 🤫 Postava **{ $name }** zkouší okrást postavu **{ $target }**. ORG posoudí, jestli si toho někdo všiml; do té doby jí čas stojí.
stealth-failed = Zakrádání postavy **{ $name }** se nepovedlo a nic se nestalo. Zkus to jindy přes [/stealth], nebo vyzvi otevřeně přes [/challenge].
stealth-on-its-way = 🤫 Zakrádání vyšlo a úder je na cestě: **{ $name }** → **{ $target }**. Až dopadne, bot tě zavolá na kartu boje.
stealth-struck = 🗡️ Úder ze zálohy dopadl: { $target }.
scene-stealth = 🗡️ Postava **{ $name }** útočí ze zálohy na postavu **{ $target }**: „{ $text }“
notice-strike-void = 🤫 Úder ze zálohy se nekonal (**{ $name }** → **{ $target }**), protože to už není možné. Kdo je ve scéně, ukáže [/scene show].

## What the victims are asked

notice-surprise =
    🗡️ Postava **{ $attacker }** útočí ze zálohy na tvou postavu **{ $name }**! Uhnout se můžeš; na další zásah v tomto boji ti to už pak nezbude.
    Odpověz { $until } tlačítkem nebo přes [/respond], jinak úder dopadne.
notice-theft =
    🪙 V měšci tvé postavy **{ $name }** je zlodějský token. Vyber, co zloděj dostane: { $ducats ->
        [0] prázdný měšec
        [one] 1 dukát
        [few] { $ducats } dukáty
       *[other] { $ducats } dukátů
    }, nebo jeden herní předmět.
    Odpověz { $until } tlačítkem nebo přes [/respond]; mlčení znamená dukáty.
button-respond-dodge = Uhnout se
button-respond-take = Snést zásah
button-respond-ducats = Dát dukáty
button-respond-item = Dát herní předmět
respond-item-prompt = Který herní předmět
respond-which-item = Vyber, který herní předmět zloděj dostane. Jde to i přes [/respond].
respond-dodged = 🤸 Uhnutí vyšlo, boj začíná.
respond-taken = 💥 Zásah dopadl, boj začíná.
respond-void = Úder na postavu **{ $name }** se nekonal, protože to už není možné. Kdo je tady, ukáže [/scene show].
respond-handed = 🪙 Postava **{ $name }** přichází o: { $haul }. Token podstrčila postava **{ $thief }**. Co ti zbylo, ukáže [/inventory show].
notice-theft-done = 🪙 Krádež vyšla (**{ $thief }** → **{ $victim }**). Kořist: { $haul }. Co máš, ukáže [/inventory show].
notice-robbed-by = 🪙 Postavu **{ $victim }** okradla postava **{ $thief }**: { $haul }. Co zbylo, ukáže [/inventory show].
notice-robbed = 🪙 Postavu **{ $victim }** někdo okradl: { $haul }. Co zbylo, ukáže [/inventory show].

## The cards of the ORGs

card-field-who = Žádá { $owner } · { $at }
card-field-text = „{ $text }“
card-stealth-name = zakrádání ({ $target })
card-stealth-title = Zakrádání: { $name } → { $target }
card-stealth-how = Všiml si toho někdo? ✅ ne: úder dopadne hned. ❌ ano: nestane se nic. Fungují i tlačítka.
card-stealth-approved = **Nepozorovaně**, úder dopadl · { $by }
card-stealth-dodge-asked = **Nepozorovaně**, cíl se ještě může uhnout · { $by }
card-stealth-declined = **Zpozorováno**, nestalo se nic · { $by }
card-stealth-noticed = **Zpozorováno**, nestalo se nic · { $by }
card-stealth-target-alert = **Cíl má Pozornost**, nestalo se nic; hráč se dozví jen to, že zakrádání nevyšlo · { $by }
card-stealth-withdrawn = **Nekonalo se**: staženo, nebo to už není možné · { $by }
button-stealth-yes = Nepozorovaně
button-stealth-no = Zpozorováno
card-theft-name = krádež ({ $target })
card-theft-title = Krádež: { $name } → { $target }
card-theft-how = Všiml si toho někdo? ✅ ne: oběť se dozví o tokenu a vybere. ❌ ano: nestane se nic. Fungují i tlačítka.
card-theft-approved = **Nepozorovaně**, token je v měšci · { $by }
card-theft-declined = **Zpozorováno**, nestalo se nic · { $by }
card-theft-withdrawn = **Nekonalo se**: staženo, nebo to už není možné · { $by }
button-theft-yes = Nepozorovaně
button-theft-no = Zpozorováno
card-loot-name = kořist ({ $target })
card-loot-title = Kořist: { $name } ← { $target }
card-loot-haul = Co poražená bytost má: { $haul }
card-loot-how = Kořist poražených jde vítězům přes ORGa. ✅ předá ji, ❌ ne. Fungují i tlačítka.
card-loot-approved = **Předáno** · { $by }
card-loot-declined = **Nepředáno** · { $by }
card-loot-withdrawn = **Nekonalo se**: staženo, nebo to už není možné · { $by }
button-loot-yes = Předat
button-loot-no = Nepředat

stealth-withdrawn = Zakrádání je stažené, nestalo se nic. Znovu to zkusíš přes [/stealth].
notice-stealth-approved = 🤫 Zakrádání vyšlo: **{ $name }** → **{ $target }**. Až úder dopadne, uvidíš to ve scéně; boj ukáže [/combat show].
notice-stealth-declined = Zakrádání postavy **{ $name }** se nepovedlo a nic se nestalo ({ $target }). Zkus to jindy přes [/stealth], nebo vyzvi otevřeně přes [/challenge].
notice-stealth-withdrawn = Zakrádání se nekonalo (**{ $name }** → **{ $target }**), protože to už není možné. Kdo je ve scéně, ukáže [/scene show].
notice-stealth-reopened = ↩️ Zakrádání (**{ $name }** → **{ $target }**) znovu čeká na ORGa. Čas ti zatím stojí, ukáže to [/timers].
notice-stealth-reason = Co k zakrádání (**{ $name }** → **{ $target }**) říká ORG: { $reason }. Znovu to zkusíš přes [/stealth].
theft-withdrawn = Krádež je stažená, nestalo se nic. Znovu to zkusíš přes [/steal].
notice-theft-approved = 🤫 Token je nepozorovaně v měšci: **{ $name }** → **{ $target }**. Co z toho máš, se dozvíš zprávou; stav ukáže [/inventory show].
notice-theft-declined = Krádež postavy **{ $name }** se nepovedla, někdo si jí všiml ({ $target }). Zkus to jindy přes [/steal].
notice-theft-withdrawn = Krádež se nekonala (**{ $name }** → **{ $target }**), protože to už není možné. Kdo je ve scéně, ukáže [/scene show].
notice-theft-reopened = ↩️ Krádež (**{ $name }** → **{ $target }**) znovu čeká na ORGa. Čas ti zatím stojí, ukáže to [/timers].
notice-theft-reason = Co ke krádeži (**{ $name }** → **{ $target }**) říká ORG: { $reason }. Znovu to zkusíš přes [/steal].
loot-withdrawn = Žádost o kořist je stažená. Novou pošleš přes [/loot].
notice-loot-approved = 🎒 Postava **{ $name }** dostává od ORGa kořist: **{ $target }**. Co máš, ukáže [/inventory show].
notice-loot-declined = Kořist postava **{ $name }** nedostane: **{ $target }**. Zeptej se ORGa, nebo zkus někoho jiného přes [/loot].
notice-loot-withdrawn = Kořist už není co předat (**{ $name }**, **{ $target }**). Co kdo má, ukáže [/loot].
notice-loot-reopened = ↩️ Žádost o kořist znovu čeká na ORGa: **{ $name }**, **{ $target }**. Co kdo má, ukáže [/loot].
notice-loot-reason = Co ke kořisti (**{ $name }**, **{ $target }**) říká ORG: { $reason }. Znovu požádáš přes [/loot].

## The ORG log

log-strike-unnoticed = 🤫 **{ $name }** se zakrádá k postavě **{ $target }**: kostky řekly nepozorovaně · { $actor }
log-strike-noticed = 🤫 **{ $name }** se zakrádá k postavě **{ $target }**: zpozorováno · { $actor }
log-strike-target-alert = 🤫 **{ $name }** se zakrádá k postavě **{ $target }**: cíl má Pozornost · { $actor }
log-strike-void = 🤫 Úder ze zálohy se nekonal: **{ $name }** → **{ $target }**.
log-theft-done = 🪙 **{ $thief }** okrádá postavu **{ $victim }**: { $haul }
log-stealth-approved = ✅ Zakrádání **{ $name }** → **{ $target }**: nepozorovaně · { $actor }
log-stealth-declined = ❌ Zakrádání **{ $name }** → **{ $target }**: nevyšlo · { $actor }
log-stealth-withdrawn = ⚪ Zakrádání **{ $name }** → **{ $target }**: už to není možné · { $actor }
log-stealth-reopened = ↩️ Zakrádání **{ $name }** → **{ $target }** znovu čeká · { $actor }
log-theft-approved = ✅ Krádež **{ $name }** → **{ $target }**: nepozorovaně · { $actor }
log-theft-declined = ❌ Krádež **{ $name }** → **{ $target }**: zpozorováno · { $actor }
log-theft-withdrawn = ⚪ Krádež **{ $name }** → **{ $target }**: už to není možné · { $actor }
log-theft-reopened = ↩️ Krádež **{ $name }** → **{ $target }** znovu čeká · { $actor }
log-loot-approved = ✅ Kořist **{ $target }** dostává **{ $name }** · { $actor }
log-loot-declined = ❌ Kořist **{ $target }** nedostane **{ $name }** · { $actor }
log-loot-withdrawn = ⚪ Kořist **{ $target }** pro **{ $name }**: už není co předat · { $actor }
log-loot-reopened = ↩️ Kořist **{ $target }** pro **{ $name }** znovu čeká · { $actor }

## Refusals

refusal-no_theft_here = Podle těchto pravidel se nekrade.
    .way = Která pravidla tu platí, ukáže [/setup show].
refusal-deed_waits = Jeden takový čin této postavy už čeká na rozhodnutí.
    .way = Počkej na ORGa, nebo žádost stáhni tlačítkem u ní; co ti běží, ukáže [/timers].
refusal-deed_done = Tohle se už stalo a vrátit to nejde.
    .way = Následky upraví ORG jinak: [/lives add], [/combat end] nebo [/inventory grant].
refusal-nothing_asked = Na nic takového se tě bot právě neptá.
    .way = Co se děje, ukáže [/combat show] a [/timers].
refusal-ask_answered = Na tohle je už odpovězeno.
    .way = Co z toho je, ukáže [/character show] a [/combat show].
refusal-ask_too_late = Čas na odpověď už uplynul.
    .way = Za chvíli se stane to, co znamená mlčení; potom se podívej na [/combat show] a [/inventory show].
refusal-theft_waits = V měšci této postavy je zlodějský token.
    .way = Nejdřív odpověz přes [/respond], co zloděj dostane; potom můžeš darovat.
refusal-strike_waits = Na tuto postavu právě dopadá úder ze zálohy.
    .way = Nejdřív odpověz přes [/respond], jestli se uhneš.
