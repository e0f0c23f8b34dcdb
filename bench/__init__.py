"""The benchmarks: what our commands cost beside a floor that has none of our code (never timed tests)."""
