"""Deeds nobody sees coming: the strike out of hiding, the theft, and what their victims are asked."""
