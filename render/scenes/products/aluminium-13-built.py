"""Capped facade over three storeys."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product)
