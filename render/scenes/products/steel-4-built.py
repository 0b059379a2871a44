"""Tall pair of doors with panic bars and overlight, 2200 x 3500, Economy 60."""
from kit.built import door

SLUG = 'economy-60'
ALT = ('Hög gråblå pardörr i stål med panikbeslag och överljus i en tegelvägg.')


def build():
    return door(2200, 3500, 'brick wall', 'slab floor', skirting=None, skin='ral5008', leaves=2, face=120, overlight=800, panic=True, depth=0.06, thick=0.013, beside=('call point', 'extinguisher'))
