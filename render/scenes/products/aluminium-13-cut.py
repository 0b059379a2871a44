"""PF152EI facade EI60: over the opaque field before a slab, deeper bars with two filled chambers, thicker laminate."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(6, 16, laminate(25, 5)), mullion=150, transom=130, inserts=(('dense board', 'board'), 'board'), below='panel')
