"""A museum's stair hall under a grey sky; the gallery lies behind us, the way out ahead."""
from kit.built import door


def build(product):
    return door(product, hour='overcast', setback=0.004, thick=0.055, beside=('call point', ('sign', 'Hall 1', 'Utgång')), eye=0.60, z=1.02, lens=26,
        mirror=dict(windows=((0.75, 2.4), (-1.3, 1.8))),
        near=dict(wall='cast', floor='dark terrazzo', ceiling='white paint', side=('cast', 'white paint'), sun_from=-1, left=0.95, right=1.05),
        things=(('exit_sign', 'over', 0.0, dict(high=2.82)), ('KatorLegaz/bench', 'left', -0.95, dict(back=True, mats={'*': 'black'}))),
        far=dict(wall='white paint', floor='dark terrazzo', lamps=0.6, deep=8.5, bars=3, ceiling='white paint'),
        beyond=(('plinth', -0.35, 3.4), ('plinth', 0.55, 5.2, dict(seed=1, high=0.9)), ('picture', 'left', 4.0, dict(wide=1.3, tall=1.0)),
                ('picture', 'left', 6.4, dict(wide=0.8, tall=1.1, seed=3, colours=('#d8b04a', '#dfe3e0', '#7d3b30'))), ('male03', -0.12, 5.6, dict(turn=-118))))
