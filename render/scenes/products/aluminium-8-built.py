"""A ward's corridor by day, its windows on the right."""
from kit.built import door


def build(product):
    return door(product, hour='day', thick=0.037, beside=('reader', 'plan', 'conduit'), eye=0.36, z=1.55, lens=29,
        mirror=dict(windows=((-0.55, 2.2),), lamps=(0.45,)),
        near=dict(wall='sage paint', floor='sand lino', sun_from=-1, side=('white paint', 'sage paint'), left=1.0, right=1.05),
        things=(('handrail', 'left', -0.9, dict(long=1.6)),),
        far=dict(wall='white paint', floor='sand lino', deep=10, lamps=2.2),
        beyond=(('handrail', 'left', 5.0, dict(long=7.0)), ('hospital-bed', -0.52, 4.3, dict(turn=0)), ('inner_door', 'left', 6.9), ('inner_door', 'left', 3.4), ('trolley', 0.60, 5.2, dict(turn=84)),
                ('water_cooler', 0.30, 8.6), ('tubular_chair', 0.72, 7.4, dict(turn=-80)), ('ficus', -0.12, 9.2, dict(height=1.5))))
