"""Pyramid roof of glass, 30 degrees, from below."""
from kit.built import roof


def build(product):
    return roof(product, 0.095)
