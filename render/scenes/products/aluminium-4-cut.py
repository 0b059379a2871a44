"""PE78EI Design Line EI90: seen from the side that pushes, three layers in the middle chamber, 55 mm glass, still 78 mm deep."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(6, 12, laminate(37, 7)), 'EI90', strips=3)
