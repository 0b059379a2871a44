"""Office and technology house in Sweden: a wide passage on a winter's noon, the sun as low as it stands then through a meeting room behind butt-jointed glass; at the end a server room behind glass and its door, overhead a rooflight."""
from kit import stage, wear
from kit.building import photograph
from kit.door import element_of
from kit.furnish import put
from kit.interior import fittings, wall_with_opening
from kit.materials import boards, define, glass
from kit.mesh import Group, bar, box, boxes, cylinder, from_faces, tube
from kit.models import model
from kit.place import carpet, paint, sealed, skirt, sunlight
from kit.product import product

define('butt glass', lambda: glass('butt glass', (0.90, 0.925, 0.912), 1.6))
define('window glass', lambda: glass('window glass', (0.93, 0.94, 0.925), 1.5))
define('roof pane', lambda: glass('roof pane', (0.90, 0.92, 0.91), 1.0))
define('clear silicone', lambda: glass('clear silicone', (0.30, 0.32, 0.31), 1.0))
define('passage floor', lambda: sealed('passage floor', '#8a867f'))
define('loop carpet', lambda: carpet('loop carpet', '#57534c'))
define('end paint', lambda: paint('end paint', '#6d7668'))
define('room paint', lambda: paint('room paint', '#8d8576'))
define('side paint', lambda: paint('side paint', '#d9d4c9'))
define('soffit', lambda: paint('soffit', '#bdb9b1', 0.9))
define('ash veneer', lambda: boards('ash veneer', '#b08f64', 0.62, 0.004, 0.45, contrast=0.14))

LEFT, GLASS, END, HIGH = -1.9, 1.5, 5.8, 2.72
NEAR, WINDOW, SILL, HEAD = 1.8, 5.9, 0.55, 2.58
DOOR, SERVER = 0.0, -1.84
#: The rooflight: x and y of its opening.
ROOF = (-0.7, 1.1, 2.95, 5.35)


def partition():
    """Four panes from floor to ceiling, held above and below alone; silicone between them, a row of marks at the height of the eyes."""
    count = 4
    pitch = (END - NEAR) / count
    for i in range(count):
        a, b = NEAR + i * pitch, NEAR + (i + 1) * pitch
        pane = box(GLASS, GLASS + 0.032, a + 0.003, b - 0.003, 0.03, HIGH - 0.03, 'butt glass', 0)
        pane.rotation_euler = (0, 0, (0.0012, -0.0008, 0.0006, -0.0014)[i])
        if i:
            box(GLASS + 0.001, GLASS + 0.031, a - 0.003, a + 0.003, 0.03, HIGH - 0.03, 'clear silicone', 0)
        boxes([(GLASS - 0.0008, GLASS - 0.0004, a + 0.06 + k * 0.07, a + 0.085 + k * 0.07, 1.42, 1.445) for k in range(int((pitch - 0.1) / 0.07))], 'frosted')
    for low, high in ((0.0, 0.035), (HIGH - 0.04, HIGH)):
        box(GLASS - 0.012, GLASS + 0.044, NEAR, END, low, high, 'ral7021', 0.001)
    for y in (NEAR, END - 0.03):
        box(GLASS - 0.012, GLASS + 0.044, y, y + 0.03, 0, HIGH, 'ral7021', 0.001)


