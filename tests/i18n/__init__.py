"""Tests of the words: complete, spelled right, our own, in the right form, and never more than words."""
