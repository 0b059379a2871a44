"""Tall slim single door, Economy 50."""
from kit.built import door


def build(product):
    return door(product, 'panel wall', 'dark floor', skirting=None, from_left=False, thick=0.01, beside=('reader',))
