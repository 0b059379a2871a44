"""A museum's stair hall under a grey sky; the gallery lies behind us, the way out ahead."""
from kit.built import door


def build(product):
    return door(product, hour='overcast', setback=0.004, thick=0.055, beside=('call point', ('sign', 'Hall 1', 'Utgång')), eye=0.50, z=1.10, lens=30, outside=('city', 1.3, 150),
        mirror=dict(windows=((1.25, 1.6),)),
        near=dict(wall='cast', floor='dark terrazzo', ceiling='white paint', side=('cast', 'white paint'), sun_from=-1, left=1.05, right=1.05, lamps=False),
        things=(('exit_sign', 'over', 0.0, dict(high=2.82)),),
        far=dict(wall='white paint', floor='dark terrazzo', lamps=0.5, deep=8.5, bars=3, ceiling='white paint'),
        beyond=(('plinth', -0.35, 3.9), ('plinth', 0.55, 5.6, dict(seed=1, high=0.9)), ('picture', 'left', 4.0, dict(wide=1.3, tall=1.0))))
