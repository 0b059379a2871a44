"""A museum's stair hall; the gallery lies behind us, the way out ahead."""
from kit.built import door


def build(product):
    return door(product, hour='overcast', setback=0.004, thick=0.055, beside=('call point',), eye=-0.38,
        near=dict(wall='cast', floor='dark terrazzo', ceiling='white paint', side=('cast', 'white paint')),
        things=(('exit_sign', 'over', 0.0, dict(high=2.82)), ('bench', 'right', -1.15, dict(long=1.6))),
        far=dict(wall='white paint', floor='dark terrazzo', deep=8, bars=3, ceiling='white paint'),
        beyond=(('plinth', 0.15, 3.2), ('plinth', 0.75, 5.0, dict(seed=1, high=0.9)), ('bench', -0.45, 5.6, dict(long=1.8)), ('picture', 'right', 4.2, dict(wide=1.3, tall=1.0)),
                ('picture', 'right', 6.4, dict(wide=0.8, tall=1.1, seed=3, colours=('#d8b04a', '#dfe3e0', '#7d3b30')))))
