"""Glass pavilion in Ventspils: inside, looking out through slim posts into the park and at the next building; a rooflight, a floor of ground concrete, a wall of larch; the evening sun low over the floor."""
from kit import stage, wear
from kit.building import photograph, wall
from kit.door import element
from kit.facade import bench, casement, grid, tiles
from kit.materials import boards, bricks, concrete, define, glass
from kit.furnish import put
from kit.mesh import Group, bar, box, from_faces
from kit.models import model
from kit.place import sealed
from kit.rooms import table

define('larch', lambda: boards('larch', '#8f6a44', 0.095, 0.004, 0.55, contrast=0.34))
define('larch ceiling', lambda: boards('larch ceiling', '#94703f', 0.095, 0.005, 0.6, False, 0.32))
define('ground concrete', lambda: sealed('ground concrete', '#77736c', 3.5))
define('terrace', lambda: tiles('terrace', ('#7d7a74', '#88857e', '#716e69'), (0.9, 0.6), 0.006, '#4b4a46', 0.5, 0.7, relief=0.003))
define('old brick', lambda: bricks('old brick', ('#7a4434', '#8f5543', '#6e3d30'), '#9a9082'))
define('gravel', lambda: concrete('gravel', '#7b756a', rough=1.0, contrast=1.4))
define('thin', lambda: glass('thin', (0.90, 0.93, 0.915), 0.8))

LEFT, RIGHT, DEEP, HEAD, NEAR = -3.4, 3.9, 11.4, 3.3, -3.0
ROOF = (-1.5, 2.1, 4.2, 7.9)                                             # the opening of the rooflight
BAYS = [0.0, 1.9, 3.8, 5.7, 7.6, 9.5, DEEP]
ENDS = [LEFT + 1.46 * i for i in range(6)]


def rooflight():
    """A saddle of glass on its upstand; gives the lower edge of the opening, in which its line runs."""
    a, b, y0, y1 = ROOF
    low, ridge, middle = HEAD + 0.62, HEAD + 1.5, (a + b) / 2
    for x0, x1, u, v in ((LEFT - 1.2, a, NEAR, DEEP + 1.2), (b, RIGHT + 1.2, NEAR, DEEP + 1.2), (a, b, NEAR, y0), (a, b, y1, DEEP + 1.2)):
        box(x0, x1, u, v, HEAD, HEAD + 0.02, 'larch ceiling', 0)
        box(x0, x1, u, v, HEAD + 0.02, HEAD + 0.4, 'ral9005', 0)
    for x0, x1, u, v in ((a, a + 0.02, y0, y1), (b - 0.02, b, y0, y1), (a, b, y0, y0 + 0.02), (a, b, y1 - 0.02, y1)):
        box(x0, x1, u, v, HEAD - 0.01, low, 'ral9010', 0)
    for i in range(6):
        y = y0 + (y1 - y0) * i / 5
        for x in (a, b):
            bar((x, y, low), (middle, y, ridge), 0.05, 0.11, 'ral7022')
    bar((middle, y0, ridge), (middle, y1, ridge), 0.06, 0.12, 'ral7022')
    for x in (a, b):
        bar((x, y0, low), (x, y1, low), 0.06, 0.08, 'ral7022')
        bar(((x + middle) / 2, y0, (low + ridge) / 2), ((x + middle) / 2, y1, (low + ridge) / 2), 0.05, 0.09, 'ral7022')
        from_faces('roof', [(x, y0, low + 0.05), (middle, y0, ridge + 0.05), (middle, y1, ridge + 0.05), (x, y1, low + 0.05)], [(0, 1, 2, 3)], 'thin')
    return (a, y0, HEAD), (a, y1, HEAD), (b, y1, HEAD), (b, y0, HEAD), (a, y0, HEAD)


