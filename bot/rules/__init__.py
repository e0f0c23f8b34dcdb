"""The rulebooks as pure functions: no Discord, no SQL, no files, no clock, no random."""
