"""Characters: found, created, shown, changed, and everything that happens to them kept in the ledger."""
