# Čo vraví príkazový riadok tomu, kto bota prevádzkuje: čo je zle a ako to napraviť.

operator-help = Virtual ORG: bot pre Discord, ktorý robí prácu organizátora LARPu.
operator-help-commands = run: na Discorde; sandbox: na skúšku v prehliadači; check: kontrola databázy; migrate: povýšenie databázy.
operator-help-quick = pri check: bez kontroly záznamov postáv.

operator-token-missing = Chýba token bota. Vytvor ho na stránke Discord Developer Portal (Bot → Reset Token) a zapíš do súboru .env ako DISCORD_TOKEN=…
operator-token-wrong = Discord tento token nepozná. Vytvor nový na stránke Discord Developer Portal (Bot → Reset Token) a prepíš ním DISCORD_TOKEN.
operator-intent-missing = Bot nemá povolené vidieť členov servera. Na stránke Discord Developer Portal v časti Bot zapni „Server Members Intent“ a spusti ho znova.
operator-discord-unreachable = Na Discord sa nedá pripojiť ({ $detail }). Skontroluj pripojenie na internet a firewall a spusti bota znova.
operator-discord-refused = Discord odmietol prihlásenie (chyba { $status }). Počkaj pár minút a spusti bota znova; ak to trvá, pozri discordstatus.com.
operator-discord-closed = Discord ukončil spojenie (kód { $close_code }). Skontroluj SHARD_COUNT a SHARD_IDS a spusti bota znova.

operator-database-url = Adrese databázy nerozumiem ({ $detail }). DATABASE_URL má tvar postgresql+asyncpg://meno:heslo@stroj:5432/databáza alebo sqlite+aiosqlite:///súbor; bez nej bot použije súbor v priečinku data.
operator-database-locked = Databázu { $place } práve zamkol iný program. Zavri program, ktorý ju má otvorenú, a spusti bota znova.
operator-database-taken = S databázou { $place } už pracuje iný bežiaci bot. Najprv ho ukonči; dve kópie môžu bežať naraz len na PostgreSQL, každá s inými SHARD_IDS.
operator-database-newer = Databázu { $place } zapísala novšia verzia bota (krok { $detail }). Aktualizuj bota (git pull), alebo obnov zálohu databázy z čias tejto verzie.
operator-database-broken = Súbor { $place } nie je zdravá databáza ({ $detail }). Odlož ho nabok a obnov databázu zo zálohy; bez zálohy si bot po odložení vytvorí prázdnu.
operator-database-unopenable = Súbor databázy { $place } sa nedá otvoriť na zápis ({ $detail }). Skontroluj, či priečinok existuje a či doň bot smie zapisovať.
operator-database-full = Na disku s databázou { $place } nie je miesto. Uvoľni ho a spusti bota znova; čo bolo zapísané, ostáva.
operator-database-unreachable = Na databázu { $place } sa nedá pripojiť ({ $detail }). Skontroluj, či PostgreSQL beží a či je v DATABASE_URL správny stroj a port.
operator-database-refused = Databáza { $place } pripojenie odmietla ({ $detail }). Skontroluj v DATABASE_URL meno, heslo a názov databázy.
operator-database-absent = Databáza { $place } ešte neexistuje. Vytvorí ju prvé spustenie bota alebo „python -m bot migrate“.

operator-folder-unwritable = Do priečinka { $folder } sa nedá zapisovať ({ $detail }). Daj botovi právo zapisovať doň, alebo nastav iný v DATA_FOLDER.
operator-settings-wrong = Nastavenie je zle zapísané ({ $problems }). Oprav ho v súbore .env alebo v prostredí.
operator-port-busy = Port { $port } už používa iný program, možno druhý beh skúšobne. Ukonči ho, alebo nastav iný port v SANDBOX_PORT.
operator-sandbox-missing = Skúšobni chýba knižnica { $module }. Spusti ju cez „python3 run.py“, ten si ju doinštaluje sám.
operator-books-broken =
    V súboroch pravidiel je chyba. Oprav ju v priečinku rules_data a spusti bota znova:
    { $problems }

operator-check-database = V poriadku: databáza { $place } odpovedá.
operator-check-current = V poriadku: tabuľky sú na poslednom kroku { $newest }.
operator-check-behind = Chyba: tabuľky sú na kroku { $present } a posledný je { $newest }. Povýši ich spustenie bota alebo „python -m bot migrate“.
operator-check-ledger = V poriadku: všetky postavy vyplývajú zo svojich záznamov (servery: { $guilds }).
operator-check-ledger-wrong = Chyba: na serveri { $guild } nevyplývajú zo záznamov tieto postavy: { $names }. Obnov databázu zo zálohy, alebo to nahlás autorom bota.
operator-migrated = Databáza { $place } je na poslednom kroku.
