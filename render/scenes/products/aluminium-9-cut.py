"""PE78EI window EI30-TT: frame 78, sash 86 mm, 34 mm thermal break, 40 mm unit, all-round fitting."""
from kit.cut import aluminium_window, laminate, unit


def build(product):
    return aluminium_window(product, unit(4, 18, laminate(18, 4)))
