"""Buildings: walls with openings, windows with rooms behind them, curtain walls, streets. Facades face -Y."""
import math
import random

import bpy
from mathutils import Vector
from mathutils.geometry import tessellate_polygon

from kit import stage
from kit.materials import concrete, define, emission, glass, plain, plaster, principled, rgb, shown
from kit.mesh import box, from_faces, recalc_normals

dice = random.Random(7)

define('view glass', lambda: glass('view glass', (0.88, 0.92, 0.91), 1.9))
define('spandrel', lambda: plain('spandrel', '#262b2e', 0.05, 0.8))
define('room', lambda: plaster('room', '#cfc8bc', 0.9, 0.02))
define('room dark', lambda: plaster('room dark', '#8d857b', 0.9, 0.02))
define('curtain', lambda: plain('curtain', '#d9d4ca', 0.95, 0.1))
define('asphalt', lambda: concrete('asphalt', '#6d6a66', rough=0.85))
define('wet asphalt', lambda: concrete('wet asphalt', '#4a4947', rough=0.32))
define('paving', lambda: concrete('paving', '#aea89e', (1.2, 0.6, 0.008, 0.5), 0.6, joint_shade=0.5))
define('gravel', lambda: concrete('gravel', '#b3a792', rough=0.95))
define('kerb', lambda: concrete('kerb', '#a8a49c'))
define('snow', lambda: plaster('snow', '#eef1f5', 0.7, 0.6, 0.97))
define('stone', lambda: concrete('stone', '#c2b8a8', (1.2, 0.6, 0.006, 0.5), 0.7, True, joint_shade=0.5))


def lit_room(colour, strength):
    """Walls of a room with its lamps on: they glow a little by themselves, so that small windows stay free of noise."""
    name = f'lit room {colour} {strength}'

    def make():
        mat, n, shader = principled(name, rgb('#c9bca6'), 0.9, spec=0.1)
        n.put(tuple(colour) + (1,), shader.inputs['Emission'])
        n.put(n.spread(n.noise(n.where(), 0.8, 2), strength * 0.002, strength * 0.008), shader.inputs['Emission Strength'])
        return mat
    define(name, make)
    return name


def wall(x0, x1, z0, z1, y, thick, mat, holes=()):
    """A wall from y backwards with rectangular holes (x0, x1, z0, z1)."""
    outline = [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
    loops = [outline] + [[(a, c), (b, c), (b, d), (a, d)] for a, b, c, d in holes]
    flat = [p for loop in loops for p in loop]
    tris = tessellate_polygon([[Vector((u, v, 0)) for u, v in loop] for loop in loops])
    n = len(flat)
    verts = [(u, yy, v) for yy in (y, y + thick) for u, v in flat]
    faces = [tuple(t) for t in tris] + [tuple(n + i for i in t) for t in tris]
    k = 0
    for loop in loops:
        for i in range(len(loop)):
            a, b = k + i, k + (i + 1) % len(loop)
            faces.append((a, b, n + b, n + a))
        k += len(loop)
    obj = from_faces('wall', verts, faces, mat)
    recalc_normals(obj.data)
    return obj


def window(a, b, c, d, y, skin, recess=0.14, bars=(1, 1), lit=0.0, depth=3.2, face=0.06, curtain=0.3, warm=(1, 0.72, 0.42), sill=None, glass_mat='view glass'):
    """A window in the opening a..b, c..d of a wall whose face is y, with a room behind it.

    bars = fields across and up; lit = strength of the lamp in the room, 0 = dark; curtain = how likely one is drawn.
    """
    g = y + recess
    for x0, x1, z0, z1 in ((a, a + face, c, d), (b - face, b, c, d), (a + face, b - face, c, c + face), (a + face, b - face, d - face, d)):
        box(x0, x1, g - 0.03, g + 0.04, z0, z1, skin, 0.003)
    for i in range(1, bars[0]):
        x = a + (b - a) * i / bars[0]
        box(x - face * 0.5, x + face * 0.5, g - 0.03, g + 0.04, c + face, d - face, skin, 0.003)
    for i in range(1, bars[1]):
        z = c + (d - c) * i / bars[1]
        box(a + face, b - face, g - 0.028, g + 0.038, z - face * 0.5, z + face * 0.5, skin, 0.003)
    pane = box(a + face * 0.5, b - face * 0.5, g, g + 0.02, c + face * 0.5, d - face * 0.5, glass_mat, 0)
    pane.rotation_euler = (math.radians(dice.gauss(0, 0.10)), 0, math.radians(dice.gauss(0, 0.10)))
    if sill:
        box(a - 0.02, b + 0.02, y - 0.04, g, c - 0.03, c, sill, 0.003)
    wide = max(0.3, (depth - recess))
    x0, x1, y0, y1, z0, z1 = a - 0.4, b + 0.4, g + 0.12, g + wide, c - 0.35, d + 0.15
    inside = 'room' if dice.random() < 0.6 else 'room dark'
    inside = lit_room(warm, lit) if lit else inside
    from_faces('room', [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)],
               [(0, 1, 2, 3), (4, 5, 6, 7), (0, 3, 7, 4), (1, 2, 6, 5), (3, 2, 6, 7)], inside)
    if dice.random() < curtain:
        w = (b - a) * dice.uniform(0.16, 0.32)
        box(a, a + w, g + 0.14, g + 0.17, c, d, 'curtain', 0)
        if dice.random() < 0.6:
            box(b - w, b, g + 0.14, g + 0.17, c, d, 'curtain', 0)
    if lit:
        cx, cy = (a + b) / 2 + dice.uniform(-0.2, 0.2), g + wide * 0.5
        shown(box(cx - 0.25, cx + 0.25, cy - 0.25, cy + 0.25, z1 - 0.05, z1 - 0.03, emission(warm, lit * dice.uniform(0.6, 1.3), 'lamp'), 0))


