"""PE78EI butt-jointed partition EI60: 31 mm glass, filled frame."""
from kit.cut import butt_glazing, laminate

SLUG = 'pe78ei-stumfogat-glasparti-ei60'
ALT = ('Hörnsnitt av glasvägg i högre klass: tjockt brandglas i sex skikt, smal stumfog och svart ram med brandskivor i alla kammare.')


def build():
    return butt_glazing('ral9005', laminate(31, 6), 'EI60')
