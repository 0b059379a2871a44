"""PE78EI Design Line EI30: 78 mm, board in the middle chamber, slim insulating unit almost flush with the leaf."""
from kit.cut import aluminium_door, laminate, unit

SLUG = 'pe78ei-design-line-ei30'
ALT = ('Hörnsnitt av antracitgrå aluminiumdörr: karm och dörrblad med tre kammare, brandskiva i den mittersta och en isolerruta nästan i liv med profilen.')


def build():
    return aluminium_door('ral7016', unit(6, 12, laminate(15, 4)), 'EI30')
