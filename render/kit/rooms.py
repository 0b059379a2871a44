"""What is seen behind lit glass: rooms, stairs, lamps and furniture. The facade is on the side of -Y."""
import math
import random

import bmesh
import bpy

from kit import stage
from kit.materials import boards, concrete, define, emission, plain, plaster, shown
from kit.mesh import Group, bar, box, cylinder, from_faces, link, prism, tube, turned

dice = random.Random(5)

#: Lamps of a home or an entrance hall, seen by a camera that is set between them and the evening outside.
WARM = (1.0, 0.76, 0.50)
#: Lamps of an office.
NEUTRAL = (1.0, 0.86, 0.68)

define('room wall', lambda: plaster('room wall', '#d9d3c8', 0.9, 0.04))
define('room white', lambda: plaster('room white', '#e8e5de', 0.9, 0.04, 0.97))
define('room grey', lambda: plaster('room grey', '#a9a7a1', 0.9, 0.05))
define('room ceiling', lambda: plaster('room ceiling', '#eceae4', 0.9, 0.03, 0.98))
define('oak panel', lambda: boards('oak panel', '#a27a4e', 0.16, 0.004, 0.5))
define('oak solid', lambda: boards('oak solid', '#a98356', 0.6, 0.001, 0.45))
define('stair concrete', lambda: concrete('stair concrete', '#a9a59d', rough=0.7))
define('hall floor', lambda: concrete('hall floor', '#8d8a84', (0.6, 0.6, 0.004, 0), 0.22, contrast=0.6, joint_shade=0.5))
define('linen', lambda: plain('linen', '#d8d0c2', 0.95, 0.1))
define('wool', lambda: plain('wool', '#5a6068', 0.95, 0.1))
define('leather', lambda: plain('leather', '#7a4a2a', 0.5, 0.3))
define('screen', lambda: emission((0.25, 0.45, 0.75), 0.8, 'screen'))

BOOKS = ('#6b4038', '#3f5160', '#c4b79d', '#566354', '#dcd6c8', '#85775f', '#34322f', '#8a6248', '#76828a', '#cfc4aa', '#b4b0a6', '#4a3f45')


