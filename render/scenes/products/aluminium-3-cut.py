"""PE78EI Design Line Eco EI30: where the two leaves meet, half a board in the middle chamber, one single 15 mm pane."""
from kit.cut import aluminium_door, laminate


def build(product):
    return aluminium_door(product, laminate(15, 4), 'eco', 'pair')
