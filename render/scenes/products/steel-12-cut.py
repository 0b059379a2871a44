"""VISS Fire facade EI60: over the opaque field before a slab, heavy-walled tubes with a narrow web behind the glass."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(8, 16, laminate(29, 5)), 'steel', mullion=120, transom=100, wall=5, nose=22, cap_skin='champagne', below='panel')