def ball(x, y, z, radius, mat):
    """A smooth sphere."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=radius)
    mesh = bpy.data.meshes.new('ball')
    bm.to_mesh(mesh)
    bm.free()
    obj = link('ball', mesh, mat, smooth=True)
    obj.location = (x, y, z)
    return obj


def room(x0, x1, y0, y1, z0, z1, floor='hall floor', walls='room wall', back=None, ceiling='room ceiling', watts=5.0, colour=WARM, sides='lr', slab=0.3):
    """Floor, walls and ceiling of a room that is open towards -Y, and one lamp as large as most of its ceiling; `watts`
    for each square metre, 0 = none. Under the floor lies a slab of this thickness."""
    box(x0 - 0.1, x1 + 0.1, y0, y1 + 0.1, z0 - slab, z0, floor, 0)
    box(x0 - 0.1, x1 + 0.1, y0, y1 + 0.1, z1, z1 + 0.02, walls if walls.startswith('lit room') else ceiling, 0)
    box(x0 - 0.1, x1 + 0.1, y1, y1 + 0.1, z0, z1, back or walls, 0)
    if 'l' in sides:
        box(x0 - 0.1, x0, y0, y1, z0, z1, walls, 0)
    if 'r' in sides:
        box(x1, x1 + 0.1, y0, y1, z0, z1, walls, 0)
    if watts:
        cx, cy, wide, deep = (x0 + x1) / 2, (y0 + y1) / 2, x1 - x0, y1 - y0
        stage.area((cx, cy, z1 - 0.05), (cx, cy, z0), 0.75 * wide, watts * wide * deep, colour, height=0.75 * deep, mirrored=False)


def flight(x, y0, y1, z, count, side=1, rise=0.175, going=0.27, mat='stair concrete', rail='black', rear=False):
    """A straight flight along X from x upwards, `side` +1 to the right, y0..y1 wide, with rods and a handrail. Returns
    its end (x, z)."""
    steps = [(x, z)]
    for i in range(count):
        steps += [(x + side * going * i, z + rise * (i + 1)), (x + side * going * (i + 1), z + rise * (i + 1))]
    end = steps[-1]
    under = [(end[0], end[1] - 0.22), (x + side * going * 1.1, z - 0.02), (x, z - 0.02)]
    prism(steps[1:] + under, y0, y1, mat, 0)
    for y in (y0 + 0.03, y1 - 0.03) if rear else (y0 + 0.03,):
        for i in range(count):
            for part in (0.25, 0.75):
                at, low = x + side * going * (i + part), z + rise * (i + 1)
                box(at - 0.006, at + 0.006, y - 0.006, y + 0.006, low, z + rise * (i + part + 0.5) + 0.90, rail, 0)
        bar((x, y, z + rise * 0.5 + 0.92), (end[0], y, end[1] + rise * 0.5 + 0.92), 0.045, 0.03, 'oak solid', up=(0, 1, 0))
    return end


def stairwell(x0, x1, y, z, storey=3.0, wide=1.2, side=1, mat='stair concrete', rail='black'):
    """A stair of two flights with a half landing: the first flight lies at the front (y), from x0 to the right (`side`
    -1: from x1 to the left)."""
    count = round(storey / 2 / 0.17)
    rise, going = storey / 2 / count, 0.27
    run = count * going
    start, turn = (x0, x0 + run) if side > 0 else (x1, x1 - run)
    flight(start, y, y + wide, z, count, side, rise, going, mat, rail)
    far = x1 if side > 0 else x0
    a, b = sorted((turn, far))
    box(a, b, y, y + 2 * wide + 0.1, z + storey / 2 - 0.2, z + storey / 2, mat, 0)
    flight(turn, y + wide + 0.1, y + 2 * wide + 0.1, z + storey / 2, count, -side, rise, going, mat, rail)


def railing(x0, x1, y, z, height=0.95, mat='black', step=0.11):
    """Rods with a handrail along X."""
    for i in range(int((x1 - x0) / step) + 1):
        x = x0 + i * step
        box(x - 0.006, x + 0.006, y - 0.006, y + 0.006, z, z + height, mat, 0)
    box(x0 - 0.02, x1 + 0.02, y - 0.022, y + 0.022, z + height, z + height + 0.03, 'oak solid', 0.004)
    box(x0, x1, y - 0.01, y + 0.01, z + 0.06, z + 0.085, mat, 0)


def pendant(x, y, top, z, kind='globe', size=0.14, strength=5.0, colour=WARM):
    """A lamp on its cord: 'globe' of opal glass, 'cone' of sheet, 'cylinder' of opal glass, 'disc' of felt, 'ring',
    'paper' lantern; no two hang quite alike. Only seen: the room's lamp stands for its light."""
    z += dice.gauss(0, 0.012)
    cylinder((x, y, z), (x, y, top), 0.004, 'black', 8, 0)
    glow = emission(colour, 0.4 * strength * dice.uniform(0.88, 1.08), 'pendant')
    if kind == 'cylinder':
        shown(cylinder((x, y, z - 2.6 * size), (x, y, z), 0.42 * size, glow, 24, 0))
        cylinder((x, y, z - 0.02), (x, y, z + 0.07), 0.44 * size, 'bronze', 24, 0)
        return
    if kind == 'disc':
        with Group((x, y, z), rotation=(math.radians(dice.gauss(0, 1)), math.radians(dice.gauss(0, 1)), 0)):
            cylinder((0, 0, -0.06), (0, 0, 0), 2.2 * size, 'wool', 48, 0.02)
            shown(cylinder((0, 0, -0.068), (0, 0, -0.062), 1.9 * size, glow, 40, 0))
        return
    if kind == 'ring':
        for s in (-1, 1):
            tube([(x, y, z + 0.5), (x + s * 4 * size, y, z)], 0.002, 'black', 2)
        shown(tube([(x + 4 * size * math.cos(i * math.pi / 24), y + 4 * size * math.sin(i * math.pi / 24), z) for i in range(49)], 0.022, glow, 4))
        tube([(x + 4 * size * math.cos(i * math.pi / 24), y + 4 * size * math.sin(i * math.pi / 24), z + 0.03) for i in range(49)], 0.024, 'black', 4)
        return
    if kind == 'paper':
        with Group((x, y, z)):
            shown(turned([(2.2 * size * math.sin(a) + 0.012 * (i % 2), -1.5 * size * math.cos(a) - 1.5 * size) for i, a in enumerate(0.3 + 0.1 * k for k in range(26))], glow, None, 40))
        return
    if kind == 'globe':
        shown(ball(x, y, z - size, size, glow))
        cylinder((x, y, z - 0.03), (x, y, z + 0.03), 0.03, 'black', 16, 0)
    else:
        cylinder((x, y, z - size), (x, y, z), size * 1.3, 'black', 40, 0, 0.04)
        shown(cylinder((x, y, z - size - 0.006), (x, y, z - size - 0.002), size * 1.18, glow, 32, 0))


