"""Tall pair of doors with sidelight and overlight, 2700 x 3300, 89 mm deep."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei120'
ALT = ('Hög svart pardörr med sidoljus och överljus, kraftig profil runt rutorna, i en ljus hall med terrazzogolv.')


def build():
    return door(2700, 3300, 'cool wall', 'light terrazzo', skirting=None, skin='ral9005', leaves=2, face=170, sidelight=700, overlight=900, depth=0.089, setback=0.004, thick=0.072)
