"""Places: what ORGs put into scenes, who sees it, and what is done to it."""
