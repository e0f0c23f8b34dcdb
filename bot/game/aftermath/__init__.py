"""After a fight: loot, the last blow, the cases ORGs judge, revival, pursuit, and the page that offers all of it."""
