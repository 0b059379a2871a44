"""PE78EI butt-jointed partition EI60: the head, 31 mm glass, filled frame."""
from kit.cut import butt_glazing, laminate


def build(product):
    return butt_glazing(product, laminate(31, 6), 'EI60', corner='head')
