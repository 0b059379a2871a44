"""VISS Fire facade EI60: heavy-walled 60 mm tubes with a narrow web behind the glass, thick fire glass."""
from kit.cut import facade, laminate, unit

SLUG = 'viss-fire-fasad-ei60'
ALT = ('Hörnsnitt av grönmålad stålfasad med tjockt gods, smalt liv bakom glaset, ljus täcklist och brandglas i fem skikt.')


def build():
    return facade('ral6012', unit(8, 16, laminate(29, 5)), 'steel', 60, mullion=120, transom=100, wall=5, nose=22, cap_skin='champagne')