def tubes(x0, x1, count, y, z, strength=9.0, colour=NEUTRAL, wide=0.06, along='x', length=1.2, out=0.08):
    """A row of flat lamps under a ceiling, the share `out` of them dead. Only seen."""
    glow = emission(colour, 0.35 * strength, 'tube')
    for i in range(count):
        x = x0 + (i + 0.5) * (x1 - x0) / count
        half, deep = (length / 2, wide / 2) if along == 'x' else (wide / 2, length / 2)
        box(x - half - 0.02, x + half + 0.02, y - deep - 0.02, y + deep + 0.02, z - 0.05, z - 0.002, 'white', 0)
        shown(box(x - half, x + half, y - deep, y + deep, z - 0.056, z - 0.051, 'linen' if dice.random() < out else glow, 0))


def downlights(x0, x1, nx, y0, y1, ny, z, strength=14.0, colour=WARM, out=0.08):
    """Round lamps in a ceiling, in rows, the share `out` of them dead. Only seen."""
    glow = emission(colour, 0.35 * strength, 'downlight')
    for i in range(nx):
        for j in range(ny):
            x, y = x0 + (i + 0.5) * (x1 - x0) / nx, y0 + (j + 0.5) * (y1 - y0) / ny
            shown(cylinder((x, y, z - 0.006), (x, y, z - 0.002), 0.055, 'black' if dice.random() < out else glow, 20, 0))


def chair(x, y, turn=0.0, z=0.0, seat='oak solid', legs='black'):
    """A plain chair with four legs; it looks towards -Y, turned by `turn` degrees, as it was left."""
    with Group((x + dice.gauss(0, 0.03), y + dice.gauss(0, 0.05), z), turn + dice.gauss(0, 7)):
        box(-0.215, 0.215, -0.21, 0.21, 0.425, 0.46, seat, 0.012)
        for a in (-0.18, 0.18):
            cylinder((a * 1.12, -0.21, 0), (a, -0.17, 0.43), 0.012, legs, 10, 0)
            cylinder((a * 1.12, 0.24, 0), (a, 0.18, 0.43), 0.012, legs, 10, 0)
            cylinder((a, 0.18, 0.43), (a, 0.225, 0.80), 0.011, legs, 10, 0)
        box(-0.20, 0.20, 0.19, 0.215, 0.62, 0.82, seat, 0.006)


def table(x, y, wide=1.6, deep=0.8, z=0.0, top='oak solid', legs='black', height=0.74):
    box(x - wide / 2, x + wide / 2, y - deep / 2, y + deep / 2, z + height - 0.036, z + height, top, 0.003)
    box(x - wide / 2 + 0.08, x + wide / 2 - 0.08, y - deep / 2 + 0.07, y + deep / 2 - 0.07, z + height - 0.085, z + height - 0.036, legs, 0)
    for a in (-1, 1):
        for b in (-1, 1):
            u, v = x + a * (wide / 2 - 0.08), y + b * (deep / 2 - 0.08)
            box(u - 0.024, u + 0.024, v - 0.024, v + 0.024, z, z + height - 0.036, legs, 0.002)


def shelves(x0, x1, y, z0, z1, rows, mat='oak solid', depth=0.3, full=0.8, back=True):
    """Shelves with books, boxes and gaps; the front is at y."""
    for x in (x0, x1):
        box(x - 0.012, x + 0.012, y, y + depth, z0, z1, mat, 0)
    if back:
        box(x0, x1, y + depth - 0.012, y + depth, z0, z1, mat, 0)
    pitch = (z1 - z0) / rows
    for r in range(rows + 1):
        box(x0, x1, y, y + depth, z0 + r * pitch - 0.012, z0 + r * pitch + 0.012, mat, 0)
    for r in range(rows):
        x, low = x0 + 0.03, z0 + r * pitch + 0.012
        while x < x1 - 0.08:
            if dice.random() > full:
                x += dice.uniform(0.1, 0.35)
                continue
            for _ in range(dice.randint(3, 9)):
                wide, high = dice.uniform(0.018, 0.048), pitch * dice.uniform(0.58, 0.86)
                if x + wide > x1 - 0.02:
                    break
                box(x, x + wide - 0.002, y + dice.uniform(0.02, 0.05), y + depth - 0.03, low, low + high, plain_of(dice.choice(BOOKS)), 0)
                x += wide
            x += dice.uniform(0.01, 0.12)


