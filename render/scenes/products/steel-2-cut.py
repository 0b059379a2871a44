"""Janisol 2 finger-safe EI30: half-round pivot edge in a hollowed frame."""
from kit.cut import laminate, steel_door

SLUG = 'janisol-2-klamfri-ei30'
ALT = ('Hörnsnitt av ljusgrå klämfri ståldörr: bladets kant är halvrund och vrider sig i en urholkad karm utan öppen springa.')


def build():
    return steel_door('ral7035', laminate(16, 4), core='mineral', finger_safe=True)
