"""What characters carry: shown, handed over, granted, brewed, drunk, gathered; nothing comes out of nothing."""
