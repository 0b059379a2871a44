"""Entrance facade with three panes the height of a room."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, evening=True, depth=0.2, wall='brick wall')
