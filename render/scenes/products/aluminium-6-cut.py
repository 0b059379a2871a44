"""PE78EI EI30 for doors and partitions: the crown of the arch over the two leaves, glass set back between two beads."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(4, 12, laminate(14, 4)), 'EI30', 'crown', thermal_break=35, flush=False)
