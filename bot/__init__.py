"""Virtual ORG: a Discord bot that does the work of a LARP organiser."""
