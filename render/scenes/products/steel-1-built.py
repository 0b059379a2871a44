"""Slim steel door with sidelight."""
from kit.built import door


def build(product):
    return door(product, 'white brick', 'dark floor', 'oak', skirting=None, thick=0.016, beside=('call point', 'extinguisher'))
