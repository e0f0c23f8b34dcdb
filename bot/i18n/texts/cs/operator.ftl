# Co říká příkazový řádek tomu, kdo bota provozuje: co je špatně a jak to napravit.

operator-help = Virtual ORG: bot pro Discord, který dělá práci organizátora LARPu.
operator-help-commands = run: na Discordu; sandbox: na zkoušku v prohlížeči; check: kontrola databáze; migrate: povýšení databáze.
operator-help-quick = při check: bez kontroly záznamů postav.

operator-token-missing = Chybí token bota. Vytvoř ho na stránce Discord Developer Portal (Bot → Reset Token) a zapiš do souboru .env jako DISCORD_TOKEN=…
operator-token-wrong = Discord tento token nezná. Vytvoř nový na stránce Discord Developer Portal (Bot → Reset Token) a přepiš jím DISCORD_TOKEN.
operator-intent-missing = Bot nemá povoleno vidět členy serveru. Na stránce Discord Developer Portal v části Bot zapni „Server Members Intent“ a spusť ho znovu.
operator-discord-unreachable = K Discordu se nedá připojit ({ $detail }). Zkontroluj připojení k internetu a firewall a spusť bota znovu.
operator-discord-refused = Discord odmítl přihlášení (chyba { $status }). Počkej pár minut a spusť bota znovu; pokud to trvá, podívej se na discordstatus.com.
operator-discord-closed = Discord ukončil spojení (kód { $close_code }). Zkontroluj SHARD_COUNT a SHARD_IDS a spusť bota znovu.

operator-database-url = Adrese databáze nerozumím ({ $detail }). DATABASE_URL má tvar postgresql+asyncpg://jméno:heslo@stroj:5432/databáze nebo sqlite+aiosqlite:///soubor; bez ní bot použije soubor ve složce data.
operator-database-locked = Databázi { $place } právě zamkl jiný program. Zavři program, který ji má otevřenou, a spusť bota znovu.
operator-database-taken = S databází { $place } už pracuje jiný běžící bot. Nejdřív ho ukonči; dvě kopie smějí běžet naráz jen na PostgreSQL, každá s jinými SHARD_IDS.
operator-database-newer = Databázi { $place } zapsala novější verze bota (krok { $detail }). Aktualizuj bota (git pull), nebo obnov zálohu databáze z doby této verze.
operator-database-broken = Soubor { $place } není zdravá databáze ({ $detail }). Odlož ho stranou a obnov databázi ze zálohy; bez zálohy si bot po odložení vytvoří prázdnou.
operator-database-unopenable = Soubor databáze { $place } se nedá otevřít pro zápis ({ $detail }). Zkontroluj, zda složka existuje a zda do ní bot smí zapisovat.
operator-database-full = Na disku s databází { $place } není místo. Uvolni ho a spusť bota znovu; co bylo zapsáno, zůstává.
operator-database-unreachable = K databázi { $place } se nedá připojit ({ $detail }). Zkontroluj, zda PostgreSQL běží a zda je v DATABASE_URL správný stroj a port.
operator-database-refused = Databáze { $place } připojení odmítla ({ $detail }). Zkontroluj v DATABASE_URL jméno, heslo a název databáze.
operator-database-absent = Databáze { $place } ještě neexistuje. Vytvoří ji první spuštění bota nebo „python -m bot migrate“.

operator-folder-unwritable = Do složky { $folder } se nedá zapisovat ({ $detail }). Dej botovi právo do ní zapisovat, nebo nastav jinou v DATA_FOLDER.
operator-settings-wrong = Nastavení je špatně zapsané ({ $problems }). Oprav ho v souboru .env nebo v prostředí.
operator-port-busy = Port { $port } už používá jiný program, možná druhý běh zkušebny. Ukonči ho, nebo nastav jiný port v SANDBOX_PORT.
operator-sandbox-missing = Zkušebně chybí knihovna { $module }. Spusť ji přes „python3 run.py“, ten si ji doinstaluje sám.
operator-books-broken =
    V souborech pravidel je chyba. Oprav ji ve složce rules_data a spusť bota znovu:
    { $problems }

operator-check-database = V pořádku: databáze { $place } odpovídá.
operator-check-current = V pořádku: tabulky jsou na posledním kroku { $newest }.
operator-check-behind = Chyba: tabulky jsou na kroku { $present } a poslední je { $newest }. Povýší je spuštění bota nebo „python -m bot migrate“.
operator-check-ledger = V pořádku: všechny postavy vyplývají ze svých záznamů (servery: { $guilds }).
operator-check-ledger-wrong = Chyba: na serveru { $guild } nevyplývají ze záznamů tyto postavy: { $names }. Obnov databázi ze zálohy, nebo to nahlas autorům bota.
operator-migrated = Databáze { $place } je na posledním kroku.
