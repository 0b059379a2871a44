"""Three tall panes butt-jointed to a wall, EI60; evening."""
from kit.built import partition


def build(product):
    return partition(product, 0.031, floor='dark floor', wall='panel wall', evening=True)
