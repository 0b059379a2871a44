"""PE78EI EI60, self-closing: the head with its closer, double seals between leaf and frame, 25 mm single fire glass set back."""
from kit.cut import aluminium_door, laminate


def build(product):
    return aluminium_door(product, laminate(25, 5), 'EI60', 'head', thermal_break=35, flush=False, double_seal=True, strips=2, closer=True)
