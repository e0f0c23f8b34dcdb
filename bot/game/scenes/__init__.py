"""Scenes: opened and closed by ORGs, entered and left by characters, paused by anyone in them."""
