"""Two sliding leaves with overlight, shut."""
from kit.built import sliding_door


def build(product):
    return sliding_door(product)
