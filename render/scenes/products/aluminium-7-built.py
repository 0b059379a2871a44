"""Single door with a low overlight, closer in view."""
from kit.built import door


def build(product):
    return door(product, 'cool wall', 'slab floor', beside=('reader', 'extinguisher'))
