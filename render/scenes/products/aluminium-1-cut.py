"""PE78EI Design Line EI30: hinge side at the floor, board in the middle chamber, slim insulating unit almost flush with the leaf."""
from kit.cut import aluminium_door, laminate, unit


def build(product):
    return aluminium_door(product, unit(6, 12, laminate(15, 4)), 'EI30')
