"""Use cases: one function = one command = one transaction; no Discord, no SQL."""
