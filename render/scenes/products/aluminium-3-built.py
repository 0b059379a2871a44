"""A studio in an old brick house, by day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.015, beside=('extinguisher',), eye=-0.36,
        near=dict(wall='brick', floor='grey clinker', lintel='brick', side=('white paint', 'white paint'), right=0.98, ceiling='white paint'),
        far=dict(wall='white brick', floor='oak floor', deep=7.5, bars=3, ceiling='white paint'),
        beyond=(('table', -0.15, 4.6, dict(long=2.2, on=('laptop', 'cups', 'books'))), ('chair', -0.5, 3.8, dict(turn=190, mat='cloth mustard')), ('chair', 0.25, 3.9, dict(turn=165, mat='cloth grey')),
                ('shelf', 'right', 4.6, dict(wide=1.8)), ('plant', 0.85, 6.4, dict(tall=1.9, seed=2)), ('pendant', -0.15, 4.6, dict(hang=2.0, top=2.6)), ('picture', 'right', 6.5)))
