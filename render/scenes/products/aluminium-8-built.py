"""Door with sidelight and overlight, smoke protection."""
from kit.built import door


def build(product):
    return door(product, 'white brick', 'dark floor', skirting=None, thick=0.037, beside=('reader', 'plan'))
