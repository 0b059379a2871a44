"""Two tall storeys of a school under an even sky."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap_skin='champagne', hour='day', wall='cast', ground='grey clinker', backs=('slat', 'ochre paint'), eye=-0.55,
        things=(('bench', 5.3, -0.35, dict(long=1.8)), ('bicycle', -5.3, -0.45)),
        rooms=((('lockers', 0.25, 'back', dict(n=10)), ('table', 0.3, 2.2, dict(on=('books',))), ('chair', 0.3, 3.0), ('plant', 0.58, 1.5, dict(tall=2.3)), ('table', 0.78, 2.2, dict(on=('laptop', 'cups'))), ('chair', 0.76, 3.0, dict(mat='cloth mustard'))),
               (('shelf', 0.3, 'back', dict(wide=3.4)), ('table', 0.35, 2.0, dict(on=('screen',))), ('table', 0.7, 2.0, dict(on=('laptop',))), ('plant', 0.9, 1.4, dict(tall=1.8)))))
