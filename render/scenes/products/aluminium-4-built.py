"""Pair of doors with panic bars and overlight, bronze."""
from kit.built import door


def build(product):
    return door(product, 'panel wall', 'light terrazzo', skirting=None, setback=0.004, thick=0.055, beside=('call point', 'plan'))
