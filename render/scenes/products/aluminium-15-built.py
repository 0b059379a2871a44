"""Flush facade with silicone joints."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product)