def build():
    edges = rooflight()
    box(LEFT - 3, RIGHT + 0.1, NEAR, DEEP + 0.1, -0.3, 0, 'ground concrete', 0)
    box(RIGHT + 0.1, RIGHT + 2.2, NEAR, DEEP + 2.2, -0.3, -0.03, 'terrace', 0)
    box(LEFT - 3, RIGHT + 0.1, DEEP + 0.1, DEEP + 2.2, -0.3, -0.03, 'terrace', 0)
    # the long side towards the next building, the end with its door
    with Group((RIGHT, 0, 0), 90):
        grid(BAYS, [0.035, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04)
        grid([-3.8, -1.9, 0.0], [0.035, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04)
    with Group(((LEFT + RIGHT) / 2, DEEP, 0), 180):
        half = (RIGHT - LEFT) / 2
        grid([-half + 1.46 * i for i in range(6)], [0.035, 2.42, HEAD - 0.03], 0, 'ral7022', face=0.05, depth=0.16, cap=0.03, pane='thin', tilt=0.04, leave={(1, 0)})
    door = RIGHT - 2 * 1.46, RIGHT - 1.46
    with Group(((door[0] + door[1]) / 2, DEEP - 0.06, 0)):
        element(1410, 2410, 0, 'ral7022', face=115, panic=True, handle='panic', pushed=True, metal='inox', pane='thin')
    # the next building: an old store of brick
    with Group((RIGHT + 6.5, 0, 0), -90):
        wall(-14.2, 4, -0.2, 5.2, 0, 0.4, 'old brick', [(-y - 0.55, -y + 0.55, 1.2, 2.7) for y in (4.4, 8.2, 12.0)])
        for y in (4.4, 8.2, 12.0):
            casement(-y - 0.55, -y + 0.55, 1.2, 2.7, 0, 'ral9010', 0.14, (2, 3), pane='enamel')
        box(-14.3, 4, -0.3, 0.5, 5.2, 5.4, 'zinc', 0.004)
    box(RIGHT + 2.2, RIGHT + 7, NEAR, DEEP + 2.9, -0.4, -0.06, 'gravel', 0)
    # a wall of larch, a bench along it, a table by the glass
    box(LEFT - 0.3, LEFT, NEAR, DEEP + 0.1, 0, HEAD, 'larch', 0)
    box(LEFT - 0.02, LEFT + 0.012, NEAR, DEEP, 0, 0.09, 'ral9005', 0)
    with Group((LEFT + 0.42, 4.6, 0), 90):
        bench(0, 0, 2.6)
    with Group((LEFT + 0.42, 1.2, 0), 90):
        bench(0, 0, 2.6)
    table(-1.3, 9.3, 2.2, 0.9, top='larch')
    for x, y, t in ((-2.0, 8.6, 172), (-0.8, 8.65, 196), (-1.5, 10.05, -10)):
        model('osakaChair', (x, y, 0), t)
    for y in (2.3, 9.6):
        box(LEFT + 0.9, RIGHT - 0.9, y - 0.02, y + 0.02, HEAD - 0.028, HEAD, 'ral9005', 0)
    model('osakaChair', (1.35, 2.35, 0), 128)
    wear.mat((door[0] + door[1]) / 2, DEEP - 0.75, 0, 1.3, 0.8, 1)
    # daylight, as it comes in by each side
    day = (0.86, 0.93, 1.0)
    stage.area((RIGHT + 0.6, 4.5, 1.9), (0, 4.5, 0.6), 13, 170, day, height=3.0, mirrored=False)
    stage.area((0.3, DEEP + 0.6, 1.9), (0.3, 4, 0.6), 7, 70, day, height=3.0, mirrored=False)
    a, b, y0, y1 = ROOF
    stage.area(((a + b) / 2, (y0 + y1) / 2, HEAD + 1.7), ((a + b) / 2, (y0 + y1) / 2, 0), b - a, 110, day, height=y1 - y0, mirrored=False)
    stage.area((RIGHT + 2.6, 6, 8.5), (RIGHT + 7, 7, 2.0), 12, 900, day, height=4, mirrored=False)
    put('backpack', LEFT + 0.42, 5.2, 90, 0.45, mat='cloth rust', seed=3)
    put('jacket', -1.5, 10.28, 170, mat='cloth navy', seed=2)
    model('newspaper', (-0.7, 9.2, 0.74), 30)
    model('coffee-mug', (-1.8, 9.15, 0.74), 60, 0.09)
    stage.sun(15, 21, 9.0, 0.6, (1.0, 0.74, 0.46))
    stage.panorama('park', 2.6, 60, 1.6, 0.55)
    side = (RIGHT, BAYS[3], 0), (RIGHT, BAYS[3], HEAD), (RIGHT, DEEP, HEAD), (RIGHT, DEEP, 0)
    own = (door[0], DEEP, 0), (door[0], DEEP, 2.42), (door[1], DEEP, 2.42), (door[1], DEEP, 0)
    return photograph((-1.25, -1.6, 1.55), (0.15, DEEP, 1.75), 26, 0.2, key=0.6, balance=0.2, lines=(edges, side, own), stop=2.0, focus=8.0, noisy=True,
                      marks={'aluminium-14': (ROOF[0], 6.0, HEAD), 'aluminium-12': (RIGHT, 8.0, HEAD), 'aluminium-15': (door[0], DEEP, 1.6)})
