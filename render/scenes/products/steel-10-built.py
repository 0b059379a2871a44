"""A workshop of red brick just after a shower, in the shadow of the house opposite: the last sun is on its upper courses, the yard is wet, its lamps are lit."""
from kit import opposite, stage, wear
from kit.built import facade_bay, overhead
from kit.facade import downpipe, sconce, shadow
from kit.furnish import put
from kit.materials import define, wet
from kit.models import model

define('wet yard', lambda: wet('wet yard', '#55524d', 0.5, 0.62, (0.9, 0.45, 0.006), size=0.35))
WAY = (0.80, 0.46, -0.30)


def build(product):
    shadow([(-30, -6), (-30, 3.4), (-2.2, 3.4), (-0.4, 5.0), (2.4, 4.6), (2.4, 2.9), (30, 2.9), (30, -6)], WAY)
    picture = facade_bay(product, cap=0.055, cap_skin='ral9006', hour='evening', light=dict(sky=((0.20, 0.23, 0.28), (0.42, 0.45, 0.50), 0.75, 0.5, 3.0), sun=(6.0, WAY, (1, 0.76, 0.52)), key=0.54, lamps=1.5), wall='brick', lintel='brick', backs=('grey paint', 'white paint'),
        floors=('screed', 'oak floor'), eye=0.34, fill=0.90, foot=0.085, ground='wet yard', deep=6.5, lit=(0.42, 0.24), tubes=False,
        windows=((-5.4, 1.05, 1.5, 1.35), (-5.4, 4.35, 1.5, 1.35)),
        rooms=((('workbench', 0.80, 'back'), ('hose_reel', 0.44, 'back'), ('technicalTable1', 0.72, 2.8, dict(turn=180)), ('utility-shelving', 0.50, 5.9), ('tool_chest', 0.14, 2.0, dict(turn=70, seed=2)),
                ('ladder', 0.93, 3.6, dict(turn=80)), ('pendant', 0.70, 2.8, dict(hang=2.2, top=2.9, wide=0.5, watts=34)), ('pendant', 0.20, 3.4, dict(hang=2.2, top=2.9, wide=0.5, watts=34))),
               (('utility-shelving', 0.80, 1.1), ('parcels', 0.64, 0.9, dict(n=4, seed=7)))))
    overhead(-3.5, 3.5, 6.575, 6.5, duct=(1.7, 0.36, 0.20), rows=((3.0, 0.42), (4.7, 0.42)), ladder=0.75, dark=(1,))
    wear.roller(-2.93, -1.57, 6.54, 1.25, 0.34, askew=-0.5)
    downpipe(-3.55, 0.05, 7.1, -0.09, 'ral7016', 0.05)
    sconce(3.55, 2.55, watts=14, mat='ral7016')
    model('pallet', (-4.9, -0.62, 0), 8)
    put('drum', -5.9, -0.45, 30, mat='#2f4a63', seed=2)
    put('shovel', 3.75, -0.02, 0)
    for i in (0, 2, 3):
        wear.dust(-3.0 + 1.5 * i, -1.5 + 1.5 * i, 0.02, 2.65, 0.10, 0.16)
    opposite.ground(-24, 0.25)
    stage.mirrored('sunset', 0.25, 120, panes=True)
    return {**picture, 'mirrors': 8}
