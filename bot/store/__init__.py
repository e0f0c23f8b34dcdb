"""The only SQL of the house: tables, the engine, and one unit of work per command."""
