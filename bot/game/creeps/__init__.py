"""Creeps: written into the bestiary by ORGs, brought into a scene as characters nobody owns, taken away again."""
