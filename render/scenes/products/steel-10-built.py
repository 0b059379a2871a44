"""A workshop of red brick on a wet grey afternoon, its lamps lit."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import downpipe, lettering, sconce
from kit.furnish import put
from kit.materials import define, wet
from kit.models import model

define('wet yard', lambda: wet('wet yard', '#55524d', 0.5, 0.62, (0.9, 0.45, 0.006), size=0.35))


def build(product):
    picture = facade_bay(product, cap=0.055, cap_skin='ral9006', hour='overcast', wall='brick', lintel='brick', backs=('grey paint', 'slat'), floors=('screed', 'oak floor'), eye=0.16, foot=0.09, ground='wet yard', deep=6.5, lit=(1.0, 0.5),
        windows=tuple((x, z, 1.5, 1.35) for z in (1.05, 4.35) for x in (-7.0, -4.7, 4.9, 7.2)), far=dict(low=7, high=12, seed=9, lit=0.10),
        rooms=((('workbench', 0.80, 'back'), ('workbench', 0.12, 'back'), ('technicalTable1', 0.72, 2.8, dict(turn=180)), ('utility-shelving', 0.50, 5.9), ('cardboard-box', 0.52, 5.7, dict(z=0.9))),
               (('lbDesk', 0.25, 2.0, dict(turn=180)), ('office_chair', 0.27, 2.8, dict(turn=20)), ('lbDesk', 0.68, 2.0, dict(turn=180)), ('office_chair', 0.64, 2.8, dict(turn=-30)), ('full-bookcase', 0.50, 'back'), ('full-bookcase', 0.60, 'back'), ('ficus', 0.86, 1.4, dict(height=1.8)))))
    wear.blinds([-3.0, -1.5, 0.0, 1.5, 3.0], 6.5, 3.75, 0.36, 5, 0.7)
    downpipe(-3.55, 0.05, 7.1, -0.09, 'ral7016', 0.05)
    sconce(3.55, 2.55, watts=20, mat='ral7016')
    lettering('Verkstad', -6.1, -0.004, 3.15, 0.34, 'ral9006', 0.02)
    model('bicycle', (4.5, -0.40, 0), 92, tilt=(0, 8))
    model('pallet', (-4.8, -0.35, 0), 3)
    put('drum', -5.9, -0.45, 30, mat='#2f4a63', seed=2)
    wear.mat(-0.75, -0.3, 0, 1.1, 0.6, 3)
    stage.mirrored('city', 1.9, 215)
    opposite.trees([(-9, -20, 9), (6.5, -19, 8)], 0.5, seed=3)
    return picture
