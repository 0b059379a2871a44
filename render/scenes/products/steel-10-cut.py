"""VISS Fire facade E30-EI90: 50 mm steel tube, deep cap, insulating core in the tube."""
from kit.cut import facade, laminate, unit

SLUG = 'viss-fire-fasad-e30-ei90'
ALT = ('Hörnsnitt av stålfasad med djup, lamellformad täcklist, 50 mm breda stålrör och isolerruta i flera skikt.')


def build():
    return facade('ral7016', unit(6, 14, laminate(37, 7)), 'steel', 50, mullion=120, transom=100, wall=2.75, cap='deep', inserts=('ceramic',), cap_skin='ral9006')
