"""Janisol 1 window E45/EW45: frame 60, sash 64 mm, thermally broken, 26 mm unit."""
from kit.cut import laminate, steel_window, unit

SLUG = 'janisol-1-fonster-e45-ew45'
ALT = ('Hörnsnitt av smalt stålfönster med bruten köldbrygga, 60 mm karm och 64 mm båge, tätningar och isolerruta.')


def build():
    return steel_window('ral7022', unit(6, 12, laminate(9, 2)))
