"""Door with panic bar, sidelight and overlight, ceramic core."""
from kit.built import door


def build(product):
    return door(product, 'cool wall', 'slab floor', thick=0.037, beside=('call point',))
