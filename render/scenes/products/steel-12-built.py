"""Two-storey steel facade, five bays."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap_skin='champagne', wall='panel wall')
