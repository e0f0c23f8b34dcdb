"""Doors to Discord: receive, recognise, ask one use case, tell; no rule and no SQL lives here."""
