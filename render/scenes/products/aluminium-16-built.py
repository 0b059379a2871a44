"""Flush facade with a dark opaque band between the floors; dusk."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, evening=True)
