"""Two tall storeys of a school of white brick early on a clear morning, trees in the glass and their shadows on the wall."""
from kit import opposite, stage, wear
from kit.built import facade_bay
from kit.facade import branches, downpipe, shadow

WAY = (0.76, 0.50, -0.36)


def build(product):
    shadow([(-30, -6), (-30, 1.5), (-2.5, 1.5), (-0.9, 0.9), (30, 0.9), (30, -6)], WAY)
    branches(-10.5, -5.0, 2.6, 3.9, 9, 26, 0.05, lean=(0.12, 0.1, 1))
    branches(-2.2, -5.0, 3.6, 4.2, 5, 26, 0.05)
    picture = facade_bay(product, cap_skin='champagne', hour='morning', light=dict(sun=(7.0, WAY, (1, 0.78, 0.56)), key=0.54, lamps=1.3), wall='white brick', lintel='white brick', windows=((6.3, 0.95, 1.4, 1.6), (6.3, 4.75, 1.4, 1.6)), backs=('ochre paint', 'grey paint'), eye=-0.46, lens=28,
        fill=0.92, foot=0.05, lit=(0.5, 0.12), tubes=False, far=dict(low=6, high=9, seed=3, lit=0.0, gaps=0.6),
        rooms=((('lockers', 0.25, 'back', dict(n=14, mat='ral7035')), ('round-table', 0.3, 2.2), ('osakaChair', 0.26, 2.7, dict(turn=30)), ('osakaChair', 0.35, 1.7, dict(turn=200)), ('ficus', 0.58, 1.5, dict(height=2.2)), ('round-table', 0.78, 2.2), ('osakaChair', 0.74, 2.7),
                ('backpack', 0.36, 1.2, dict(seed=2)), ('globe', 0.3, 2.6, dict(hang=2.3, top=3.4, r=0.2)), ('globe', 0.66, 3.2, dict(hang=2.3, top=3.4, r=0.2))),
               (('full-bookcase', 0.2, 'back'), ('full-bookcase', 0.3, 'back'), ('lbDesk', 0.35, 2.0, dict(turn=180)), ('swivel', 0.37, 2.8, dict(turn=20, seed=3)), ('plant', 0.9, 1.4, dict(tall=1.8)))))
    wear.blinds([-4.0, -2.4, -0.8, 0.8, 2.4, 4.0], 7.1, 4.2, 0.36, 11, 0.6)
    downpipe(4.75, 0.05, 7.7, -0.09, 'zinc', 0.05)
    for i in range(5):
        wear.dust(-4.0 + 1.6 * i, -2.4 + 1.6 * i, 0.02, 1.55, 0.10, 0.16)
    wear.fallen(-6, 7, -1.8, -0.03, 40, 0.004, size=0.03)
    opposite.trees([(-14, -17, 10), (-8, -15, 12), (-2.5, -18, 9), (3.5, -16, 13), (10, -17, 11), (17, -15, 12)], 1.0, seed=4, colours=('#5c6b34', '#6d7a3c', '#4d5c30'))
    stage.mirrored('park', 1.6, 200)
    return picture
