"""A studio in an old brick house, by day."""
from kit.built import door


def build(product):
    return door(product, hour='day', setback=0.004, thick=0.015, beside=('extinguisher', 'socket'), eye=-0.14, z=1.48, lens=35,
        mirror=dict(windows=((0.62, 1.7), (-1.25, 1.7)), person=-0.30),
        near=dict(wall='brick', floor='grey clinker', lintel='brick', side=('white paint', 'white paint'), left=0.96, right=0.98, ceiling='white paint', sun_from=-1),
        far=dict(wall='white brick', floor='oak floor', deep=7.5, bars=3, ceiling='white paint', sunny=-1),
        beyond=(('technicalTable1', -0.10, 4.5, dict(turn=6, mats={'*': 'white'})), ('osakaChair', -0.42, 3.7, dict(turn=205)), ('osakaChair', 0.30, 3.75, dict(turn=150)), ('stool', 0.62, 5.6),
                ('shelf', 'right', 4.6, dict(wide=1.8)), ('ficus', 0.85, 6.4, dict(height=1.9)), ('pendant', -0.15, 4.6, dict(hang=2.0, top=2.6)), ('whiteboard', 'right', 6.6, dict(wide=1.4)), ('cardboard-box', -0.82, 5.8, dict(turn=12)),
                ('cardboard-box', -0.80, 5.85, dict(turn=-8, z=0.30, scale=0.8))))
