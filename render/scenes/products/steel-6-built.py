"""Two-part steel window in a brick wall."""
from kit.built import window


def build(product):
    return window(product, wall='brick wall')
