"""PE78EI Design Line EI90: where the two leaves meet, at the panic bar, from the side that pushes; three layers in the middle chamber, 55 mm glass, still 78 mm deep."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(6, 12, laminate(37, 7)), 'EI90', 'bar', strips=3)
