"""Economy 60: where the two leaves meet, uninsulated tubes with a reinforcing channel, heavier wall."""
from kit.cut import laminate, steel_door


def build(product):
    return steel_door(product, laminate(13, 3), 'pair', wall=2.4, reinforced=True)
