### Abilities and spells of the DBF ruleset as a printed card tells them: as short as can be.

## Abilities

ability-vytrvalost-brief = Maximum životov +1.
ability-huzevnatost-brief = Maximum životov +2; bez ťažkej zbroje smieš behať.
ability-zalesactvo-brief = Čítanie stôp; prenasledovanie už po 2 minútach; byliny, liečivý lektvar, kože.
ability-nicenie-brief = Zamknuté dvere a truhlice: malá hneď, veľké za 1 minútu a 1 život. Brána nie.
ability-prieraznost-brief = Sekera či tupá zbraň +1, obojručná zbraň +1; oboje sa sčíta.
ability-serm-brief = Zásah mečom akejkoľvek dĺžky +1.
ability-zlodejina-brief = Zámky za 1 minútu. Token v mešci: 3 dukáty alebo herný predmet.
ability-pozornost-brief = Nájdeš pasce a skrýše; zakrádanie na teba nepôsobí.
ability-uhybanie-brief = Raz za boj zrušíš jeden zásah. Neplatí na kúzla.
ability-zakradanie-brief = Nebadaný úder za jeden zásah; ním sa začína boj.
ability-elementy-brief = Odkazy na mágiu živlov.
ability-pocarovanie-brief = Odkazy na psychickú mágiu.
ability-jasnovidectvo-brief = Odkazy na jasnovidectvo.
ability-nekromancia-brief = Odkazy na čiernu mágiu.
ability-alchymia-brief = Odkazy na alchýmiu. Lektvar: recept, suroviny, 10 minút.
ability-liecenie-brief = Odkazy na liečivú mágiu.
ability-priroda-brief = Odkazy na prírodnú mágiu; byliny a liečivý lektvar.
ability-bohosluzba-brief = Odkazy pre vyvolených boha.

## Elementy

spell-ohnivy_sip-brief = V boji · 1 protivník: 2 ohnivé zranenia
spell-podkopnutie-brief = V boji · 1 protivník: súboj začne poležiačky
spell-kyselinovy_vejar-brief = V boji · protivníci (max 3): 1 kyselinové zranenie
spell-ladova_burka-brief = V boji · protivníci (max 3): 1 mrazivé zranenie, po kole koniec
spell-fireball-brief = Kedykoľvek · 1 družina do 30 m (max 3): 1 ohnivé zranenie

## Počarovanie

spell-priatelstvo-brief = Mimo boja · po 5 minútach rozhovoru: 1 otázka, pravda
spell-ocarenie-brief = V boji · ty a súper z páru: toto kolo bez súboja
spell-neviditelnost-brief = Kedykoľvek · ty, 10 minút: bez výzvy, Zakrádanie, ruky za hlavou
spell-strach-brief = V boji · 1 protivník: −1 život, uteká 50 m a nevráti sa
spell-uspanie-brief = V boji · protivníci nižšej úrovne (max 3): spánok 5 minút

## Jasnovidectvo

spell-zaostrenie_zmyslov-brief = Kedykoľvek · ty, 10 minút: Pozornosť
spell-predtucha-brief = V boji · ty: prvý zásah ti neublíži
spell-citanie_aury-brief = Mimo boja · dotyk bezvládneho či so súhlasom: 1 otázka, pravda
spell-jasnozrivost-brief = Mimo boja · ty: 5 minút tranzu, 1 otázka ORGovi
spell-zastavenie_casu-brief = Po výzve · výzva neplatí, vyzývatelia 5 minút stoja

## Nekromancia

spell-upiri_dotyk-brief = V boji · ty, toto kolo: zásah +1 a obeťou stratené životy sú tvoje
spell-nepravy_zivot-brief = Kedykoľvek · ty: +1 život do konca fázy, aj nad maximum
spell-rozkaz_nemrtvemu-brief = V boji · 1 nemŕtvy: ustúpi a už nebojuje
spell-odsatie_zivotnej_energie-brief = V boji · protivníci (max 3): 1 nekrotické zranenie; kúzlo 1–3 späť
spell-zomri-brief = V boji · 1 živá bytosť nižšej úrovne: vyradená

## Liečenie

spell-vyliec_zranenie-brief = Kedykoľvek · 1 živá bytosť: +1 život
spell-regeneracia-brief = Kedykoľvek · 1 živá bytosť: +3 životy
spell-vlna_zivota-brief = Kedykoľvek · 1 až 3 živé bytosti: +2 životy
spell-vyliec_postihnutie-brief = Kedykoľvek · 1 živá bytosť: bez 1 choroby či ujmy
spell-ozivenie-brief = Kedykoľvek · vyradený, spiaci, v tranze, mŕtvy: plné životy

## Príroda

spell-krotenie-brief = V boji · 1 zviera: ustúpi a už nebojuje
spell-zvieracia_rec-brief = Kedykoľvek · ty, 10 minút: reč zvierat, nevyzvú ťa
spell-hmla-brief = V boji · koniec bez víťaza, vyzývatelia ustúpia 50 m
spell-otravny_hmyz-brief = V boji · všetci okrem teba: −1 život v každom kole
spell-premena-brief = Kedykoľvek · ty, do 10 minút: zviera, ktoré poznáš

## Bohoslužba

spell-vybrany_bohom-brief = V boji · ty, toto kolo: tvoj zásah +1, prijatý −1
spell-pozehnanie-brief = V boji · tvoja strana (max 3): Uhýbanie do konca boja
spell-odstranenie_prekliatia-brief = Kedykoľvek · 1 bytosť: bez 1 prekliatia
spell-svata_zbran-brief = V boji · 1 zbraň: +1 do konca boja, na nemŕtvych a démonov +2
spell-vizia-brief = Mimo boja · ty: 5 minút tranzu, otázka bohu, vízia