def punched(x0, x1, floors, columns, y, mat, skin, thick=0.4, lit=0.0, share=0.5, z_top=None, sill=None, recess=0.16, bars=(1, 1), curtain=0.35,
            width=1.4, bottom=0.9, top=2.35, skip=(), face=0.06):
    """A plastered or brick facade: floors = list of floor levels (m), columns = list of window centres (m)."""
    holes = [(x - width / 2, x + width / 2, z + bottom, z + top) for k, z in enumerate(floors) for i, x in enumerate(columns) if (i, k) not in skip]
    wall(x0, x1, min(0, floors[0]), z_top or floors[-1] + 3.2, y, thick, mat, holes)
    for a, b, c, d in holes:
        window(a, b, c, d, y, skin, recess, bars, lit if dice.random() < share else 0.0, sill=sill, curtain=curtain, face=face)
    return holes


def curtain_wall(x0, x1, floors, y, pitch, skin, depth_out=0.03, mullion=0.052, spandrel=0.75, solid='spandrel', lit=1.0, room=8.0, share=0.85,
                 fins=0.0, back='room', ceiling='ceiling', blinds=0.2, glass_mat='view glass', warm=(1, 0.83, 0.62), transom=None, lamps=False):
    """Stick curtain wall with a real room behind every field. floors = [(z0, z1), ...]; fins = depth of outer blades (m).

    `lamps`: area lamps light the rooms. For dusk only: each of them takes samples from the sun.
    """
    n = max(1, round((x1 - x0) / pitch))
    p = (x1 - x0) / n
    z0, z1 = floors[0][0], floors[-1][1]
    for i in range(n + 1):
        x = x0 + i * p
        box(x - mullion / 2, x + mullion / 2, y - depth_out, y + 0.16, z0, z1, skin, 0.002)
        if fins:
            box(x - 0.02, x + 0.02, y - fins, y - depth_out, z0 + 0.3, z1, skin, 0.003)
    for k, (a, b) in enumerate(floors):
        glass_top = b - spandrel
        for z in [a + 0.03, glass_top] + ([a + transom] if transom else []):
            box(x0, x1, y - depth_out * 0.8, y + 0.14, z - mullion / 2, z + mullion / 2, skin, 0.002)
        for i in range(n):
            c, d = x0 + i * p + mullion * 0.3, x0 + (i + 1) * p - mullion * 0.3
            for lo, hi, m in ((a, glass_top, glass_mat), (glass_top, b, solid)):
                if hi - lo > 0.05:
                    pane = box(c, d, y - 0.012, y + 0.012, lo, hi, m, 0)
                    pane.rotation_euler = (math.radians(dice.gauss(0, 0.11)), 0, math.radians(dice.gauss(0, 0.11)))
            if dice.random() < blinds:
                drop = dice.choice((0.5, 0.9, 1.3)) * min(1, (glass_top - a) / 2.6)
                box(c + 0.03, d - 0.03, y + 0.22, y + 0.225, glass_top - drop, glass_top, 'curtain', 0)
        high = min(glass_top + 0.12, b - 0.08)
        box(x0, x1, y + 0.2, y + room, high, b - 0.02, ceiling, 0)
        box(x0, x1, y + 0.2, y + room, a - 0.02, a, 'room dark', 0)
        box(x0, x1, y + room, y + room + 0.1, a, b, back, 0)
        if lit:
            rows = max(1, int((x1 - x0) / 3))
            for i in range(rows):
                for yy in (1.6, 3.6, 5.6):
                    if yy < room and dice.random() < share:
                        cx = x0 + (i + 0.5) * (x1 - x0) / rows
                        shown(box(cx - 0.7, cx + 0.7, y + yy - 0.05, y + yy + 0.05, high - 0.02, high - 0.008,
                                  emission(warm, dice.choice((9, 12, 14)) * lit, 'tube'), 0))
            middle = ((x0 + x1) / 2, y + 0.5 * room, high - 0.03)
            if lamps:
                stage.area(middle, (middle[0], middle[1], a), 0.9 * (x1 - x0), 30 * lit * share * rows, warm, height=0.8 * room, mirrored=False)
        for i in range(int((x1 - x0) / 3.2)):
            x = x0 + 1.0 + i * 3.2
            if dice.random() < 0.7:                                     # desk with a screen
                box(x, x + 1.5, y + 2.3, y + 3.0, a + 0.71, a + 0.74, 'white', 0)
                box(x + 0.5, x + 1.0, y + 2.6, y + 2.63, a + 0.85, a + 1.2, 'black', 0)
                box(x + 0.1, x + 0.14, y + 2.3, y + 3.0, a, a + 0.7, 'black', 0)
    return n, p


