"""Steel facade with deep caps, opaque band and a door."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap=0.055, cap_skin='ral9006', wall='white brick')