def meeting_room():
    """Behind it: a table and chairs as the last to leave left them, the windows that the sun comes in by, one blind half down."""
    box(GLASS + 0.03, WINDOW, -2.5, END + 0.2, -0.1, 0.001, 'loop carpet', 0)
    box(GLASS + 0.03, WINDOW + 0.3, -2.5, END + 0.2, HIGH, HIGH + 0.1, 'tiles', 0)
    box(GLASS + 0.03, WINDOW + 0.3, -2.6, -2.5, 0, HIGH, 'side paint', 0)
    box(GLASS + 0.05, WINDOW + 0.3, END, END + 0.15, 0, HIGH, 'room paint', 0)
    edges = (-2.5, -1.05, 0.55, 2.15, 3.75, 5.35)
    for a, b, c, d in ((-2.5, END, 0, SILL), (-2.5, END, HEAD, HIGH), (5.35, END, SILL, HEAD)):
        box(WINDOW, WINDOW + 0.3, a, b, c, d, 'side paint', 0)
    for y in edges:
        box(WINDOW + 0.14, WINDOW + 0.22, y - 0.04, y + 0.04, SILL, HEAD, 'ral7021', 0.002)
    for z in (SILL + 0.03, HEAD - 0.03):
        box(WINDOW + 0.14, WINDOW + 0.22, -2.5, 5.35, z - 0.03, z + 0.03, 'ral7021', 0.002)
    for a, b in zip(edges, edges[1:]):
        box(WINDOW + 0.17, WINDOW + 0.19, a, b, SILL, HEAD, 'window glass', 0)
    box(WINDOW - 0.12, WINDOW + 0.14, -2.5, END, SILL - 0.03, SILL, 'ash veneer', 0.003)
    with Group((WINDOW, 0, 0), 90):                                     # its -X is our -Y
        wear.roller(2.22, 3.68, HEAD, 0.95, 0.06, '#cfc8ba', 0.8)
        put('radiator', 2.9, 0, long=1.3, tall=0.30, low=0.10)
    put('table', 3.7, 3.1, 82, 0, long=2.3, deep=1.0, top='ash veneer', on=('laptop', 'cups'))
    for x, y, t in ((2.75, 2.55, 96), (2.55, 3.75, 62), (4.6, 2.4, -95), (4.75, 3.5, -80)):
        put('swivel' if x > 4 else 'chair', x, y, t + 180 if x > 4 else t, mat='cloth navy' if x > 4 else 'cloth grey')
    with Group((2.36, 3.72, 0), 62):
        put('jacket', 0, 0, 180, mat='cloth rust', seed=4)
    with Group((0, END, 0)):
        put('screen', 3.3, 0, wide=1.5)
        tube([(3.9, -0.02, 1.1), (3.93, -0.015, 0.8), (3.86, -0.02, 0.5), (3.9, -0.015, 0.25)], 0.004, 'black', 4)
        wear.switches(2.0, 1.05, 0, 1)
    put('plant', 5.4, 5.3, z=0, tall=1.7, kind='rubber', seed=4)


def server_room():
    """Dark, but for the lamps of the machines."""
    box(-2.6, 1.6, END + 0.2, END + 4.0, -0.1, 0.001, 'dark screed', 0)
    for a, b, c, d in ((-2.6, 1.6, END + 3.9, END + 4.0), (-2.7, -2.6, END, END + 4), (1.5, 1.6, END, END + 4)):
        box(a, b, c, d, 0, 3, 'dark paint', 0)
    box(-2.6, 1.6, END + 0.2, END + 4.0, HIGH, HIGH + 0.1, 'dark paint', 0)
    for i in range(5):
        put('rack', -2.0 + 0.61 * i + 0.02 * (i % 2), END + 3.0, 0, seed=3 + i, lit=i in (0, 3))
    stage.area((-0.5, END + 1.4, 2.6), (-0.5, END + 2.2, 1.0), 0.6, 16, (0.75, 0.86, 1.0), mirrored=False)


