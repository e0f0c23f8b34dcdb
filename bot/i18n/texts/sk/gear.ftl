# Gear: the list, the card of its request, what is put on and taken off.

gear-asked = Žiadosť je odoslaná: **{ $gear }** ({ $what }) pre postavu **{ $name }**. Keď ORG rozhodne, dostaneš správu. Zoznam ukáže [/gear list].
gear-given = Postava **{ $name }** má schválené: **{ $gear }** ({ $what }). Nasadíš to cez [/gear wear], vyradíš cez [/gear remove].
gear-withdrawn = Žiadosť je stiahnutá. Novú pošleš cez [/gear add].
gear-measured = { $what }, { $length } cm
gear-bonus = Životy navyše: { $bonus }
gear-tested = Strelec prešiel skúškou
gear-untested = Strelec skúškou ešte neprešiel
gear-list-title = Výbava: { $name }
gear-none = V zozname zatiaľ nič nie je. Prvú vec doň pridáš cez [/gear add].
gear-line-used = { $emoji } **{ $gear }** ({ $what }) · **používa sa**
gear-line-approved = { $emoji } **{ $gear }** ({ $what }) · schválené
gear-line-asked = { $emoji } **{ $gear }** ({ $what }) · čaká na ORGa
gear-line-unapproved = { $emoji } **{ $gear }** ({ $what }) · neschválené
gear-line-declined = ❌ **{ $gear }** · zamietnuté{ $reason }
gear-on = Používa sa: **{ $gear }** ({ $name }). Odložíš to tlačidlom alebo cez [/gear wear] s voľbou `off`.
gear-off = Odložené: **{ $gear }** ({ $name }). Späť to vezmeš tlačidlom alebo cez [/gear wear].
gear-already-on = **{ $gear }** už používaš. Odložíš to tlačidlom alebo cez [/gear wear] s voľbou `off`.
gear-already-off = **{ $gear }** teraz nepoužívaš. Vezmeš to tlačidlom alebo cez [/gear wear].
gear-removed = **{ $gear }** už nie je vo výbave ({ $name }). Vráti to ORG cez [/undo], novú vec pridáš cez [/gear add].
gear-remove-prompt = Vyraď zo zoznamu
gear-bonus-prompt = Životy navyše za krásnu zbroj
gear-bonus-choice = { $bonus ->
        [0] Žiadny život navyše
        [one] { $bonus } život navyše
        [few] { $bonus } životy navyše
        [many] { $bonus } života navyše
       *[other] { $bonus } životov navyše
    }
gear-skill-prompt = Prešiel strelec skúškou?
gear-tested-yes = Áno, vie s lukom narábať
gear-tested-no = Nie, ešte nie
button-gear-on = Nasadiť: { $gear }
button-gear-off = Odložiť: { $gear }
button-gear-list = Výbava

card-gear-title = { $gear }: { $name }
card-gear-who = Výbava na schválenie · žiada { $owner } · { $at }
card-gear-is = Čo to je
card-gear-verdict = Posúdenie
card-gear-missing-bonus = ⚠️ Chýbajú životy navyše. Vyber ich v menu, až potom schváľ.
card-gear-missing-skill = ⚠️ Chýba skúška strelca. Vyber v menu, ako dopadla, až potom schváľ.

notice-gear-given = Postava **{ $name }** má od ORGa: **{ $gear }**. Nasadíš to cez [/gear wear].
notice-gear-approved = ✅ Schválené: **{ $gear }** pre postavu **{ $name }**. Nasadíš to cez [/gear wear], zoznam ukáže [/gear list].
notice-gear-declined = ❌ Zamietnuté: **{ $gear }** pre postavu **{ $name }**. Pridaj iné cez [/gear add] alebo sa spýtaj ORGa.
notice-gear-reopened = ↩️ Rozhodnutie sa vrátilo späť: **{ $gear }** pre postavu **{ $name }** znova čaká na ORGa. Stav ukáže [/gear list].
notice-gear-reason =
    Prečo je zamietnuté **{ $gear }** pre postavu **{ $name }**: { $reason }
    Iné pridáš cez [/gear add].
notice-gear-on = ORG nasadil tvojej postave **{ $name }**: **{ $gear }**. Výbavu ukáže [/gear list].
notice-gear-off = ORG odložil tvojej postave **{ $name }**: **{ $gear }**. Výbavu ukáže [/gear list].
notice-gear-removed = ORG vyradil z výbavy tvojej postavy **{ $name }**: **{ $gear }**. Zoznam ukáže [/gear list].

log-gear-given = 🎁 **{ $name }**: výbava { $gear } · { $actor }{ $reason }
log-gear-removed = 🗑️ **{ $name }**: už bez výbavy { $gear } · { $actor }{ $reason }
log-gear-approved = ✅ **{ $name }**: výbava { $gear } · schvaľuje { $actor }
log-gear-declined = ❌ **{ $name }**: výbava { $gear } · zamieta { $actor }
log-gear-reopened = ↩️ **{ $name }**: výbava { $gear } znova čaká · rozhodnutie vracia { $actor }

refusal-no_gear_here = Podľa týchto pravidiel sa výbava nezapisuje.
    .way = Čo postava má, ukáže [/character show].
refusal-gear_ambiguous = Takých vecí je vo výbave viac: { $name }.
    .way = Vyber tú správnu z ponuky v [/gear wear] alebo z tlačidiel v [/gear list].
refusal-gear_length_wrong = Dĺžka má byť celé číslo od 1 do { $most } centimetrov.
    .way = Oprav ju v [/gear add].
refusal-gear_bonus_missing = Chýba, koľko životov navyše zbroj dostane.
    .way = Vyber ich v menu na karte alebo voľbou `bonus_lives` v [/approvals]; nula znamená žiadne.
refusal-gear_skill_missing = Chýba, či strelec prešiel skúškou.
    .way = Vyber to v menu na karte alebo voľbou `archer_tested` v [/approvals].
refusal-gear_value_not_needed = Takýto údaj táto vec nepotrebuje.
    .way = Životy navyše patria k zbroji a skúška strelca k luku; čaká ich [/approvals].
refusal-gear_value_wrong = Takýto údaj nesedí, životov navyše môže byť 0 až { $most }.
    .way = Oprav ho v [/approvals].
refusal-gear_value_decided = Táto vec je už schválená, údaj sa zmeniť nedá.
    .way = Vráť rozhodnutie tlačidlom na karte alebo cez [/approvals] a schváľ ju znova.
refusal-request_takes_no_values = Táto žiadosť žiadne údaje nepotrebuje.
    .way = Schváľ ju bez nich tlačidlom alebo cez [/approvals].