def street(y0, y1, surface='asphalt', kerb=0.1, dashes=True, x0=-150, x1=150):
    """A road along X with kerbs and a broken centre line."""
    box(x0, x1, y0, y1, -0.4, -kerb, surface, 0)
    for y in (y0, y1):
        box(x0, x1, y - 0.075, y + 0.075, -0.4, 0.01, 'kerb', 0.01)
    if dashes:
        mid = (y0 + y1) / 2
        for i in range(int((x1 - x0) / 9)):
            box(x0 + i * 9, x0 + i * 9 + 3, mid - 0.06, mid + 0.06, -kerb, -kerb + 0.004, 'white', 0)


def lamp_post(x, y, height=5.0, lit=0.0, mat='ral7016'):
    box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, 0, height, mat, 0.01)
    box(x - 0.09, x + 0.09, y - 0.7, y + 0.1, height - 0.06, height, mat, 0.01)
    if lit:
        shown(box(x - 0.06, x + 0.06, y - 0.65, y - 0.25, height - 0.068, height - 0.061, emission((1, 0.8, 0.55), lit, 'street lamp'), 0))
        stage.area((x, y - 0.45, height - 0.09), (x, y - 0.45, 0), 0.5, lit * 0.9, (1, 0.8, 0.55), mirrored=False)


def neighbours(specs, mats=('#b8ab98', '#a69c90', '#c4bbac', '#8f8a84'), roof=None):
    """Plain houses of the surroundings: (x, y, width, depth, height); windows as dark glossy fields on the side towards -Y and +X."""
    for i, (x, y, w, d, h) in enumerate(specs):
        name = f'neighbour {mats[i % len(mats)]}'
        define(name, lambda c=mats[i % len(mats)], n=name: plaster(n, c, 0.9))
        box(x, x + w, y, y + d, 0, h, name, 0.02)
        for k in range(int(h // 3.1)):
            for j in range(int(w // 2.6)):
                a = x + 0.8 + j * 2.6
                box(a - 0.1, a + 1.3, y - 0.03, y + 0.01, 0.8 + k * 3.1, 2.5 + k * 3.1, 'white', 0)
                for u in (a, a + 0.63):
                    box(u, u + 0.57, y - 0.035, y + 0.01, 0.9 + k * 3.1, 2.4 + k * 3.1, 'spandrel', 0)
            for j in range(int(d // 2.8)):
                a = y + 0.8 + j * 2.8
                for side in (x - 0.02, x + w - 0.01):
                    box(side, side + 0.03, a, a + 1.2, 0.9 + k * 3.1, 2.4 + k * 3.1, 'spandrel', 0)
        if roof:
            from_faces('roof', [(x - .3, y - .3, h), (x + w + .3, y - .3, h), (x + w + .3, y + d + .3, h), (x - .3, y + d + .3, h),
                                (x - .3, y + d / 2, h + d * 0.32), (x + w + .3, y + d / 2, h + d * 0.32)],
                       [(0, 1, 5, 4), (3, 4, 5, 2), (0, 4, 3), (1, 2, 5)], roof)


def ground(mat='paving', size=200, z=0.0):
    box(-size, size, -size, size, z - 0.5, z, mat, 0)




def shell(x0, x1, y0, y1, z0, z1, mat, front=False, thick=0.4, roof=None, parapet=0.0, sides='lrb'):
    """Closed walls (left, right, back) and a flat roof; the front and any side not named are left open for a facade."""
    if 'l' in sides:
        box(x0, x0 + thick, y0 + thick, y1, z0, z1, mat, 0)
    if 'r' in sides:
        box(x1 - thick, x1, y0 + thick, y1, z0, z1, mat, 0)
    if 'b' in sides:
        box(x0 + 0.02, x1 - 0.02, y1 - thick, y1, z0, z1, mat, 0)                  # never flush with the sides: shared faces render black
    if front:
        box(x0, x1, y0, y0 + thick, z0, z1, mat, 0)
    box(x0 + 0.05, x1 - 0.05, y0 + 0.05, y1 - 0.05, z1 - 0.3 - parapet, z1 - parapet - 0.02, roof or mat, 0)


def photograph(location, target, lens=27, exposure=0.5, samples=None, glow=0.05):
    """3:2, level camera, verticals vertical. Dusk takes more samples than the sun."""
    stage.setup((2000, 1333), samples or (32 if exposure > 0.9 else 24), exposure, bounces=5)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold = 0.025
    cycles.sample_clamp_indirect = 3.0 / 2 ** max(0.0, exposure)           # lamps by night: brighter than white anyway, fireflies without it
    cycles.sample_clamp_direct = 12.0 / 2 ** exposure if exposure > 0.9 else 0.0
    stage.camera(location, target, lens)
    return {'glow': glow, 'grain': 0.008}
