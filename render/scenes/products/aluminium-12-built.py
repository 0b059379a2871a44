"""A branch library in the morning."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='morning', wall='cast', windows=tuple((x, z, 1.2, 1.5) for z in (0.90, 4.05) for x in (-5.6, 5.0, 7.0)), backs=('slat', 'white paint'),
        things=(('bench', 6.2, -0.35), ('bicycle', 4.45, -0.45, dict(turn=4))),
        rooms=((('shelf', 0.16, 'back', dict(wide=1.8)), ('shelf', 0.84, 'back', dict(wide=1.8, seed=3)), ('table', 0.80, 2.2, dict(on=('books', 'cups'))), ('chair', 0.78, 3.0), ('plant', 0.12, 1.4, dict(tall=1.9)),
                ('armchair', 0.24, 2.6, dict(turn=30, mat='cloth mustard'))),
               (('shelf', 0.3, 'back', dict(wide=3.0, seed=6)), ('table', 0.55, 2.0, dict(on=('screen',))), ('plant', 0.85, 1.6, dict(seed=4)))))
