"""Setting up a guild: guided at first, then one setting at a time; and the check that names every repair."""
