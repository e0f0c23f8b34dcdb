"""Tests of the rules alone: no Discord, no database, no clock."""
