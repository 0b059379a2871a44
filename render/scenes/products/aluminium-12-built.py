"""Capped facade with a door and an opaque band."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product)
