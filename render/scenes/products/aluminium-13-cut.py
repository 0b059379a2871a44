"""PF152EI facade EI60: the opaque field before the edge of a concrete slab, mineral wool in the joint, two filled chambers, thicker laminate."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(6, 16, laminate(25, 5)), mullion=120, transom=105, inserts=(('dense board', 'board'), 'board'), below='panel', slab=True)
