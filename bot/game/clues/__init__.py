"""Clues: signs that everybody sees and only some can read, as ORGs post them."""
