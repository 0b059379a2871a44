"""PE78EI butt-jointed partition EI30: 23 mm glass, 4 mm joint, frame at the edges only."""
from kit.cut import butt_glazing, laminate

SLUG = 'pe78ei-stumfogat-glasparti-ei30'
ALT = ('Hörnsnitt av glasvägg: två 23 mm tjocka brandglas möts i en smal svart stumfog, med silverfärgad aluminiumram bara i kanten.')


def build():
    return butt_glazing('anodised', laminate(23, 5), 'EI30')
