"""Tall pair of doors with panic bars and overlight, Economy 60."""
from kit.built import door


def build(product):
    return door(product, 'brick wall', 'slab floor', skirting=None, thick=0.013, beside=('call point', 'extinguisher'))
