"""VISS Fire facade EI30 for panes up to 10 m2: the foot on its floor, 60 mm wide, very deep tube."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(10, 16, laminate(22, 5)), 'steel', mullion=200, transom=160, wall=4, radius=3.5, below=None)
