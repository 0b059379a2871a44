"""A study under the roofs, early in the day."""
from kit.built import window


def build(product):
    return window(product, hour='morning', tilted=3.2, wall='sage paint', eye=-0.50, lens=40, outside=('park', 0.6, 165), stop=1.4,
        things=(('BlendSwap-CC-0/radiator', 0.0, -0.16, dict(mats='white')), ('plant', 'sill', -0.40, dict(tall=0.55, leaf=0.085, kind='rubber', pot='clay', seed=3, deep=0.05, size=0.52)),
                ('stack', 'sill', 0.22, dict(n=3, seed=1, turn=-6))))
