# Gear: the list, the card of its request, what is put on and taken off.

gear-asked = Žádost je odeslaná: **{ $gear }** ({ $what }) pro postavu **{ $name }**. Až ORG rozhodne, dostaneš zprávu. Seznam ukáže [/gear list].
gear-given = Postava **{ $name }** má schváleno: **{ $gear }** ({ $what }). Nasadíš to přes [/gear wear], vyřadíš přes [/gear remove].
gear-withdrawn = Žádost je stažená. Novou pošleš přes [/gear add].
gear-measured = { $what }, { $length } cm
gear-bonus = Životy navíc: { $bonus }
gear-tested = Střelec prošel zkouškou
gear-untested = Střelec zkouškou ještě neprošel
gear-list-title = Výbava: { $name }
gear-none = V seznamu zatím nic není. První věc do něj přidáš přes [/gear add].
gear-line-used = { $emoji } **{ $gear }** ({ $what }) · **používá se**
gear-line-approved = { $emoji } **{ $gear }** ({ $what }) · schváleno
gear-line-asked = { $emoji } **{ $gear }** ({ $what }) · čeká na ORGa
gear-line-unapproved = { $emoji } **{ $gear }** ({ $what }) · neschváleno
gear-line-declined = ❌ **{ $gear }** · zamítnuto{ $reason }
gear-on = Používá se: **{ $gear }** ({ $name }). Odložíš to tlačítkem nebo přes [/gear wear] s volbou `off`.
gear-off = Odloženo: **{ $gear }** ({ $name }). Zpět to vezmeš tlačítkem nebo přes [/gear wear].
gear-already-on = **{ $gear }** už používáš. Odložíš to tlačítkem nebo přes [/gear wear] s volbou `off`.
gear-already-off = **{ $gear }** teď nepoužíváš. Vezmeš to tlačítkem nebo přes [/gear wear].
gear-removed = **{ $gear }** už není ve výbavě ({ $name }). Vrátí to ORG přes [/undo], novou věc přidáš přes [/gear add].
gear-remove-prompt = Vyřaď ze seznamu
gear-bonus-prompt = Životy navíc za krásnou zbroj
gear-bonus-choice = { $bonus ->
        [0] Žádný život navíc
        [one] { $bonus } život navíc
        [few] { $bonus } životy navíc
        [many] { $bonus } života navíc
       *[other] { $bonus } životů navíc
    }
gear-skill-prompt = Prošel střelec zkouškou?
gear-tested-yes = Ano, umí s lukem zacházet
gear-tested-no = Ne, ještě ne
button-gear-on = Nasadit: { $gear }
button-gear-off = Odložit: { $gear }
button-gear-list = Výbava

card-gear-title = { $gear }: { $name }
card-gear-who = Výbava ke schválení · žádá { $owner } · { $at }
card-gear-is = Co to je
card-gear-verdict = Posouzení
card-gear-missing-bonus = ⚠️ Chybí životy navíc. Vyber je v menu, teprve potom schval.
card-gear-missing-skill = ⚠️ Chybí zkouška střelce. Vyber v menu, jak dopadla, teprve potom schval.

notice-gear-given = Postava **{ $name }** má od ORGa: **{ $gear }**. Nasadíš to přes [/gear wear].
notice-gear-approved = ✅ Schváleno: **{ $gear }** pro postavu **{ $name }**. Nasadíš to přes [/gear wear], seznam ukáže [/gear list].
notice-gear-declined = ❌ Zamítnuto: **{ $gear }** pro postavu **{ $name }**. Přidej jiné přes [/gear add] nebo se zeptej ORGa.
notice-gear-reopened = ↩️ Rozhodnutí se vrátilo zpět: **{ $gear }** pro postavu **{ $name }** znovu čeká na ORGa. Stav ukáže [/gear list].
notice-gear-reason =
    Proč je zamítnuto **{ $gear }** pro postavu **{ $name }**: { $reason }
    Jiné přidáš přes [/gear add].
notice-gear-on = ORG nasadil tvé postavě **{ $name }**: **{ $gear }**. Výbavu ukáže [/gear list].
notice-gear-off = ORG odložil tvé postavě **{ $name }**: **{ $gear }**. Výbavu ukáže [/gear list].
notice-gear-removed = ORG vyřadil z výbavy tvé postavy **{ $name }**: **{ $gear }**. Seznam ukáže [/gear list].

log-gear-given = 🎁 **{ $name }**: výbava { $gear } · { $actor }{ $reason }
log-gear-removed = 🗑️ **{ $name }**: už bez výbavy { $gear } · { $actor }{ $reason }
log-gear-approved = ✅ **{ $name }**: výbava { $gear } · schvaluje { $actor }
log-gear-declined = ❌ **{ $name }**: výbava { $gear } · zamítá { $actor }
log-gear-reopened = ↩️ **{ $name }**: výbava { $gear } znovu čeká · rozhodnutí vrací { $actor }

refusal-no_gear_here = Podle těchto pravidel se výbava nezapisuje.
    .way = Co postava má, ukáže [/character show].
refusal-gear_ambiguous = Takových věcí je ve výbavě víc: { $name }.
    .way = Vyber tu správnou z nabídky v [/gear wear] nebo z tlačítek v [/gear list].
refusal-gear_length_wrong = Délka má být celé číslo od 1 do { $most } centimetrů.
    .way = Oprav ji v [/gear add].
refusal-gear_bonus_missing = Chybí, kolik životů navíc zbroj dostane.
    .way = Vyber je v menu na kartě nebo volbou `bonus_lives` v [/approvals]; nula znamená žádné.
refusal-gear_skill_missing = Chybí, jestli střelec prošel zkouškou.
    .way = Vyber to v menu na kartě nebo volbou `archer_tested` v [/approvals].
refusal-gear_value_not_needed = Takový údaj tato věc nepotřebuje.
    .way = Životy navíc patří ke zbroji a zkouška střelce k luku; čeká je [/approvals].
refusal-gear_value_wrong = Takový údaj nesedí, životů navíc může být 0 až { $most }.
    .way = Oprav ho v [/approvals].
refusal-gear_value_decided = Tato věc už je schválená, údaj se změnit nedá.
    .way = Vrať rozhodnutí tlačítkem na kartě nebo přes [/approvals] a schval ji znovu.
refusal-request_takes_no_values = Tato žádost žádné údaje nepotřebuje.
    .way = Schval ji bez nich tlačítkem nebo přes [/approvals].
