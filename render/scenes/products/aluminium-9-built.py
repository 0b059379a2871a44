"""A study over the town, early in the day: the roofs across the street in the window."""
from kit import opposite
from kit.built import window


def build(product):
    opposite.outside(opposite.houses, -19, 0.62, down=5.2, high=12.5, seed=4, lit=0.0, tiles='#6b483b', width=80, gaps=0.0, sky=(0.5, 0.6, 0.75), colours=('#c9a878', '#b98f62', '#d6c4a0'))
    opposite.outside(opposite.trees, [(-2.6, -13, 9), (5.5, -14, 10)], 0.75, kinds=('sycamoreMaple',), down=5.2, seed=2, colours=('#5c6b34', '#4d5c30'))
    return window(product, hour='morning', tilted=3.2, wall='sage paint', eye=-0.50, lens=40, outside=('sky', 0.75, 165), stop=1.6,
        things=(('BlendSwap-CC-0/radiator', 0.0, -0.16, dict(mats='white')), ('plant', 'sill', -0.40, dict(tall=0.55, leaf=0.085, kind='rubber', pot='clay', seed=3, deep=0.05, size=0.52)),
                ('stack', 'sill', 0.26, dict(n=4, seed=1, turn=-14))))
