"""A meeting room lit at dusk."""
from kit.built import partition


def build(product):
    return partition(product, 0.031, hour='dusk', floor='dark screed', wall='cast', carpet='wool', table='walnut', chairs='leather', room_wall='warm paint', eye=-0.22, ceiling='white paint',
        things=(('picture', 'right', 2.9, dict(wide=1.5, tall=1.0)), ('shelf', 'left', 2.6, dict(wide=1.8, tall=2.1))))
