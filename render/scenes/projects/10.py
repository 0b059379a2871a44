"""Office and technology house in Sweden: a white passage in the sun that its long rooflight lets in; a technical room behind its glazed door, and where the passage ends a meeting room behind butt-jointed glass."""
from kit import stage, wear
from kit.building import photograph
from kit.door import element_of, marked
from kit.furnish import put
from kit.interior import fittings
from kit.materials import define, glass, principled, rgb, shade
from kit.mesh import Group, bar, box, boxes, cylinder, from_faces, prism, tube
from kit.models import model
from kit.place import paint, skirt
from kit.product import product
from kit.rooms import WARM, pendant, room
from kit.things import jacket, mug

#: Height of ceiling and openings; where the passage's end stands, and its walls.
HIGH, HEAD, END, SIDES = 3.05, 2.606, 2.3, (0.30, 2.60)
#: Lower edges of the rows of squares on the glass: their middles are 0.90 m and 1.50 m above the floor.
MARKS = 0.889, 1.489
#: The technical room's glass and door: x.
TECH, LEAF = (-2.6, -0.65), -1.75
#: The rooflight: x and y of its opening.
ROOF = (0.60, 2.20, -0.60, 2.0)


def _painted_brick(name, colour):
    """Sand-lime brick, painted white again and again: edges and joints have gone soft, no course is quite level; sleeves, cases and shoes have been at it."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.55, spec=0.35)
    at, flat = n.where(), n.on_walls()
    up = n.add('SeparateXYZ', {0: at}).outputs[2]
    jag = n.add('VectorMath', {0: n.add('TexNoise', {'Vector': flat, 'Scale': 11, 'Detail': 3}).outputs[1], 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0]
    laid = n.add('VectorMath', {0: flat, 1: n.add('VectorMath', {0: jag, 'Scale': 0.010}, operation='SCALE').outputs[0]}).outputs[0]
    each, joint = n.bricks(laid, 0.25, 0.075, 0.006, smooth=1.0)
    fine = n.math('ADD', n.math('MULTIPLY', n.noise(at, 60, 3, 0.6), 0.6), n.math('MULTIPLY', n.noise(at, 180, 2, 0.6), 0.4))
    out = n.ramp(n.noise(at, 1.2, 3, 0.5), [(0.30, shade(base, 0.94)), (0.68, shade(base, 1.02))])
    out = n.mix(1, out, n.ramp(each, [(0, (0.97,) * 3), (1, (1.015,) * 3)]), 'MULTIPLY')
    rubbed = n.math('MULTIPLY', n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', up, 1.05)), [(0.0, (1, 1, 1)), (0.45, (0, 0, 0))]), n.ramp(n.noise(at, 2.8, 5, 0.65), [(0.44, (0, 0, 0)), (0.70, (1, 1, 1))]))
    out = n.mix(n.math('MULTIPLY', rubbed, 0.16), out, shade(base, 0.30))
    low = n.ramp(up, [(0.06, (1, 1, 1)), (0.20, (0.5,) * 3), (0.5, (0, 0, 0))])
    scuffs = n.ramp(n.noise(n.add('Mapping', {0: flat, 'Scale': (2.2, 22, 1)}).outputs[0], 1.0, 4, 0.68), [(0.54, (0, 0, 0)), (0.70, (1, 1, 1))])
    n.put(n.mix(n.math('MULTIPLY', n.math('MULTIPLY', scuffs, low), 0.5), out, (0.05, 0.048, 0.045, 1)), s.inputs['Base Color'])
    deep = n.math('MULTIPLY', joint, n.spread(n.noise(flat, 2.3, 4, 0.6), 0.35, 1.2))
    face = n.math('ADD', n.math('MULTIPLY', each, 0.25), n.math('ADD', n.math('MULTIPLY', n.noise(flat, 9, 3, 0.5), 0.5), n.math('MULTIPLY', fine, 0.10)))
    n.put(n.bump(n.math('SUBTRACT', face, deep), 1.0, 0.011), s.inputs['Normal'])
    return mat


def _lino(name, colour):
    """Pale linoleum over an uneven ground: what it mirrors is bent; a way is trodden dull through the passage."""
    base = rgb(colour)
    mat, n, s = principled(name, base, 0.3, spec=0.42)
    at = n.where()
    x = n.add('SeparateXYZ', {0: at}).outputs[0]
    way = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', x, 1.4)), [(0.1, (1, 1, 1)), (1.1, (0, 0, 0))])
    out = n.mix(n.math('MULTIPLY', way, 0.16), base, shade(base, 0.72))
    seam = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('ADD', x, 0.37), 2.0)), 0.5)), [(0.0, (1, 1, 1)), (0.0012, (0, 0, 0))])
    n.put(n.mix(n.math('MULTIPLY', seam, 0.45), out, shade(base, 0.45)), s.inputs['Base Color'])
    n.put(n.math('ADD', 0.26, n.math('MULTIPLY', way, 0.10)), s.inputs['Roughness'])
    n.put(n.bump(n.noise(at, 3.0, 1, 0.3), 1.0, 0.0016), s.inputs['Normal'])
    return mat


define('butt glass', lambda: glass('butt glass', (0.93, 0.955, 0.943), 1.2))
define('roof pane', lambda: glass('roof pane', (0.94, 0.955, 0.95), 1.0))
define('clear silicone', lambda: glass('clear silicone', (0.42, 0.44, 0.43), 1.0))
define('painted brick', lambda: _painted_brick('painted brick', '#d9d6cd'))
define('lino', lambda: _lino('lino', '#a89f8e'))
define('side paint', lambda: paint('side paint', '#d6d2c8'))
define('green wall', lambda: paint('green wall', '#7d9078'))
define('machine paint', lambda: paint('machine paint', '#c6c9c6'))
define('cabinet', lambda: paint('cabinet', '#a9aeab', 0.42))


def butted(x0, x1, y, count, skin):
    """Panes held above and below alone, silicone between them; two rows of marks make the glass seen."""
    pitch = (x1 - x0) / count
    for i in range(count):
        a, b = x0 + i * pitch, x0 + (i + 1) * pitch
        pane = box(a + 0.003, b - 0.003, y + 0.080, y + 0.112, 0.03, HEAD - 0.03, 'butt glass', 0)
        pane.rotation_euler = (0, 0, (0.0012, -0.0016, 0.0008)[i % 3])
        if i:
            box(a - 0.003, a + 0.003, y + 0.081, y + 0.111, 0.03, HEAD - 0.03, 'clear silicone', 0)
        marked(a, b, y + 0.08, MARKS)
    for low, high in ((0.0, 0.045), (HEAD - 0.045, HEAD)):
        box(x0, x1, y + 0.06, y + 0.138, low, high, skin, 0.001)
    for x in (x0, x1 - 0.045):
        box(x, x + 0.045, y + 0.06, y + 0.138, 0, HEAD, skin, 0.001)


def meeting_room():
    """Where the passage ends: a round table as the last two left it, one forgot a jacket."""
    x0, x1, y1 = SIDES[0] - 1.6, SIDES[1] + 0.9, END + 4.2
    room(x0, x1, END + 0.2, y1, 0.002, HIGH - 0.15, floor='lino', walls='side paint', back='green wall', watts=3.6, colour=(1, 0.93, 0.84))
    stage.area((x1 - 0.05, END + 2.3, 1.6), (x0, END + 2.6, 0.8), 2.4, 90, (0.94, 0.97, 1.0), height=1.6, mirrored=False)
    x, y = 1.75, END + 2.0
    put('round_table', x, y, 0, 0, wide=1.15, mat='birch', laid=False)
    mug(x - 0.22, y - 0.18, 0.728, '#9a4f3c')
    for u, v, turn in ((0.12, 0.05, 12), (0.16, 0.02, 31)):
        with Group((x + u, y + v, 0.729), turn):
            box(-0.105, 0.105, -0.148, 0.148, 0, 0.0015, 'paper white', 0)
    for u, v, turn, coat in ((-0.85, 0.25, 112, 'cloth rust'), (0.62, -0.55, -40, None)):
        with Group((x + u, y + v, 0), turn):
            model('thonet')
            if coat:
                with Group((0, 0.20, -0.06)):
                    jacket(coat, 4)
    pendant(x, y, HIGH - 0.15, 1.95, 'cone', 0.17, 5)
    put('plant', 0.15, y1 - 0.5, z=0, tall=1.6, kind='rubber', seed=4)


def technical_room():
    """Grey cabinets along its back wall, cables from them to the ceiling; one was just unpacked."""
    x0, x1, back = TECH[0] - 1.2, TECH[1] + 0.4, 3.9
    room(x0, x1, 0.2, back, 0.002, HIGH - 0.15, floor='lino', walls='machine paint', watts=4.2, colour=(1, 0.98, 0.94))
    for i, (a, b, high) in enumerate(((-3.7, -2.92, 2.02), (-2.9, -2.12, 2.02), (-2.1, -1.5, 2.1), (-1.48, -0.7, 1.7))):
        box(a, b, back - 0.42, back, 0.10, high, 'cabinet', 0.008)
        box(a + 0.02, b - 0.02, back - 0.40, back, 0, 0.10, 'black', 0)
        box((a + b) / 2 - 0.002, (a + b) / 2 + 0.002, back - 0.423, back - 0.41, 0.13, high - 0.03, 'black', 0)
        box((a + b) / 2 + 0.03, (a + b) / 2 + 0.05, back - 0.445, back - 0.42, 1.0, 1.14, 'black', 0.004)
        for k in range(3):
            x = a + 0.15 + 0.11 * k
            tube([(x, back - 0.2, high), (x, back - 0.2, HIGH - 0.35)], 0.016, 'black' if k != i % 3 else 'steel grey', 4)
    boxes([(x0, x1, back - 0.36, back - 0.33, HIGH - 0.36, HIGH - 0.30), (x0, x1, back - 0.06, back - 0.03, HIGH - 0.36, HIGH - 0.30)] +
          [(x0 + 0.3 * k, x0 + 0.3 * k + 0.02, back - 0.36, back - 0.03, HIGH - 0.36, HIGH - 0.34) for k in range(12)], 'steel grey', 0.002)
    put('ladder', -2.75, 2.35, 24, tall=1.9)


def passage():
    """The white passage and its rooflight."""
    left, right = SIDES
    box(-7, 6, -9, 10, -0.1, 0, 'lino', 0)
    a, b = TECH
    prism([(-7, 0), (a, 0), (a, HEAD), (b, HEAD), (b, 0), (left, 0), (left, HIGH), (-7, HIGH)], 0, 0.2, 'painted brick', 0.006, segments=3)
    box(left - 0.2, left - 0.0005, 0.1, END + 0.2, 0, HIGH, 'painted brick', 0.006, segments=3)
    box(right, right + 0.2, -9, END + 0.2, 0, HIGH, 'painted brick', 0.003)
    box(left, right, END, END + 0.2, HEAD, HIGH, 'painted brick', 0.003)
    for p, q in ((-7, a), (b, left + 0.01)):
        skirt(p, q, 0)
    box(left, left + 0.012, -0.012, END, 0, 0.07, 'skirting', 0.002)
    box(right - 0.012, right, -9, END, 0, 0.07, 'skirting', 0.002)
    butted(left, right, END, 3, 'anodised')
    door = product('aluminium', 7)
    element_of(door, 0.099, x=LEAF, marks=MARKS)
    butted(a, LEAF - 0.004, 0.0, 2, door['skin'])
    fittings(('reader', 'extinguisher'), b)
    # our side's other walls, seen in panes alone
    box(-7, 6, -9.2, -9, 0, HIGH, 'side paint', 0)
    box(-7.2, -7, -9, 0, 0, HIGH, 'side paint', 0)
    x0, x1, y0, y1 = ROOF
    low, ridge, middle = HIGH + 0.38, HIGH + 0.78, (x0 + x1) / 2
    for p, q, r, t in ((-7, x0, -9, END + 0.2), (x1, 6, -9, END + 0.2), (x0, x1, -9, y0), (x0, x1, y1, END + 0.2)):
        box(p, q, r, t, HIGH, low, 'ceiling', 0)
    count = 5
    for i in range(count + 1):
        y = y0 + (y1 - y0) * i / count
        for x in (x0, x1):
            bar((x, y, low), (middle, y, ridge), 0.05, 0.10, 'ral7021')
    for x, z in ((x0, low), (middle, ridge), (x1, low)):
        bar((x, y0, z), (x, y1, z), 0.05, 0.10, 'ral7021')
    for x in (x0, x1):
        from_faces('roof', [(x, y0, low + 0.06), (middle, y0, ridge + 0.06), (middle, y1, ridge + 0.06), (x, y1, low + 0.06)], [(0, 1, 2, 3)], 'roof pane')
    # the sky's light: what passes the opening, and a little of it above, for the upstands
    stage.area((middle, (y0 + y1) / 2, HIGH + 0.22), (middle, (y0 + y1) / 2, 0), x1 - x0 - 0.04, 78, (0.95, 0.98, 1.0), height=y1 - y0 - 0.04)
    stage.area((middle, (y0 + y1) / 2, ridge + 0.25), (middle, (y0 + y1) / 2, 0), x1 - x0 - 0.1, 55, (0.93, 0.97, 1.0), height=y1 - y0 - 0.1, mirrored=False)
    stage.area((0.0, -8.8, 1.6), (0, 0, 1.2), 4.0, 50, (0.95, 0.98, 1.0), height=2.0, mirrored=False)
    stage.area((-2.2, -3.2, HIGH - 0.05), (-2.2, -3.2, 0), 3.0, 22, (0.96, 0.98, 1.0), height=2.0, mirrored=False)
    cylinder((-1.2, -1.0, HIGH - 0.045), (-1.2, -1.0, HIGH), 0.05, 'white', 32, 0.008)
    put('bench', right, 1.2, -90, long=1.5, top='beech')
    with Group((right - 0.22, 1.0, 0.455), rotation=(0.0, 0.22, 0.4)):
        put('backpack', 0, 0, 70, seed=3)
    put('hooks', right, 1.25, -90, n=6, coats=((1, 'cloth rust'), (4, 'cloth navy')))
    # a sheet that somebody taped to the door's glass
    with Group((-1.30, 0.0822, 1.52), rotation=(0, 0.035, 0)):
        box(0, 0.21, -0.0006, 0, 0, 0.297, 'paper white', 0)
        boxes([(0.03, 0.03 + long, -0.0010, -0.0004, z, z + thick) for long, z, thick in ((0.13, 0.238, 0.016), (0.15, 0.205, 0.005), (0.12, 0.188, 0.005), (0.145, 0.171, 0.005), (0.06, 0.154, 0.005))], 'rubber grey')
        boxes([(0.085, 0.125, -0.0012, 0, 0.285, 0.315)], 'linen')


def build():
    meeting_room()
    technical_room()
    passage()
    stage.panorama('sky', 2.1, 30, pale=0.9)
    stage.sun(40, 104, 9.0, 0.5, (1.0, 0.85, 0.64))
    (left, right), (a, b), (x0, x1, y0, y1) = SIDES, TECH, ROOF
    far = (left, END, 0), (left, END, HEAD), (right, END, HEAD), (right, END, 0)
    seen = 0.8 + (b - 0.8) * (0.09 + 4.6) / 4.6                                              # the wall's edge hides the rest of the frame's right post
    whole = (a, 0.09, 0), (a, 0.09, HEAD), (seen, 0.09, HEAD), (seen, 0.09, 0)                # fixed glass, door and overlight: one opening, one class
    roof = (x0, y0, HIGH), (x1, y0, HIGH), (x1, y1, HIGH), (x0, y1, HIGH), (x0, y0, HIGH)
    picture = photograph((0.8, -4.6, 1.5), (0.07, 0, 1.696), 31, 0.3, key=0.62, balance=0.6, mirrors=6, noisy=True, stop=0.5, focus=4.9, look='High Contrast', samples=16, lines=(far, whole, roof),
                         marks={'aluminium-10': (1.9, END, HEAD), 'aluminium-11': (-2.2, 0.09, HEAD), 'steel-9': (x0, 0.1, HIGH)})
    return {**picture, 'vignette': 0.0, 'film': 0.45}
