"""The workshop: makes the house's own environment and hands it to the bot, the tests and the checks."""
