"""A study among the crowns of trees, early in the day."""
from kit import opposite
from kit.built import window


def build(product):
    opposite.outside(opposite.trees, [(-2.6, -13, 9), (1.2, -19, 10.5), (5.5, -14, 10), (-7.5, -18, 11)], 0.75, kinds=('sycamoreMaple',), down=5.2, seed=2, colours=('#5c6b34', '#4d5c30'))
    return window(product, hour='morning', tilted=3.2, wall='sage paint', eye=-0.50, lens=40, outside=('sky', 0.75, 165), stop=1.6,
        things=(('plant', 'sill', -0.40, dict(tall=0.55, leaf=0.085, kind='rubber', pot='clay', seed=3, deep=0.05, size=0.52)),
                ('stack', 'sill', 0.26, dict(n=4, seed=1, turn=-14))))
