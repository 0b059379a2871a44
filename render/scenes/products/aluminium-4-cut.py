"""PE78EI Design Line EI90: three layers in the middle chamber, three swelling strips, 55 mm glass, still 78 mm deep."""
from kit.cut import aluminium_door, laminate, unit

SLUG = 'pe78ei-design-line-ei90'
ALT = ('Hörnsnitt av bronsfärgad aluminiumdörr: flera lager brandskivor i kamrarna och en mycket tjock glasruta som nästan fyller det 78 mm djupa bladet.')


def build():
    return aluminium_door('bronze', unit(6, 12, laminate(37, 7)), 'EI90', strips=3)
