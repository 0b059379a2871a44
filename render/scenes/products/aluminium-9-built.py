"""Tilt-and-turn window, tilted open at the top."""
from kit.built import window


def build(product):
    return window(product, wall='warm wall', tilted=3.2)
