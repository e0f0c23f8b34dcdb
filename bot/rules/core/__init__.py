"""What every ruleset shares: facts, refusals, the moment, and the shape of a ruleset."""
