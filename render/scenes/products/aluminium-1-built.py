"""A school's corridor on a summer morning, seen from the lockers."""
from kit.built import door


def build(product):
    return door(product, hour='morning', setback=0.004, beside=('reader', ('sign', 'B 112', 'Slöjd')), eye=0.52, z=1.18, lens=31, outside=('park', 1.4, 200),
        mirror=dict(windows=((-1.2, 1.2),)),
        near=dict(wall='white paint', floor='green lino', side=('white paint', 'white paint'), left=0.98, right=1.15, lamps=False),
        things=(('lockers', 'door', 0.93, dict(n=3, mat='ral5008')),),
        far=dict(wall='warm paint', deep=9, lamps=1.0),
        beyond=(('lockers', 'left', 4.2, dict(n=7)), ('dustbin', 0.55, 7.0, dict(scale=1.8))))
