"""A flush corner of a college under an overcast sky."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='overcast', wall='white brick', lintel='white brick', windows=tuple((x, z, 1.4, 1.4) for z in (0.95, 3.95) for x in (-5.6, 4.6, 6.9)), backs=('ochre paint', 'white paint'), eye=-0.55,
        things=(('bicycle', 4.1, -0.45, dict(turn=5, mat='#8b2f2a')), ('bicycle', 4.5, -0.85, dict(turn=12, mat='ral9005'))),
        rooms=((('armchair', 0.25, 2.2, dict(mat='cloth rust', turn=20)), ('armchair', 0.48, 2.6, dict(turn=-25)), ('plant', 0.72, 1.6, dict(tall=2.0)), ('rug', 0.38, 2.3), ('noticeboard', 0.7, 'back', dict(wide=2.0))),
               (('table', 0.3, 1.8, dict(on=('laptop',))), ('chair', 0.3, 2.6), ('table', 0.7, 1.8, dict(on=('books',))), ('chair', 0.7, 2.6), ('shelf', 0.5, 'back', dict(wide=2.6)))))
