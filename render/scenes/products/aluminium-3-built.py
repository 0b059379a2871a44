"""A studio in an old brick house, by day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.015, beside=('extinguisher',), eye=-0.20, z=1.40, lens=38, outside=('forest', 0.7, 250),
        mirror=dict(windows=((-1.35, 1.3),)),
        near=dict(wall='brick', floor='grey clinker', lintel='brick', side=('white paint', 'white paint'), left=1.0, right=1.05, ceiling='white paint', sun_from=-1, lamps=False),
        far=dict(wall='white brick', floor='oak floor', deep=8, bars=3, ceiling='white paint', sunny=-1, lamps=0),
        beyond=(('technicalTable1', 0.02, 4.9, dict(turn=6, mats={'*': 'white'})), ('osakaChair', -0.36, 4.2, dict(turn=205)), ('osakaChair', 0.42, 4.1, dict(turn=150)),
                ('shelf', 'right', 5.0, dict(wide=1.8)), ('ficus', 0.80, 6.8, dict(height=1.9)), ('pendant', 0.0, 4.9, dict(hang=2.0, top=2.6))))
