"""A workshop of white brick in the evening sun."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap=0.055, cap_skin='ral9006', hour='evening', wall='white brick', lintel='white brick', ground='grey clinker', backs=('grey paint', 'slat'), floors=('screed', 'oak floor'), eye=0.55,
        things=(('bench', -4.3, -0.35), ('bicycle', 4.3, -0.5)),
        rooms=((('workbench', 0.72, 'back'), ('workbench', 0.2, 'back'), ('table', 0.7, 2.2, dict(on=('books',), long=2.0)), ('plant', 0.9, 1.3)),
               (('table', 0.25, 2.0, dict(on=('screen',))), ('table', 0.7, 2.0, dict(on=('screen',))), ('chair', 0.25, 2.8), ('chair', 0.7, 2.8, dict(mat='cloth rust')), ('plant', 0.5, 1.4, dict(tall=1.9)), ('shelf', 0.5, 'back', dict(wide=3.0)))))
