"""Economy 50: hinge side at the floor, uninsulated tubes, thin E/EW glass."""
from kit.cut import laminate, steel_door


def build(product):
    return steel_door(product, laminate(10, 2))
