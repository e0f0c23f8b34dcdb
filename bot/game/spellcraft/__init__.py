"""Special spells: written by ORGs out of the known effects, granted to characters and creeps, listed (DBF-MAGIC-9)."""
