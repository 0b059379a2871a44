"""Janisol 2 EI30: between side light and leaf, slim steel profiles, insulated, 16 mm fire glass."""
from kit.cut import laminate, steel_door


def build(product):
    return steel_door(product, laminate(16, 4), 'side', core='core')
