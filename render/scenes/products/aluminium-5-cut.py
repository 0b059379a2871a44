"""PE78EI Design Line EI120: the head, 89 mm deep, layered boards in every chamber, 72 mm glass."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(6, 12, laminate(54, 9)), 'EI120', 'head', thermal_break=40, strips=3)
