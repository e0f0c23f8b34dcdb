"""Papers and pictures drawn out of plain data; knows no Discord, no rules, no texts of its own."""
