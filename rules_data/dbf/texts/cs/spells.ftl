### Spells of the DBF ruleset: names, what each does, and the calls to be spoken.

## Elementy

spell-ohnivy_sip = Ohnivý šíp
spell-ohnivy_sip-about = V boji vyšleš plamennou střelu na jednoho protivníka. Připraví ho o 2 životy; zranění je ohnivé.
spell-podkopnutie = Podkopnutí
spell-podkopnutie-about = V boji srazíš jednoho protivníka. Souboj tohoto kola začne vleže, tedy v nevýhodě; o život ho to nepřipraví.
spell-podkopnutie-call = Lehni!
spell-kyselinovy_vejar = Kyselinový vějíř
spell-kyselinovy_vejar-about = V boji pocákáš kyselinou druhou stranu. Každý protivník (nejvýš tři) utrpí 1 kyselinové zranění, i když je v tomto kole bez soupeře.
spell-ladova_burka = Ledová bouře
spell-ladova_burka-about = V boji zasypeš druhou stranu ledem: každý protivník (nejvýš tři) utrpí 1 mrazivé zranění. Souboje tohoto kola ještě proběhnou a pak boj končí, bez útěku a bez posil.
spell-fireball = Fireball
spell-fireball-about = V boji i mimo něj. Výbuch do 30 metrů způsobí 1 ohnivé zranění každému z jedné družiny (nejvýš třem). Z boje jím zasáhneš jen některou z jeho stran; mimo boj to není výzva.

## Počarovanie

spell-priatelstvo = Přátelství
spell-priatelstvo-about = Mimo boj, na jednu postavu. Nejdřív spolu aspoň 5 skutečných minut mluvte, každý aspoň třemi příspěvky, nebo ať rozhovor potvrdí ORG. Potom dostane jednu otázku a pravdivě řekne ANO, NE, nebo NEVÍM.
spell-ocarenie = Očarování
spell-ocarenie-about = V boji, na toho, s kým tvoříš dvojici. Souboj tohoto kola oba vynecháte a navzájem se nezraníte. Kouzla na vás působí dál a utéct se dá také.
spell-neviditelnost = Neviditelnost
spell-neviditelnost-about = V boji i mimo něj, na sebe. Na 10 herních minut tě nelze vyzvat ani zaměřit a máš Zakrádání; naživo drž ruce za hlavou. Z boje tak hned odejdeš bez ztráty života, vrátit se nesmíš. Úder, výzva či kouzlo na jiné tě odhalí.
spell-strach = Strach
spell-strach-about = V boji, na jednoho protivníka jakékoli úrovně. Přijde o 1 život a prchá 50 metrů tam, kam ukážeš; do tohoto boje se už nevrátí. Dvojice se určí znovu.
spell-strach-call = Uteč!
spell-uspanie = Uspání
spell-uspanie-about = V boji, na celou druhou stranu (nejvýš tři). Kdo má nižší úroveň než ty, upadne do spánku a boj pro něj končí; nezbude-li z protivníků nikdo, skončí hned celý. Kdo usnul, spí po boji ještě 5 herních minut nebo do prvního zranění, které je i výzvou.

## Jasnovidectvo

spell-zaostrenie_zmyslov = Zaostření smyslů
spell-zaostrenie_zmyslov-about = V boji i mimo něj, na sebe. Na 10 herních minut máš schopnost Pozornost se vším, co k ní patří.
spell-predtucha = Předtucha
spell-predtucha-about = V boji, na sebe. První zásah, který v souboji dostaneš, ti neublíží. Dokud nepřijde, ochrana trvá z kola na kolo, nejdéle do konce boje. Použije se sama a dřív než Uhýbání.
spell-citanie_aury = Čtení aury
spell-citanie_aury-about = Mimo boj, dotykem. Dáš jednu otázku někomu, kdo je vyřazený, spí nebo je v transu; odpoví pravdivě ANO, NE, nebo NEVÍM. Kdo je při vědomí, musí nejdřív vědět, co chceš udělat, a souhlasit. Mrtví mlčí.
spell-jasnozrivost = Jasnozřivost
spell-jasnozrivost-about = Mimo boj, na sebe. Na začátku dáš ORGovi jednu otázku a na 5 herních minut tě pohltí trans; po tu dobu patříš mezi vyřazené. Na konci se dozvíš pravdu: ANO, NE, nebo NEVÍM. Pokud trans něco přeruší, odpověď nepřijde.
spell-zastavenie_casu = Zastavení času
spell-zastavenie_casu-about = Jen při zahájení boje, když někdo vyzval tvou družinu. Výzva přestává platit: vyzývající družina se 5 herních minut nehne z místa a vy můžete zůstat či odejít. Co vám vzal úder ze zakrádání, to se nevrátí.

## Nekromancia

