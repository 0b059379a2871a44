"""Janisol sliding door EI30: leaf in front of the fixed frame, labyrinth seals, floor guide."""
from kit.cut import laminate, steel_sliding


def build(product):
    return steel_sliding(product, laminate(16, 4))
