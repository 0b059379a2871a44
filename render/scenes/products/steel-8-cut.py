"""Janisol 2 EI30 leaf, sheet-clad, in a glazed Janisol C4 partition EI60."""
from kit.cut import laminate, steel_combination


def build(product):
    return steel_combination(product, 'ral7035', laminate(25, 5))
