"""Combat in DBF: rounds of six steps between two sides of three at most, a state machine without chance of its own."""
