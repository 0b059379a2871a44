"""PE78EI EI90 with smoke protection: the transom between leaf and overlight, 37 mm special fire glass, double seals, layered boards."""
from kit.cut import aluminium_door, laminate


def build(product):
    return aluminium_door(product, laminate(37, 7), 'EI90', 'over', thermal_break=35, flush=False, double_seal=True, strips=3)
