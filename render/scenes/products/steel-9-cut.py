"""VISS Fire roof EI30: the eave on its upstand, steel tubes 50 mm wide, flat caps."""
from kit.cut import laminate, roof, unit


def build(product):
    return roof(product, unit(8, 14, laminate(16, 4)), 'steel', ridge=False, mullion=95, transom=75, wall=2.75)
