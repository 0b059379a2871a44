"""VISS Fire facade EI60: from the room, over the opaque field before a slab, heavy-walled tubes with a narrow web behind the glass."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(8, 16, laminate(29, 5)), 'steel', mullion=130, transom=110, wall=5, nose=22, cap_skin='champagne', below='panel', inside=True)
