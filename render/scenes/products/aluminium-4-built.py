"""Pair of doors with panic bars and overlight, 2000 x 2700, bronze."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei90'
ALT = ('Bronsfärgad pardörr med brandglas, panikbeslag tvärs över bladen och överljus, i en vägg av betongskivor.')


def build():
    return door(2000, 2700, 'panel wall', 'light terrazzo', skirting=None, skin='bronze', leaves=2, face=150, overlight=500, panic=True, setback=0.004, thick=0.055, beside=('call point', 'plan'))
