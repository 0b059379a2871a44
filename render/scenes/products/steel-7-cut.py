"""Janisol sliding door EI30 at its head: the leaf hangs by a carriage from the running rail, under a cover that is cut back; labyrinth seals behind it."""
from kit.cut import laminate, steel_sliding


def build(product):
    return steel_sliding(product, laminate(16, 4))
