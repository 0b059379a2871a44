"""A ward's corridor under an overcast sky."""
from kit.built import door


def build(product):
    return door(product, hour='overcast', thick=0.037, beside=('reader', 'plan'), eye=-0.30,
        near=dict(wall='sage paint', floor='sand lino', side=('white paint', None), right=1.0),
        things=(('handrail', 'right', -0.9, dict(long=1.8)),),
        far=dict(wall='white paint', floor='sand lino', deep=9.5),
        beyond=(('handrail', 'right', 4.5, dict(long=6.0)), ('trolley', 0.62, 3.6, dict(turn=80)), ('inner_door', 'right', 4.4), ('inner_door', 'right', 7.4), ('chair', -0.45, 5.2, dict(turn=90, mat='cloth green')),
                ('chair', -0.42, 6.0, dict(turn=90, mat='cloth green')), ('plant', -0.25, 8.4, dict(seed=5))))
