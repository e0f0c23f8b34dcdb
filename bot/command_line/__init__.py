"""The command line: starts the bot, looks after its database, and says in one sentence what the operator must mend."""
