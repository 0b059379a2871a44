"""A ward's corridor in the afternoon: clean linen has been brought, and nobody has come for it yet."""
from kit import opposite
from kit.built import door


def build(product):
    opposite.outside(opposite.houses, -24, 0.26, high=12.0, down=3.2, seed=14, lit=0.0, width=70, gaps=0.0, sky=(0.46, 0.52, 0.60), colours=('#a08a6c', '#8c6d55'))
    opposite.outside(opposite.trees, [(-3.2, -14, 9), (1.6, -16, 10.5), (5.0, -14, 9)], 0.40, kinds=('sycamoreMaple',), down=3.2, seed=8, colours=('#5c6b34', '#4d5c30'))
    picture = door(product, hour='afternoon', thick=0.037, beside=('reader', 'conduit'), eye=0.42, z=1.40, lens=31, outside=('sky', 0.5, 165),
        mirror=dict(windows=()),
        near=dict(wall='rose paint', floor='grey lino', sun_from=-1, side=('white paint', 'rose paint'), left=1.0, right=1.05, lamps=False, ceiling='white paint'),
        things=(('handrail', 'door', -0.96, dict(long=1.5)), ('trolley', -1.75, -0.50, dict(load='linen', turn=6)), ('trolley', 1.72, -1.15, dict(load='books', turn=70))),
        far=dict(wall='white paint', floor='grey lino', deep=10, lamps=0, sunny=-1, ceiling='white paint', sill=0.7),
        beyond=(('handrail', 'left', 5.0, dict(long=7.0)), ('hospital-bed', 0.10, 5.6, dict(turn=0, mats={'*': 'white'})), ('inner_door', 'left', 6.9), ('tubular_chair', 0.72, 7.4, dict(turn=-80))))
    return {**picture, 'key': 0.56}
