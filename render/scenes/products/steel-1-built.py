"""Slim steel door with sidelight, 1700 x 2450."""
from kit.built import door

SLUG = 'janisol-2-ei30'
ALT = ('Svart glasad ståldörr med smala profiler och sidoljus till vänster i en vit tegelvägg.')


def build():
    return door(1700, 2450, 'white brick', 'dark floor', 'oak', skirting=None, skin='ral9005', face=115, sidelight=620, depth=0.06, thick=0.016, beside=('call point', 'extinguisher'))
