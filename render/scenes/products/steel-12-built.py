"""Two tall storeys of a school of white brick on a clear morning, trees in the glass."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, downpipe
from kit.models import model


def build(product):
    picture = facade_bay(product, cap_skin='champagne', hour='morning', wall='white brick', lintel='white brick', windows=tuple((x, z, 1.4, 1.6) for z in (0.95, 4.75) for x in (-6.4, 6.4, 8.4)), backs=('ochre paint', 'grey paint'), eye=-0.40, lens=28, lit=(0.7, 0.35),
        far=dict(low=6, high=9, seed=3, lit=0.0, gaps=0.6),
        rooms=((('lockers', 0.25, 'back', dict(n=14, mat='ral7035')), ('round-table', 0.3, 2.2), ('osakaChair', 0.26, 2.7, dict(turn=30)), ('osakaChair', 0.35, 1.7, dict(turn=200)), ('ficus', 0.58, 1.5, dict(height=2.2)), ('round-table', 0.78, 2.2), ('osakaChair', 0.74, 2.7)),
               (('full-bookcase', 0.2, 'back'), ('full-bookcase', 0.3, 'back'), ('lbDesk', 0.35, 2.0, dict(turn=180)), ('office_chair', 0.37, 2.8), ('lbDesk', 0.7, 2.0, dict(turn=180)), ('plant', 0.9, 1.4, dict(tall=1.8)))))
    wear.blinds([-4.0, -2.4, -0.8, 0.8, 2.4, 4.0], 7.1, 4.2, 0.36, 11, 0.6)
    downpipe(4.75, 0.05, 7.7, -0.09, 'zinc', 0.05)
    model('bicycle', (6.15, -0.40, 0), 92, tilt=(0, 8))
    light = 1.0
    opposite.trees([(-14, -17, 10), (-8, -15, 12), (-2.5, -18, 9), (3.5, -16, 13), (10, -17, 11), (17, -15, 12)], light, seed=4, colours=('#5c6b34', '#6d7a3c', '#4d5c30'))
    branches(-9.6, -5.0, 2.9, 3.2, 9, 26, 0.05, lean=(0.12, 0.1, 1))
    stage.mirrored('park', 1.6, 200)
    return picture