def plain_of(colour):
    """A matt colour, made once."""
    name = f'matt {colour}'
    define(name, lambda: plain(name, colour, 0.8, 0.2))
    return name


def binders(x0, x1, y, z0, rows, pitch=0.37):
    """A steel shelf with binders."""
    for r in range(rows):
        low = z0 + r * pitch
        box(x0, x1, y, y + 0.32, low - 0.02, low, 'ral7035', 0)
        x = x0 + 0.02
        while x < x1 - 0.1:
            if dice.random() < 0.82:
                box(x, x + 0.072, y + 0.02, y + 0.3, low, low + 0.32, plain_of(dice.choice(('#3a4047', '#5d6265', '#c4c0b6', '#d3cfc6', '#8a9095', '#54605a', '#6d4640'))), 0.003)
            x += 0.076


def mailboxes(x, y, z, columns, rows, mat='alu'):
    """Letter boxes on a wall whose face is y; x, z = lower left corner."""
    box(x - 0.02, x + columns * 0.36 + 0.02, y - 0.13, y, z - 0.02, z + rows * 0.17 + 0.02, 'black', 0.003)
    for i in range(columns):
        for k in range(rows):
            a, c = x + i * 0.36, z + k * 0.17
            box(a + 0.006, a + 0.354, y - 0.15, y - 0.12, c + 0.006, c + 0.164, mat, 0.002)
            box(a + 0.05, a + 0.25, y - 0.152, y - 0.149, c + 0.12, c + 0.138, 'black', 0)
            box(a + 0.05, a + 0.15, y - 0.152, y - 0.149, c + 0.05, c + 0.075, 'white', 0)


def drape(x0, x1, y, z0, z1, mat='linen', folds=0.11):
    """A curtain with folds."""
    n = max(8, int((x1 - x0) / folds * 8))
    xs = [x0 + (x1 - x0) * i / n for i in range(n + 1)]
    verts = [(x, y + 0.035 * math.sin(x / folds * 2 * math.pi) + 0.012 * math.sin(x * 31), z) for z in (z0, z1) for x in xs]
    return from_faces('drape', verts, [(i, i + 1, n + 2 + i, n + 1 + i) for i in range(n)], mat, smooth=True)


def painting(x0, x1, y, z0, z1, tone='#3f5666'):
    """A framed picture on a wall whose face is y."""
    box(x0, x1, y - 0.03, y, z0, z1, 'black', 0.003)
    box(x0 + 0.02, x1 - 0.02, y - 0.033, y - 0.03, z0 + 0.02, z1 - 0.02, 'room white', 0)
    box(x0 + 0.1, x1 - 0.1, y - 0.035, y - 0.033, z0 + 0.1, z0 + 0.1 + 0.62 * (z1 - z0 - 0.2), plain_of(tone), 0)


def inner_door(x0, x1, y, z0, z1, skin='oak panel', trim='white'):
    """A shut door in the back wall, whose face is y: lining, leaf and handle."""
    for a, b, c, d in ((x0 - 0.07, x0, z0, z1 + 0.07), (x1, x1 + 0.07, z0, z1 + 0.07), (x0, x1, z1, z1 + 0.07)):
        box(a, b, y - 0.025, y, c, d, trim, 0.003)
    box(x0 + 0.004, x1 - 0.004, y - 0.012, y, z0 + 0.01, z1 - 0.004, skin, 0.002)
    cylinder((x1 - 0.08, y - 0.06, z0 + 1.02), (x1 - 0.08, y, z0 + 1.02), 0.01, 'inox', 12, 0)
    cylinder((x1 - 0.19, y - 0.06, z0 + 1.02), (x1 - 0.075, y - 0.06, z0 + 1.02), 0.009, 'inox', 12, 0)


def skirting(x0, x1, y, z, mat='white', height=0.08):
    """Along a back wall whose face is y."""
    box(x0, x1, y - 0.015, y, z, z + height, mat, 0)
