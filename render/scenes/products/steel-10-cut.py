"""VISS Fire facade E30-EI90: 50 mm steel tube, deep cap, insulating core in the tube."""
from kit.cut import facade, laminate, unit


def build(product):
    return facade(product, unit(6, 14, laminate(37, 7)), 'steel', mullion=120, transom=100, wall=2.75, cap='deep', inserts=('ceramic',), cap_skin='ral9006')
