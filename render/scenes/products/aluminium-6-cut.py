"""PE78EI EI30 for doors and partitions: where the two leaves meet, glass set back between two beads."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(4, 12, laminate(14, 4)), 'EI30', 'pair', thermal_break=35, flush=False)
