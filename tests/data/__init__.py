"""Tests of the books in rules_data/."""
