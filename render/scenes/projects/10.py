"""Office and technology house in Sweden: a covered court on a spring afternoon; the sun falls through the rooflight along a wall of concrete, a meeting room is lit behind butt-jointed glass, a technical room behind its own."""
from kit import stage, wear
from kit.building import photograph
from kit.door import element_of
from kit.furnish import put
from kit.interior import fittings
from kit.materials import define, glass
from kit.mesh import bar, box, boxes, cylinder, from_faces, tube
from kit.place import carpet, formwork, paint, sealed, sunlight
from kit.product import product
from kit.rooms import WARM, pendant, room, tubes

define('butt glass', lambda: glass('butt glass', (0.90, 0.925, 0.912), 1.6))
define('roof pane', lambda: glass('roof pane', (0.90, 0.92, 0.91), 1.0))
define('clear silicone', lambda: glass('clear silicone', (0.30, 0.32, 0.31), 1.0))
define('court floor', lambda: sealed('court floor', '#7d7870'))
define('loop carpet', lambda: carpet('loop carpet', '#57534c'))
define('court concrete', lambda: formwork('court concrete', '#a09c95', (2.6, 1.31)))
define('soffit', lambda: paint('soffit', '#a9a59d', 0.9))
define('side paint', lambda: paint('side paint', '#cfcac0'))
define('machine paint', lambda: paint('machine paint', '#b9bdbb'))

HIGH, HEAD, DEEP = 3.25, 2.606, 5.2
#: The meeting room's glass, the pier, the technical room's door and its glass: x.
MEET, TECH = (-3.35, 0.80), (1.50, 4.15)
#: The rooflight: x and y of its opening.
ROOF = (-1.9, 1.7, -2.3, -0.75)


def butted(x0, x1, count, skin, marks=True):
    """Panes held above and below alone, silicone between them; a row of marks at the height of the eyes."""
    pitch = (x1 - x0) / count
    for i in range(count):
        a, b = x0 + i * pitch, x0 + (i + 1) * pitch
        pane = box(a + 0.003, b - 0.003, 0.080, 0.112, 0.03, HEAD - 0.03, 'butt glass', 0)
        pane.rotation_euler = (0, 0, (0.0012, -0.0016, 0.0008)[i % 3])
        if i:
            box(a - 0.003, a + 0.003, 0.081, 0.111, 0.03, HEAD - 0.03, 'clear silicone', 0)
        if marks:
            boxes([(a + 0.06 + k * 0.07, a + 0.085 + k * 0.07, 0.0792, 0.0796, 1.42, 1.445) for k in range(int((pitch - 0.1) / 0.07))], 'frosted')
    for low, high in ((0.0, 0.045), (HEAD - 0.045, HEAD)):
        box(x0, x1, 0.06, 0.138, low, high, skin, 0.001)
    for x in (x0, x1 - 0.045):
        box(x, x + 0.045, 0.06, 0.138, 0, HEAD, skin, 0.001)


def meeting_room():
    """Behind the long glass: a table as the last meeting left it."""
    x0, x1 = MEET[0] - 0.5, MEET[1] + 0.3
    room(x0, x1, 0.2, DEEP, 0.0, HIGH - 0.25, floor='loop carpet', walls='side paint', back='oak panel', watts=1.25, colour=WARM)
    put('table', -1.5, 2.2, 4, 0, long=2.6, deep=1.1, top='walnut', on=('laptop', 'cups', 'books'))
    for x, y, t, seed in ((-2.25, 1.30, 168, 1), (-1.15, 1.05, 205, 2), (-0.65, 3.1, -20, 3), (-1.7, 3.15, 8, 4), (0.2, 1.9, -75, 5)):
        put('swivel', x, y, t, mat='cloth grey' if seed != 2 else 'cloth navy', seed=seed, coat='cloth rust' if seed == 3 else None)
    put('whiteboard', -1.9, DEEP - 0.01, z=0, wide=1.9, seed=4)
    for x in (-2.2, -0.9):
        pendant(x, 2.2, HIGH - 0.25, 2.0, 'cone', 0.17, 5)
    put('plant', 0.55, 4.6, z=0, tall=1.7, kind='rubber', seed=4)
    wear.slatted(MEET[0] + 0.06, MEET[0] + 1.40, HEAD - 0.02, 1.15, 0.24, 62, askew=1.1, seed=5)


def technical_room():
    """Cooler light, the racks along its right side, cables overhead; somebody works on them."""
    x0, x1, back = TECH[0] - 0.4, TECH[1] + 1.4, 4.4
    room(x0, x1, 0.2, back, 0.0, HIGH - 0.25, floor='machine paint', walls='machine paint', watts=1.15, colour=(0.84, 0.93, 1.0))
    for i in range(4):
        put('rack', x1 - 0.02, 1.2 + 0.62 * i, -90, 0, seed=3 + i, lit=i in (1, 2))
    box(2.2, 3.1, back - 0.25, back, 0.35, 2.05, 'steel grey', 0.006)
    box(2.645, 2.655, back - 0.253, back - 0.24, 0.36, 2.04, 'black', 0)
    for x in (2.58, 2.72):
        box(x - 0.012, x + 0.012, back - 0.275, back - 0.25, 1.12, 1.24, 'black', 0.003)
    for x in (2.35, 2.47, 2.8, 2.92):
        tube([(x, back - 0.06, 2.05), (x, back - 0.06, HIGH - 0.3)], 0.014, 'steel grey', 4)
    tubes(1.8, 4.8, 2, 2.2, HIGH - 0.25, 7, colour=(0.86, 0.94, 1.0))
    put('parcels', 4.0, 0.75, 20, n=2, seed=12)


