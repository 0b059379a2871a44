"""PF152EI facade EI30: 52 mm mullion, visible 51 mm caps, 36 mm unit; a PE78EI window in one of its fields."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(6, 14, laminate(16, 4)), inserts=('board', None), window=unit(4, 18, laminate(18, 4)))
