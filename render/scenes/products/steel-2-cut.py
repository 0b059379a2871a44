"""Janisol 2 finger-safe EI30: half-round pivot edge in a hollowed frame."""
from kit.cut import laminate, steel_door


def build(product):
    return steel_door(product, laminate(16, 4), core='core', finger_safe=True)