def court():
    box(-9, 9, -10, 0.2, -0.1, 0, 'court floor', 0)
    for a, b, c, d in ((-9, MEET[0], 0, HIGH), (MEET[1], TECH[0], 0, HIGH), (TECH[1], 9, 0, HIGH), (MEET[0], MEET[1], HEAD, HIGH), (TECH[0], TECH[1], HEAD, HIGH)):
        box(a, b, 0.0 if c else 0.0004, 0.2, c, d, 'court concrete', 0.003)
    wear.foot(MEET[1], TECH[0], 0.4, -0.002, 0, 0.35)
    wear.foot(-9, MEET[0], 0.4, -0.002, 0, 0.35)
    butted(*MEET, 3, 'anodised')
    door = product('aluminium', 7)
    w = door['width'] / 1000
    element_of(door, 0.099, x=TECH[0])
    butted(TECH[0] + w + 0.004, TECH[1], 1, door['skin'])
    fittings(('reader', 'call point', 'extinguisher'), MEET[1] - 0.03)
    # our side's other walls, seen in the panes alone
    box(-9, 9, -10, -9.8, 0, HIGH, 'side paint', 0)
    for x in (-7, 7):
        box(x - 0.1, x + 0.1, -10, 0, 0, HIGH, 'side paint', 0)
    # the ceiling, the rooflight: its upstand, rafters, panes
    x0, x1, y0, y1 = ROOF
    low, ridge = HIGH + 0.30, HIGH + 0.95
    for a, b, c, d in ((-9, x0, -10, 0.2), (x1, 9, -10, 0.2), (x0, x1, -10, y0), (x0, x1, y1, 0.2)):
        box(a, b, c, d, HIGH, low, 'soffit', 0)
    middle = (y0 + y1) / 2
    for i in range(5):
        x = x0 + (x1 - x0) * i / 4
        for y in (y0, y1):
            bar((x, y, low), (x, middle, ridge), 0.05, 0.10, 'ral7021')
    for y, z in ((y0, low), (middle, ridge), (y1, low)):
        bar((x0, y, z), (x1, y, z), 0.05, 0.10, 'ral7021')
    for y in (y0, y1):
        from_faces('roof', [(x0, y, low + 0.06), (x0, middle, ridge + 0.06), (x1, middle, ridge + 0.06), (x1, y, low + 0.06)], [(0, 1, 2, 3)], 'roof pane')
    stage.area(((x0 + x1) / 2, middle, ridge + 0.2), ((x0 + x1) / 2, middle, 0), x1 - x0 - 0.2, 70, (0.66, 0.80, 1.0), height=y1 - y0 - 0.2, mirrored=False)
    stage.area((0, -9.6, 1.4), (0, 0, 1.0), 6.0, 55, (0.68, 0.82, 1.0), height=2.0, mirrored=False)
    cylinder((2.6, -1.6, HIGH - 0.045), (2.6, -1.6, HIGH), 0.05, 'white', 32, 0.008)
    # what is left about
    wear.mat(TECH[0] + 0.62, -0.55, 0.0, 0.95, 0.6, 7)
    wear.streaks(MEET[1], TECH[0], HIGH, 1.6, -0.002, 0.25)
    wear.streaks(-9, MEET[0], HIGH, 1.3, -0.002, 0.22)


def build():
    meeting_room()
    technical_room()
    court()
    sunlight((-0.14, 0.62, -0.64), 7.5, (1.0, 0.78, 0.54), 0.6)
    stage.panorama('sky', 0.55, 30)
    line = (MEET[0], 0, 0), (MEET[0], 0, HEAD), (MEET[1], 0, HEAD), (MEET[1], 0, 0)
    own = (TECH[0], 0, 0), (TECH[0], 0, HEAD), (TECH[1], 0, HEAD), (TECH[1], 0, 0)
    x0, x1, y0, y1 = ROOF
    roof = (x0, y0, HIGH), (x1, y0, HIGH), (x1, y1, HIGH), (x0, y1, HIGH), (x0, y0, HIGH)
    return photograph((-1.9, -6.7, 1.5), (-0.3, 0, 1.83), 31, 0.3, key=0.58, balance=0.25, mirrors=6, noisy=True, stop=2.0, focus=6.9, lines=(line, own, roof),
                      marks={'aluminium-10': (-0.6, 0, HEAD), 'aluminium-11': (3.1, 0, HEAD), 'steel-9': (x0, (y0 + y1) / 2, HIGH)})
