"""An architects' office of white brick late in the evening."""
from kit.built import door


def build(product):
    return door(product, hour='night', thick=0.016, beside=('call point', 'extinguisher'), eye=0.50, z=1.42, lens=30,
        mirror=dict(windows=(), door=0.95, strength=0.7),
        near=dict(wall='white brick', floor='dark screed', lintel='white brick', side=('white paint', 'white paint'), left=0.95, right=1.1, ceiling='white paint', lamps=0.30),
        far=dict(wall='white paint', floor='oak floor', deep=7, bars=3, ceiling='white paint', lamps=0.62, colour=(1, 0.90, 0.76)),
        beyond=(('desk', -0.15, 3.8, dict(seed=3)), ('swivel', -0.10, 4.7, dict(seed=2, turn=160)), ('desk', 0.30, 5.8, dict(seed=5)), ('office_chair', 0.42, 6.7, dict(turn=190)),
                ('shelf', 'left', 5.4, dict(wide=1.8, what='folders')), ('pendant', -0.2, 3.8, dict(hang=2.0, top=2.75)), ('pendant', 0.30, 5.8, dict(hang=2.0, top=2.75))))
