"""A workshop of red brick in the evening sun."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap=0.055, cap_skin='ral9006', hour='evening', wall='brick', lintel='brick', backs=('grey paint', 'slat'), floors=('screed', 'oak floor'), eye=0.50,
        windows=tuple((x, z, 1.5, 1.35) for z in (1.05, 4.35) for x in (-7.0, -4.7, 4.9, 7.2)),
        things=(('bench', -6.3, -0.35), ('bicycle', -4.3, -0.45, dict(turn=4)), ('planter', 4.0, -0.2, dict(long=1.2))),
        rooms=((('workbench', 0.72, 'back'), ('workbench', 0.2, 'back'), ('table', 0.7, 2.2, dict(on=('books',), long=2.0)), ('plant', 0.9, 1.3, dict(tall=1.4))),
               (('table', 0.25, 2.0, dict(on=('screen',))), ('table', 0.7, 2.0, dict(on=('screen',))), ('chair', 0.25, 2.8), ('chair', 0.7, 2.8, dict(mat='cloth rust')), ('plant', 0.5, 1.4, dict(tall=1.9)), ('shelf', 0.5, 'back', dict(wide=3.0)))))
