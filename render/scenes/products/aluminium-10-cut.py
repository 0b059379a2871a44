"""PE78EI butt-jointed partition EI30: 23 mm glass, 4 mm joint, frame at the edges only."""
from kit.cut import butt_glazing, laminate


def build(product):
    return butt_glazing(product, laminate(23, 5), 'EI30')
