"""Single glazed door in a light wall, glass almost flush."""
from kit.built import door


def build(product):
    return door(product, setback=0.004, beside=('reader', 'call point'))
