"""VISS Fire facade EI30 for panes up to 10 m2: 60 mm wide, deep tube, slim front web."""
from kit.cut import facade, laminate, unit

SLUG = 'viss-fire-fasad-ei30'
ALT = ('Hörnsnitt av stålfasad för stora glasrutor: 60 mm breda och djupa svarta stålrör, flat täcklist och isolerruta.')


def build():
    return facade('ral9005', unit(10, 16, laminate(22, 5)), 'steel', 60, mullion=180, transom=140, wall=4, radius=3.5)
