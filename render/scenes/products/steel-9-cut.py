"""VISS Fire roof EI30: leaning steel tubes 50 mm wide, flat caps."""
from kit.cut import facade, laminate, unit

SLUG = 'viss-fire-glastak-ei30'
ALT = ('Lutande hörnsnitt av glastak i stål: slanka grafitgrå rör med skruvspår, isolerruta och flata täcklister.')


def build():
    return facade('ral7021', unit(8, 14, laminate(16, 4)), 'steel', 50, mullion=95, transom=75, wall=2.75, tilt=24, cap_skin='ral7021')