def passage():
    box(LEFT - 0.3, GLASS + 0.03, -4, END + 0.25, -0.1, 0, 'passage floor', 0)
    box(LEFT - 0.2, LEFT, -4, END, 0, HIGH, 'side paint', 0)
    box(LEFT, LEFT + 0.012, -4, END, -0.002, 0.07, 'skirting', 0.002)
    box(LEFT - 0.3, GLASS + 1, -4.1, -4, 0, HIGH, 'side paint', 0)
    # the next room's wall, at our right hand
    box(GLASS - 0.05, GLASS + 0.12, -4, NEAR, 0, HIGH, 'ash veneer', 0.002)
    with Group((GLASS - 0.05, 1.62, 0), -90):
        wear.switches(0, 1.06, 0, 1)
    door = product('aluminium', 7)
    w, h = door['width'] / 1000, door['height'] / 1000
    with Group((0, END, 0)):
        wall_with_opening(SERVER, DOOR + w / 2 + 0.006, h + 0.006, 0, 0.2, 'end paint', LEFT - 0.1, GLASS + 0.05, HIGH + 0.05)
        skirt(DOOR + w / 2 + 0.01, GLASS, 0, 'ral7021')
        element_of(door, 0.09, x=DOOR - w / 2)
        fittings(('reader', 'call point'), DOOR + w / 2 - 0.02)
        joint = (SERVER + DOOR - w / 2) / 2
        for c, d, askew in ((SERVER + 0.02, joint - 0.004, 0.001), (joint + 0.004, DOOR - w / 2 - 0.01, -0.0014)):
            box(c, d, 0.07, 0.11, 0.03, h - 0.03, 'butt glass', 0).rotation_euler = (0, 0, askew)
        box(joint - 0.004, joint + 0.004, 0.071, 0.109, 0.03, h - 0.03, 'clear silicone', 0)
        for c, d in ((0, 0.04), (h - 0.04, h)):
            box(SERVER, DOOR - w / 2, 0.06, 0.12, c, d, door['skin'], 0.001)
        box(SERVER, SERVER + 0.03, 0.06, 0.12, 0, h, door['skin'], 0.001)
    # a ladder of cables under the ceiling, to the server room
    x = -1.35
    for s in (-0.17, 0.17):
        box(x + s - 0.006, x + s + 0.006, -4, END, 2.40, 2.46, 'steel grey', 0.001)
    boxes([(x - 0.17, x + 0.17, y / 10, y / 10 + 0.02, 2.402, 2.42) for y in range(-40, 58, 3)], 'steel grey')
    for k in range(9):
        tube([(x - 0.13 + 0.031 * k + 0.012 * ((k * j * 7) % 5 - 2) / 2, -4 + j * 0.7, 2.432 + 0.004 * ((k + j) % 3)) for j in range(15)], 0.009 + 0.004 * (k % 3 == 0), ('black', '#3b4a55', '#8a8d8f')[k % 3], 4)
    for y in (0.4, 2.2, 4.0):
        for s in (-0.19, 0.19):
            cylinder((x + s, y, 2.40), (x + s, y, HIGH), 0.005, 'steel grey', 10, 0)
        box(x - 0.21, x + 0.21, y - 0.02, y + 0.02, 2.375, 2.40, 'steel grey', 0.001)
    # the rooflight: its upstand, rafters, panes
    x0, x1, y0, y1 = ROOF
    for a, b, c, d in ((LEFT - 0.3, x0, -4, END + 0.1), (x1, GLASS + 0.1, -4, END + 0.1), (x0, x1, -4, y0), (x0, x1, y1, END + 0.1)):
        box(a, b, c, d, HIGH, HIGH + 0.42, 'soffit', 0)
    middle, low, ridge = (x0 + x1) / 2, HIGH + 0.45, HIGH + 0.95
    for i in range(5):
        y = y0 + (y1 - y0) * i / 4
        for x in (x0, x1):
            bar((x, y, low), (middle, y, ridge), 0.05, 0.10, 'ral9005')
    for x, z in ((x0, low), (middle, ridge), (x1, low)):
        bar((x, y0, z), (x, y1, z), 0.05, 0.10, 'ral9005')
    for x in (x0, x1):
        from_faces('roof', [(x, y0, low + 0.06), (middle, y0, ridge + 0.06), (middle, y1, ridge + 0.06), (x, y1, low + 0.06)], [(0, 1, 2, 3)], 'roof pane')
    stage.area((middle, (y0 + y1) / 2, ridge + 0.2), (middle, (y0 + y1) / 2, 0), x1 - x0 - 0.2, 34, (0.66, 0.80, 1.0), height=y1 - y0 - 0.2, mirrored=False)
    cylinder((-1.0, 3.9, HIGH - 0.045), (-1.0, 3.9, HIGH), 0.05, 'white', 32, 0.008)
    # what came today and was put down here
    put('parcels', LEFT + 0.03, 4.3, 84, n=3, seed=12)
    put('plant', -1.72, 0.88, z=0, tall=1.6, kind='rubber', seed=9, pot='ral7022', size=1.15)


def build():
    partition()
    meeting_room()
    server_room()
    passage()
    sunlight((-0.84, 0.46, -0.145), 8.0, (1.0, 0.80, 0.58), 0.6)
    stage.area((WINDOW + 0.1, 1.5, 1.55), (GLASS, 1.8, 1.2), 7.6, 95, (0.72, 0.84, 1.0), height=1.9, mirrored=False)
    stage.panorama('city', 1.1, 30)
    line = (GLASS, NEAR, 0), (GLASS, NEAR, HIGH), (GLASS, END, HIGH), (GLASS, END, 0)
    w, h = product('aluminium', 7)['width'] / 2000, product('aluminium', 7)['height'] / 1000
    own = (SERVER, END, 0), (SERVER, END, h), (DOOR + w, END, h), (DOOR + w, END, 0)
    x0, x1, y0, y1 = ROOF
    roof = (x0, y0, HIGH), (x1, y0, HIGH), (x1, y1, HIGH), (x0, y1, HIGH), (x0, y0, HIGH)
    return photograph((-1.35, -0.25, 1.5), (1.62, END, 1.32), 24, 0.3, key=0.6, balance=0.25, mirrors=6, noisy=True, stop=1.6, focus=6.0, lines=(line, own, roof),
                      marks={'aluminium-11': (SERVER + 0.7, END, h), 'aluminium-10': (GLASS, 3.2, HIGH), 'steel-9': (x0 + 0.25, y0, HIGH)})
