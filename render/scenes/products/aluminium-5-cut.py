"""PE78EI Design Line EI120: 89 mm deep, layered boards in every chamber, 72 mm glass."""
from kit.cut import aluminium_door, laminate, unit

SLUG = 'pe78ei-design-line-ei120'
ALT = ('Hörnsnitt av svart, 89 mm djup aluminiumdörr: varje kammare fylld med brandskivor i flera lager och glas i hela profilens djup.')


def build():
    return aluminium_door('ral9005', unit(6, 12, laminate(54, 9)), 'EI120', depth=89, thermal_break=40, strips=3)
