"""Janisol C4 EI60/EI90: the head from the side that pushes, a white ceramic core, 37 mm glass."""
from kit.cut import laminate, steel_door


def build(product):
    return steel_door(product, laminate(37, 7), 'head', core='ceramic', shell=17)
