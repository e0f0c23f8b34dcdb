# What the command line tells whoever runs the bot: what is wrong and how to mend it.

operator-help = Virtual ORG: a Discord bot that does the work of a LARP organiser.
operator-help-commands = run: on Discord; sandbox: to try it in a browser; check: examine the database; migrate: upgrade the database.
operator-help-quick = with check: leave out the ledgers of the characters.

operator-token-missing = The bot's token is missing. Make one in the Discord Developer Portal (Bot → Reset Token) and write it into the file .env as DISCORD_TOKEN=…
operator-token-wrong = Discord does not know this token. Make a new one in the Discord Developer Portal (Bot → Reset Token) and put it into DISCORD_TOKEN.
operator-intent-missing = The bot is not allowed to see the members of the server. Switch on “Server Members Intent” under Bot in the Discord Developer Portal and start it again.
operator-discord-unreachable = Discord cannot be reached ({ $detail }). Check the internet connection and the firewall and start the bot again.
operator-discord-refused = Discord refused the login (error { $status }). Wait a few minutes and start the bot again; if it lasts, look at discordstatus.com.
operator-discord-closed = Discord ended the connection (code { $close_code }). Check SHARD_COUNT and SHARD_IDS and start the bot again.

operator-database-url = The address of the database makes no sense ({ $detail }). DATABASE_URL looks like postgresql+asyncpg://name:password@host:5432/database or sqlite+aiosqlite:///file; without it the bot uses a file in the folder data.
operator-database-locked = The database { $place } is locked by another program. Close the program that has it open and start the bot again.
operator-database-taken = Another running bot works with the database { $place } already. Stop that one first; two copies can run at once only on PostgreSQL, each with other SHARD_IDS.
operator-database-newer = The database { $place } was written by a newer version of the bot (step { $detail }). Update the bot (git pull), or restore a backup made with this version.
operator-database-broken = The file { $place } is no sound database ({ $detail }). Put it aside and restore the database from a backup; without one the bot makes an empty one once the file is aside.
operator-database-unopenable = The database file { $place } cannot be opened for writing ({ $detail }). Check that its folder exists and that the bot may write into it.
operator-database-full = The disk of the database { $place } is full. Free some space and start the bot again; what was written is kept.
operator-database-unreachable = The database { $place } cannot be reached ({ $detail }). Check that PostgreSQL runs and that DATABASE_URL names the right host and port.
operator-database-refused = The database { $place } refused the connection ({ $detail }). Check the name, the password and the database in DATABASE_URL.
operator-database-absent = The database { $place } does not exist yet. The first start of the bot makes it, or “python -m bot migrate”.

operator-folder-unwritable = The folder { $folder } cannot be written into ({ $detail }). Let the bot write there, or set another one in DATA_FOLDER.
operator-settings-wrong = A setting is written wrongly ({ $problems }). Mend it in the file .env or in the environment.
operator-port-busy = Port { $port } is used by another program, perhaps by a second sandbox. Stop it, or set another port in SANDBOX_PORT.
operator-sandbox-missing = The sandbox lacks the library { $module }. Start it by “python3 run.py”, which installs it by itself.
operator-books-broken =
    There is a mistake in the files of the rules. Mend it in the folder rules_data and start the bot again:
    { $problems }

operator-check-database = Fine: the database { $place } answers.
operator-check-current = Fine: the tables are at the latest step { $newest }.
operator-check-behind = Wrong: the tables are at step { $present } and the latest is { $newest }. Starting the bot upgrades them, or “python -m bot migrate”.
operator-check-ledger = Fine: every character follows from its ledger (servers: { $guilds }).
operator-check-ledger-wrong = Wrong: on the server { $guild } these characters do not follow from their ledger: { $names }. Restore the database from a backup, or report it to the bot's authors.
operator-migrated = The database { $place } is at the latest step.
