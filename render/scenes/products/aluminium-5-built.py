"""Tall pair of doors with sidelight and overlight, 89 mm deep."""
from kit.built import door


def build(product):
    return door(product, 'cool wall', 'light terrazzo', skirting=None, setback=0.004, thick=0.072)
