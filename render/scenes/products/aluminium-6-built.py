"""Pair of doors under an arched head."""
from kit.built import door


def build(product):
    return door(product, 'sand wall', 'dark floor', 'oak', from_left=False, beside=('plan',))