spell-upiri_dotyk = Upíří dotek
spell-upiri_dotyk-about = V boji, na sebe, na toto kolo. Tvůj zásah ubere o 1 život víc a kolik oběť opravdu ztratí, tolik ti přibude, i nad maximum. Co je navíc, s koncem fáze zmizí.
spell-nepravy_zivot = Nepravý život
spell-nepravy_zivot-about = V boji i mimo něj, na sebe. Do konce fáze máš o 1 život víc, i nad maximum. Při první ztrátě padne právě on; pokud se nic nestane, po fázi zmizí.
spell-rozkaz_nemrtvemu = Rozkaž nemrtvému
spell-rozkaz_nemrtvemu-about = V boji, na jednoho nemrtvého; na ostatní nepůsobí. Ustoupí stranou, do tohoto boje už nezasáhne a po něm platí za poraženého. Dvojice se určí znovu.
spell-odsatie_zivotnej_energie = Odsátí životní energie
spell-odsatie_zivotnej_energie-about = V boji. Každý protivník (nejvýš tři) utrpí 1 nekrotické zranění. Do 3 metrů hynou rostliny i drobní tvorové, takže od dalšího kola ustane i Otravný hmyz. Můžeš si obnovit jedno použité kouzlo úrovně 1 až 3 z kterékoli školy; v tomto kole ho už nesešleš.
spell-zomri = Zemři!
spell-zomri-about = V boji, na jednu živou bytost nižší úrovně, než máš ty; stejná už odolá. Přijde o všechny životy a padne vyřazená.

## Liečenie

spell-vyliec_zranenie = Vyleč zranění
spell-vyliec_zranenie-about = V boji i mimo něj, na jednu živou bytost. Přidáš jí 1 život, ne však nad maximum. Vyřazeného probere, spánek ani trans neukončí.
spell-regeneracia = Regenerace
spell-regeneracia-about = V boji i mimo něj, na jednu živou bytost. Přidáš jí 3 životy, ne však nad maximum. Vyřazeného probere, spánek ani trans neukončí.
spell-vlna_zivota = Vlna života
spell-vlna_zivota-about = V boji i mimo něj, na jednu až tři živé bytosti; i ty můžeš být mezi nimi. Každé přidáš 2 životy, ne však nad maximum. Vyřazené probere, spánek ani trans neukončí.
spell-vyliec_postihnutie = Vyleč postižení
spell-vyliec_postihnutie-about = V boji i mimo něj, na jednu živou bytost. Zbavíš ji jedné nemoci nebo tělesné újmy, například zlomeniny. Životy se tím nevracejí.
spell-ozivenie = Oživení
spell-ozivenie-about = V boji i mimo něj, na někoho, kdo je vyřazený, spí, je v transu nebo je mrtvý a ještě leží na místě. Vstane s plným počtem životů. V boji je hned zpět, je-li na jeho straně volno, ale souboj začne na zemi. Na nemrtvé nepůsobí.

## Príroda

spell-krotenie = Krocení
spell-krotenie-about = V boji, na jedno skutečné zvíře; proměněný kouzelník jím není. Ustoupí stranou, do tohoto boje už nezasáhne a po něm platí za poražené. Dvojice se určí znovu.
spell-zvieracia_rec = Zvířecí řeč
spell-zvieracia_rec-about = V boji i mimo něj, na sebe. Na 10 herních minut se se zvířaty domluvíš jako s lidmi a žádné nevyzve tebe ani tvou družinu. Stojí-li proti vám samá zvířata, smíte z boje hned odejít a nestojí vás to život.
spell-hmla = Mlha
spell-hmla-about = V boji, ať stojíš na kterékoli straně. Boj tím hned končí a nikdo nevyhrál. Strana vyzyvatele se stáhne 50 metrů, pryč ze scény, a 5 herních minut nesmí tu druhou vyzvat.
spell-otravny_hmyz = Otravný hmyz
spell-otravny_hmyz-about = V boji. Roj ubere 1 život každému v boji kromě tebe, i spojencům: teď a potom v každém kole, když přijdou na řadu kouzla. Zažene ho Odsátí životní energie.
spell-premena = Proměna
spell-premena-about = V boji i mimo něj, na sebe. Nejvýš na 10 herních minut jsi zvíře, o kterém má ORG zapsáno, že ho už znáš ze hry. Máš jeho životy a sílu, nečaruješ a běžně nemluvíš. Pád v této podobě ji ukončí a vyřadí tě.

## Bohoslužba

spell-vybrany_bohom = Vybraný bohem
spell-vybrany_bohom-about = V boji, na sebe, na toto kolo. Tvůj zásah bere o 1 život víc a zásah, který dostaneš, o 1 méně. Při vzájemném zásahu platí obojí.
spell-pozehnanie = Požehnání
spell-pozehnanie-about = V boji. Celá tvá strana (nejvýš tři, ty mezi nimi) má do jeho konce schopnost Uhýbání. Kdo se přidá později, toho se to netýká.
spell-odstranenie_prekliatia = Odstranění prokletí
spell-odstranenie_prekliatia-about = V boji i mimo něj, na jednu bytost. Sejmeš z ní jedno prokletí; nemoci a jiná postižení zůstanou.
spell-svata_zbran = Svatá zbraň
spell-svata_zbran-about = V boji, na jednu zbraň, třeba i cizí. Dokud boj neskončí, její zásah bere o 1 život víc, nemrtvým a démonům dohromady o 2 víc.
spell-vizia = Vize
spell-vizia-about = Mimo boj, na sebe. Svého boha se jednou zeptáš na cokoli a na 5 herních minut tě pohltí trans; po tu dobu patříš mezi vyřazené. Potom ti ORG pošle vizi jako odpověď. Pokud trans něco přeruší, vize nepřijde.
