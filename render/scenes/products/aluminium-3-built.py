"""Pair of doors, white, thin glass."""
from kit.built import door


def build(product):
    return door(product, 'brick wall', 'slab floor', skirting=None, from_left=False, exposure=0.4, setback=0.004, thick=0.015, beside=('extinguisher',))
