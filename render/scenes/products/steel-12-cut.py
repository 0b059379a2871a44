"""VISS Fire facade EI60: an outer corner, heavy-walled tubes with a narrow web behind the glass."""
from kit.cut import facade_corner, laminate, unit


def build(product):
    return facade_corner(product, unit(8, 16, laminate(29, 5)), cap_skin='champagne')
