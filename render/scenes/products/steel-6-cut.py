"""Janisol 1 window E45/EW45: frame 60, sash 64 mm, thermally broken, 26 mm unit."""
from kit.cut import laminate, steel_window, unit


def build(product):
    return steel_window(product, unit(6, 12, laminate(9, 2)))
