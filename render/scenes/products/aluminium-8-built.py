"""A ward's corridor by day, its windows on the right."""
from kit.built import door


def build(product):
    return door(product, hour='day', thick=0.037, beside=('reader', 'conduit'), eye=0.36, z=1.55, lens=32, outside=('sunrise', 1.2, 30),
        mirror=dict(windows=((-1.2, 1.4),)),
        near=dict(wall='sage paint', floor='sand lino', sun_from=-1, side=('white paint', 'sage paint'), left=1.0, right=1.05, lamps=False),
        things=(('handrail', 'left', -0.9, dict(long=1.6)),),
        far=dict(wall='white paint', floor='sand lino', deep=10, lamps=1.2),
        beyond=(('handrail', 'left', 5.0, dict(long=7.0)), ('hospital-bed', -0.42, 5.3), ('inner_door', 'left', 6.9), ('tubular_chair', 0.72, 7.4, dict(turn=-80))))
