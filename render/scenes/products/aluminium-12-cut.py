"""PF152EI facade EI30: 52 mm mullion, visible 51 mm caps, 36 mm unit."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(6, 14, laminate(16, 4)), inserts=('board', None))
