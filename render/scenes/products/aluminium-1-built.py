"""A school's corridor on a summer morning, seen from the lockers."""
from kit.built import door


def build(product):
    return door(product, hour='morning', setback=0.004, beside=('reader', ('sign', 'B 112', 'Slöjd')), eye=0.52, z=1.18, lens=31,
        mirror=dict(windows=((-0.9, 1.5), (1.9, 1.6)), lamps=(0.1,)),
        near=dict(wall='white paint', floor='green lino', side=('white paint', 'white paint'), left=0.98, right=1.15),
        things=(('lockers', 'door', 0.93, dict(n=3, mat='ral5008')), ('noticeboard', 'door', -0.52, dict(wide=0.62, tall=0.80, seed=5))),
        far=dict(wall='warm paint', deep=9, lamps=2.0),
        beyond=(('lockers', 'left', 4.2, dict(n=7)), ('noticeboard', 'left', 6.4), ('female01', 0.15, 4.6, dict(turn=60, moves=(0.10, 0.02, 0))), ('dustbin', 0.55, 7.0, dict(scale=1.8)), ('plant', 0.0, 8.3)))
