"""The fight by post: from the challenge to the end, its card, its bells, its story, and what ORGs do with it."""
