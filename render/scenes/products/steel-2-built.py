"""Finger-safe pair of doors with overlight."""
from kit.built import door


def build(product):
    return door(product, 'cool wall', 'light terrazzo', skirting=None, exposure=0.3, thick=0.016, round_edge=True)
