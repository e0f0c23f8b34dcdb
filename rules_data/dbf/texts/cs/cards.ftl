### Abilities and spells of the DBF ruleset as a printed card tells them: as short as can be.

## Abilities

ability-vytrvalost-brief = Maximum životů +1.
ability-huzevnatost-brief = Maximum životů +2; bez těžké zbroje smíš běhat.
ability-zalesactvo-brief = Čtení stop; pronásledování už po 2 minutách; byliny, léčivý lektvar, kůže.
ability-nicenie-brief = Zamčené dveře a truhly: malá hned, velké za 1 minutu a 1 život. Brána ne.
ability-prieraznost-brief = Sekera či tupá zbraň +1, obouruční zbraň +1; obojí se sčítá.
ability-serm-brief = Zásah mečem jakékoli délky +1.
ability-zlodejina-brief = Zámky za 1 minutu. Token v měšci: 3 dukáty nebo herní předmět.
ability-pozornost-brief = Najdeš pasti a skrýše; zakrádání na tebe nepůsobí.
ability-uhybanie-brief = Jednou za boj zrušíš jeden zásah. Neplatí na kouzla.
ability-zakradanie-brief = Nepozorovaný úder za jeden zásah; jím začíná boj.
ability-elementy-brief = Odkazy na magii živlů.
ability-pocarovanie-brief = Odkazy na psychickou magii.
ability-jasnovidectvo-brief = Odkazy na jasnovidectví.
ability-nekromancia-brief = Odkazy na černou magii.
ability-alchymia-brief = Odkazy na alchymii. Lektvar: recept, suroviny, 10 minut.
ability-liecenie-brief = Odkazy na léčivou magii.
ability-priroda-brief = Odkazy na přírodní magii; byliny a léčivý lektvar.
ability-bohosluzba-brief = Odkazy pro vyvolené boha.

## Elementy

spell-ohnivy_sip-brief = V boji · 1 protivník: 2 ohnivá zranění
spell-podkopnutie-brief = V boji · 1 protivník: souboj začne vleže
spell-kyselinovy_vejar-brief = V boji · protivníci (max 3): 1 kyselinové zranění
spell-ladova_burka-brief = V boji · protivníci (max 3): 1 mrazivé zranění, po kole konec
spell-fireball-brief = Kdykoli · 1 družina do 30 m (max 3): 1 ohnivé zranění

## Počarovanie

spell-priatelstvo-brief = Mimo boj · po 5 minutách rozhovoru: 1 otázka, pravda
spell-ocarenie-brief = V boji · ty a soupeř z dvojice: toto kolo bez souboje
spell-neviditelnost-brief = Kdykoli · ty, 10 minut: bez výzvy, Zakrádání, ruce za hlavou
spell-strach-brief = V boji · 1 protivník: −1 život, utíká 50 m a nevrátí se
spell-uspanie-brief = V boji · protivníci nižší úrovně (max 3): spánek 5 minut

## Jasnovidectvo

spell-zaostrenie_zmyslov-brief = Kdykoli · ty, 10 minut: Pozornost
spell-predtucha-brief = V boji · ty: první zásah ti neublíží
spell-citanie_aury-brief = Mimo boj · dotek bezvládného či se souhlasem: 1 otázka, pravda
spell-jasnozrivost-brief = Mimo boj · ty: 5 minut transu, 1 otázka ORGovi
spell-zastavenie_casu-brief = Po výzvě · výzva neplatí, vyzyvatelé 5 minut stojí

## Nekromancia

spell-upiri_dotyk-brief = V boji · ty, toto kolo: zásah +1 a životy ztracené obětí jsou tvé
spell-nepravy_zivot-brief = Kdykoli · ty: +1 život do konce fáze, i nad maximum
spell-rozkaz_nemrtvemu-brief = V boji · 1 nemrtvý: ustoupí a už nebojuje
spell-odsatie_zivotnej_energie-brief = V boji · protivníci (max 3): 1 nekrotické zranění; kouzlo 1–3 zpět
spell-zomri-brief = V boji · 1 živá bytost nižší úrovně: vyřazená

## Liečenie

spell-vyliec_zranenie-brief = Kdykoli · 1 živá bytost: +1 život
spell-regeneracia-brief = Kdykoli · 1 živá bytost: +3 životy
spell-vlna_zivota-brief = Kdykoli · 1 až 3 živé bytosti: +2 životy
spell-vyliec_postihnutie-brief = Kdykoli · 1 živá bytost: bez 1 nemoci či újmy
spell-ozivenie-brief = Kdykoli · vyřazený, spící, v transu, mrtvý: plné životy

## Príroda

spell-krotenie-brief = V boji · 1 zvíře: ustoupí a už nebojuje
spell-zvieracia_rec-brief = Kdykoli · ty, 10 minut: řeč zvířat, nevyzvou tě
spell-hmla-brief = V boji · konec bez vítěze, vyzyvatelé ustoupí 50 m
spell-otravny_hmyz-brief = V boji · všichni kromě tebe: −1 život v každém kole
spell-premena-brief = Kdykoli · ty, do 10 minut: zvíře, které znáš

## Bohoslužba

spell-vybrany_bohom-brief = V boji · ty, toto kolo: tvůj zásah +1, přijatý −1
spell-pozehnanie-brief = V boji · tvoje strana (max 3): Uhýbání do konce boje
spell-odstranenie_prekliatia-brief = Kdykoli · 1 bytost: bez 1 prokletí
spell-svata_zbran-brief = V boji · 1 zbraň: +1 do konce boje, na nemrtvé a démony +2
spell-vizia-brief = Mimo boj · ty: 5 minut transu, otázka bohu, vize
