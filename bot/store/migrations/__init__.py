"""The database's history: each change of the tables is a step that both engines can take."""
