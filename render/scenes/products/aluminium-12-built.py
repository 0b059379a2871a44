"""A branch library in the morning."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, hour='morning', wall='cast', shadow=(6.5, 2.6), ground='grey clinker', backs=('slat', 'white paint'),
        things=(('bench', 4.3, -0.35), ('bicycle', -4.15, -0.5, dict(turn=8))),
        rooms=((('shelf', 0.16, 'back', dict(wide=1.8)), ('shelf', 0.84, 'back', dict(wide=1.8, seed=3)), ('table', 0.80, 2.2, dict(on=('books', 'cups'))), ('chair', 0.78, 3.0), ('plant', 0.12, 1.4, dict(tall=1.9)),
                ('armchair', 0.24, 2.6, dict(turn=30, mat='cloth mustard'))),
               (('shelf', 0.3, 'back', dict(wide=3.0, seed=6)), ('table', 0.55, 2.0, dict(on=('screen',))), ('plant', 0.85, 1.6, dict(seed=4)))))
