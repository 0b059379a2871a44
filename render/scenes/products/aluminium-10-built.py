"""Five panes butt-jointed to a wall between a corridor and a meeting room."""
from kit.built import partition


def build(product):
    return partition(product, 0.023)
