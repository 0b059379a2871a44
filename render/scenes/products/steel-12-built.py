"""Two tall storeys of a school under an even sky."""
from kit.built import facade_bay


def build(product):
    return facade_bay(product, cap_skin='champagne', hour='day', wall='cast', windows=tuple((x, z, 1.4, 1.6) for z in (0.95, 4.75) for x in (-6.4, 6.4, 8.4)), backs=('slat', 'ochre paint'), eye=-0.55,
        things=(('bench', 5.3, -0.35, dict(long=1.8)), ('planter', 7.0, -0.25, dict(long=1.2))),
        rooms=((('lockers', 0.25, 'back', dict(n=10)), ('table', 0.3, 2.2, dict(on=('books',))), ('chair', 0.3, 3.0), ('plant', 0.58, 1.5, dict(tall=2.3)), ('table', 0.78, 2.2, dict(on=('laptop', 'cups'))), ('chair', 0.76, 3.0, dict(mat='cloth mustard'))),
               (('shelf', 0.3, 'back', dict(wide=3.4)), ('table', 0.35, 2.0, dict(on=('screen',))), ('table', 0.7, 2.0, dict(on=('laptop',))), ('plant', 0.9, 1.4, dict(tall=1.8)))))
