"""A meeting room lit at dusk."""
from kit.built import partition


def build(product):
    return partition(product, 0.031, hour='dusk', floor='dark screed', wall='cast', carpet='wool', table='walnut', seat='tubular_chair', chairs=None, room_wall='warm paint', eye=0.42, lens=32, ceiling='white paint',
        outside=('city', 0.05, -28), lamps=0.5, things=(('picture', 'right', 2.9, dict(wide=1.5, tall=1.0)), ('full-bookcase', 'left', 2.2, dict(back=True)), ('full-bookcase', 'left', 3.12, dict(back=True))))
