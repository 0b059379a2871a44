"""Glazed door with a left sidelight."""
from kit.built import door


def build(product):
    return door(product, 'sand wall', 'dark floor', 'oak', setback=0.004, thick=0.045, beside=('plan',))
