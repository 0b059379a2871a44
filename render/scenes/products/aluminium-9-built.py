"""Tilt-and-turn window 1200 x 1600, tilted open at the top."""
from kit.built import window

SLUG = 'pe78ei-fonster-ei30-tt'
ALT = ('Vitt kipp-drehfönster i aluminium, öppet i överkant, med träd och himmel utanför.')


def build():
    return window(1200, 1600, 'ral9010', face=110, wall='warm wall', tilted=3.2)
