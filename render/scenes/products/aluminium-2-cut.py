"""PE78EI Design Line EI60: between side light and leaf, boards in all three chambers, thicker laminate, second swelling strip."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(6, 14, laminate(25, 5)), 'EI60', 'side', strips=2)
