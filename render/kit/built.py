"""Products built in, as they are met: doors in a wall, windows, glazed partitions, facade bays, roofs from below.

Sizes in mm come from the product's `elevation`; everything else is metres.
"""
import math

import bpy

from kit import stage
from kit.building import dice
from kit.door import arch, element, element_of, glazing
from kit.interior import fittings, light_line, wall_with_opening
from kit.materials import boards, bricks, concrete, define, emission, glass, plaster, shown, terrazzo
from kit.mesh import Group, bar, box, cylinder, frame, from_faces, prism
from kit.nature import tree, wood

define('warm wall', lambda: plaster('warm wall', '#d6d0c6', 0.85, 0.10))
define('cool wall', lambda: plaster('cool wall', '#cfd3d4', 0.85, 0.08))
define('sand wall', lambda: plaster('sand wall', '#cdbfa8', 0.85, 0.12))
define('green wall', lambda: plaster('green wall', '#8d9a8c', 0.85, 0.08))
define('panel wall', lambda: concrete('panel wall', '#bcb8b1', (2.4, 1.2, 0.004, 0), 0.7, True, 0.8))
define('brick wall', lambda: bricks('brick wall', ('#5d3528', '#7a4636', '#6a3c2e'), '#857d74', (0.25, 0.075, 0.009)))
define('white brick', lambda: bricks('white brick', ('#cfcac0', '#ddd8ce', '#c6c1b7'), '#bcb7ad'))
define('oak wall', lambda: boards('oak wall', '#a07a52', 0.14, 0.005, 0.5))
define('slab floor', lambda: concrete('slab floor', '#b3aea6', (1.2, 1.2, 0.004, 0), 0.28, contrast=0.7))
define('dark floor', lambda: concrete('dark floor', '#6f6c68', (1.2, 0.6, 0.004, 0.5), 0.25, contrast=0.7))
define('light terrazzo', lambda: terrazzo('light terrazzo'))
#: Thickness of a floor behind a facade, metres; as in the drawing.
SLAB = 0.3

define('back wall', lambda: plaster('back wall', '#e4e1da', 0.9, 0.04, 0.98))


def _photograph(location, target, lens, exposure, samples=48, bounces=8, size=(1600, 1200)):
    stage.setup(size, samples, exposure, bounces)
    cycles = bpy.context.scene.cycles
    cycles.adaptive_threshold, cycles.adaptive_min_samples, cycles.blur_glossy = 0.02, 24, 0.5
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    stage.camera(location, target, lens)
    return {'glow': 0.035, 'sharp': 0.4, 'grain': 0.008}


def _window_light(target, height, from_left=True):
    """Warm sun through a window that is not in the picture, cool light from the sky beside it. The patch of sun ends at a slant over a
    product of this height (m), so that the wall has light and shade."""
    s = -1 if from_left else 1
    stage.hdri('studio', 0.16, 200, 0.25)
    stage.area((s * 3.4, -3.2, 3.4), target, 2.2, 80, (1, 0.96, 0.90))
    stage.area((-s * 3.4, -3.4, 1.8), target, 1.6, 26, (0.90, 0.95, 1), height=3.2)
    stage.sun(34, s * 128, 2.6, 1.2, (1, 0.90, 0.76))
    left, right, sill, top = -1.3, 1.3, 1.85, 3.15 + 0.85 * height
    with Group((s * 3.4, -2.9, 0), s * 46):
        for a, b, c, d in ((-9, left, -9, 12), (right, 9, -9, 12), (left, right, -9, sill), (left, right, top, 12), (-0.05, 0.05, sill, top)):
            screen = box(a, b, -0.02, 0, c, d, 'black', 0)
            screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = screen.visible_transmission = False


def _corridor(x0, x1, y0, height, end='window', deep=9.0, wall='back wall'):
    """What is seen through the glass: a lit corridor."""
    cx, half, top = (x0 + x1) / 2 + 0.25, max(2.0, (x1 - x0) / 2 + 0.7), max(2.7, height + 0.15)
    box(cx - half - 0.2, cx - half, y0, deep, 0, top, wall, 0)
    box(cx + half, cx + half + 0.2, y0, deep, 0, top, wall, 0)
    box(cx - half - 0.2, cx + half + 0.2, y0, deep + 0.2, top, top + 0.1, 'ceiling', 0)
    box(cx - half, cx + half, deep, deep + 0.2, 0, top, wall, 0)
    light_line(cx - 0.06, cx + 0.06, y0 + 0.5, deep - 0.5, top, 9)
    stage.area((cx, 4.6, top - 0.1), (cx, 4.6, 0), 1.6, 42 if end == 'oak' else 16, (1, 0.93, 0.85), height=6.0, mirrored=False)
    if end == 'window':
        a, b = cx - half + 0.25, cx + half - 0.25
        frame(a, b, 0.0, 2.4, (0.06,) * 4, deep - 0.08, deep, 'ral7016')
        box(cx - 0.03, cx + 0.03, deep - 0.08, deep, 0, 2.4, 'ral7016', 0.001)
        box(a + 0.06, b - 0.06, deep - 0.04, deep - 0.03, 0.06, 2.34, emission((0.80, 0.90, 1), 1.6, 'daylight'), 0)
    elif end == 'oak':
        box(cx - half, cx + half, deep - 0.04, deep, 0, top, 'oak wall', 0)
    for y in (2.6, 5.4):
        for s in (-1, 1):
            a, b = sorted((cx + s * half, cx + s * (half - 0.03)))
            box(a, b, y - 0.48, y + 0.48, 0, 2.1, 'oak wall' if end == 'oak' else 'ral7035', 0.002)


def door(product, wall='warm wall', floor='slab floor', end='window', from_left=True, skirting='ral7016', exposure=0.6, beside=(), **kwargs):
    """A door in an interior wall; `beside`: see kit.interior.fittings; `kwargs` go to kit.door.element."""
    width, height = product['width'], product['height']
    w, h = width / 1000, height / 1000
    rise = min(w / 4, h / 3) if product.get('arched') else 0.0                            # as src/drawings/model/arch.ts
    box(-12, 12, -14, 12, -0.1, 0, floor, 0)
    wall_with_opening(-w / 2, w / 2, h, 0, 0.24, wall, top=max(4.4, h + 1.4))
    if skirting:
        box(-9, -w / 2, -0.014, 0, 0, 0.06, skirting, 0.002)
        box(w / 2, 9, -0.014, 0, 0, 0.06, skirting, 0.002)
    if rise:                                                                            # close the corners above the arch
        bow = arch(-w / 2, w / 2, h - rise, rise)
        for part, corner in ((bow[:14], -w / 2), (bow[14:], w / 2)):
            prism(part + ([(part[-1][0], h), (corner, h)] if corner < 0 else [(corner, h), (part[0][0], h)]), 0, 0.24, wall, 0)
        prism([bow[13], bow[14], (bow[14][0], h), (bow[13][0], h)], 0, 0.24, wall, 0)
    element_of(product, 0.08, rise=rise, **kwargs)
    fittings(beside, w / 2)
    _corridor(-w / 2, w / 2, 0.24, h, end)
    _window_light((0.2, 0, h * 0.45), h, from_left)
    far = max(h * 1.55, w * 1.25) + 0.35                                                 # the door takes four fifths of the height
    side = -1 if from_left else 1
    return _photograph((side * (0.30 * far), -far, 1.5), (side * -0.05, 0, h * 0.5), 47, exposure)


def sliding_door(product):
    """Two sliding leaves in front of a fixed frame, shut; overlight above, drive under a cover of the frame's own width, guide in the floor."""
    skin = product['skin']
    w, h, o, f = (product[k] / 1000 for k in ('width', 'height', 'overlight', 'face'))
    f /= 2
    box(-12, 12, -14, 12, -0.1, 0, 'light terrazzo', 0)
    wall_with_opening(-w / 2, w / 2, h, 0, 0.24, 'cool wall', top=4.6)
    z = h - o
    frame(-w / 2, w / 2, 0, h, (f, f, 0, f), 0.06, 0.13, skin)
    box(-w / 2 + f, w / 2 - f, 0.06, 0.13, z, z + f, skin, 0.0014)
    glazing(-w / 2 + f, w / 2 - f, z + f, h - f, 0.095, skin)
    box(-w / 2, w / 2, -0.10, 0.06, z - 0.17, z, skin, 0.003)
    box(-w / 2, w / 2, -0.055, -0.005, 0, 0.006, 'inox', 0.001)
    for a, b in ((-w / 2 + f * 0.4, -0.002), (0.002, w / 2 - f * 0.4)):
        frame(a, b, 0.012, z - 0.172, (f, f, f * 1.5, f), -0.06, 0.0, skin, butt=True)
        glazing(a + f, b - f, 0.012 + f * 1.5, z - 0.172 - f, -0.03, skin, 0.06)
    for x in (-f / 2, f / 2):                                                             # pulls on the meeting stiles
        box(x - 0.012, x + 0.012, -0.10, -0.085, 0.80, 1.30, 'inox', 0.004)
        for q in (0.85, 1.25):
            cylinder((x, -0.086, q), (x, -0.06, q), 0.006, 'inox')
    _corridor(-w / 2, w / 2, 0.24, h, 'oak')
    _window_light((0.2, 0, 1.3), h)
    return _photograph((-1.9, -6.6, 1.5), (0.05, 0, h * 0.5), 47, 0.6)


def window(product, wall='white brick', handle=True, tilted=0.0):
    """A window seen from inside a room, sky and trees outside; `tilted` opens the sash at the top (degrees)."""
    skin, sashes = product['skin'], product['sashes']
    w, h, f = (product[k] / 1000 for k in ('width', 'height', 'face'))
    sill = 0.85
    box(-8, 8, -8, 0.2, -0.1, 0, 'oak', 0)
    wall_with_opening(-w / 2, w / 2, sill + h, 0, 0.34, wall, top=3.4, sill=sill)
    box(-8, 8, -8, 0.3, 3.0, 3.1, 'ceiling', 0)
    box(-w / 2 - 0.05, w / 2 + 0.05, -0.05, 0.16, sill - 0.028, sill + 0.002, 'white', 0.002)
    fr, y = f * 0.42, 0.20
    frame(-w / 2, w / 2, sill, sill + h, (fr,) * 4, y - 0.04, y + 0.04, skin)
    st = f - fr
    for i in range(sashes):
        a = -w / 2 + fr + (w - 2 * fr) * i / sashes - (0.0 if i else -0.003)
        b = -w / 2 + fr + (w - 2 * fr) * (i + 1) / sashes - 0.003
        with Group((0, y - 0.05, sill + fr), rotation=(math.radians(tilted), 0, 0)):
            frame(a, b, 0.003, h - 2 * fr - 0.003, (st,) * 4, 0, 0.075, skin, 0.002)
            glazing(a + st, b - st, 0.003 + st, h - 2 * fr - 0.003 - st, 0.0375, skin, 0.075, pane='glass')
            if handle and i == sashes - 1:
                x = (a + st / 2) if sashes > 1 else (b - st / 2)
                box(x - 0.014, x + 0.014, -0.010, 0, h * 0.46 - 0.035, h * 0.46 + 0.035, 'inox', 0.003)
                cylinder((x, -0.010, h * 0.46), (x, -0.045, h * 0.46), 0.008, 'inox')
                box(x - 0.010, x + 0.010, -0.055, -0.040, h * 0.46 - 0.13, h * 0.46 + 0.012, 'inox', 0.005)
    box(-60, 60, 1.0, 90, -4.1, -4.0, 'soil', 0)
    for i in range(9):
        tree(-20 + i * 5.2, 24 + 2 * (i * 5 % 7), i % 3, 1.0, 'summer', -4)
    wood(-80, 80, 60, 15, 3, 'shade', 4, z=-4)
    stage.sky(24, 60, 0.22, dust=0.8, cover=0.45, bright=(8, 8.2, 8.6), scale=1.1, seed=3.0)
    stage.sun(26, 52, 4.2, 0.7, (1, 0.88, 0.72))
    stage.area((-2.4, -4.0, 2.7), (0, 0, 1.4), 2.0, 46, (1, 0.97, 0.93))
    stage.area((2.6, -3.6, 2.2), (0, 0, 1.4), 1.6, 22, (0.93, 0.96, 1))
    return _photograph((-1.25, -3.2, 1.55), (0.05, 0, sill + h * 0.46), 40, 0.65)


def partition(product, thick, floor='oak', wall='warm wall', evening=False):
    """A butt-jointed glass wall between a corridor and a meeting room; `thick` = glass in metres."""
    skin, panes = product['skin'], product['panes']
    w, h, f = (product[k] / 1000 for k in ('width', 'height', 'face'))
    x0 = -w / 2
    box(-12, 12, -9, 8, -0.1, 0, floor, 0)
    box(-12, 12, -9, 8, h, h + 0.1, 'ceiling', 0)
    box(-12, x0, 0, 0.2, 0, h, wall, 0)
    box(x0 + w, 12, 0, 0.2, 0, h, wall, 0)
    frame(x0, x0 + w, 0, h, (f,) * 4, 0.06, 0.138, skin, 0.002)
    p = (w - 2 * f) / panes
    for i in range(panes):
        a = x0 + f + i * p
        sheet = box(a + 0.002, a + p - 0.002, 0.099 - thick / 2, 0.099 + thick / 2, f - 0.01, h - f + 0.01, 'fireglass', 0)
        sheet.rotation_euler = (0, 0, math.radians(dice.gauss(0, 0.05)))
        if i:
            box(a - 0.002, a + 0.002, 0.099 - thick / 2 - 0.0005, 0.099 + thick / 2 + 0.0005, f, h - f, 'seal', 0)
    # the room behind
    box(-12, x0 - 0.6, 0.2, 6, 0, h, 'back wall', 0)
    box(x0 + w + 0.6, 12, 0.2, 6, 0, h, 'back wall', 0)
    box(-0.9 * w / 2, 0.9 * w / 2, 2.3, 3.5, 0.71, 0.745, 'oak wall', 0.003)
    for x in (-0.3 * w, 0.3 * w):
        box(x - 0.25, x + 0.25, 2.7, 3.1, 0, 0.71, 'ral7016', 0.01)
    for i in range(int(w / 0.95)):
        x = x0 + 0.7 + i * 0.95
        for y, back in ((2.05, -1), (3.75, 1)):
            box(x - 0.22, x + 0.22, y - 0.21, y + 0.21, 0.44, 0.48, 'ral5008', 0.02)
            box(x - 0.21, x + 0.21, y + back * 0.19 - 0.02, y + back * 0.19 + 0.02, 0.52, 0.86, 'ral5008', 0.02)
            cylinder((x, y, 0), (x, y, 0.44), 0.02, 'black')
    box(-0.7, 0.7, 2.86, 2.94, 2.05, 2.10, 'black', 0.004)
    box(-0.68, 0.68, 2.87, 2.93, 2.045, 2.05, emission((1, 0.86, 0.68), 16, 'pendant'), 0)
    for i in range(9):
        x = -6 + i * 1.5
        box(x - 0.03, x + 0.03, 5.9, 6.02, 0, h, 'ral7016', 0.002)
    box(-8, 8, 5.9, 6.02, 0, 0.3, 'back wall', 0)
    box(-8, 8, 5.94, 5.96, 0.3, h, 'glass', 0)
    box(-90, 90, 7, 120, -8, -7.9, 'soil', 0)
    for i in range(10):
        tree(-30 + i * 7, 36 + 2 * (i * 7 % 9), i % 3, 1.5, 'summer', -8)
    wood(-120, 120, 70, 16, 6, 'shade', 4, z=-8)
    light_line(-w * 0.45, w * 0.45, -1.6, -1.54, h, 7)
    if evening:
        stage.sky(4, 40, 0.10, dust=1.6, ozone=3, cover=0.4, bright=(3, 2.6, 2.8))
        light_line(-w * 0.4, w * 0.4, 4.6, 4.66, h, 7)
        stage.area((0, 3.0, 2.0), (0, 3, 0), 1.6, 110, (1, 0.84, 0.66), mirrored=False)
    else:
        stage.sky(24, 28, 0.26, dust=0.8, cover=0.4, bright=(8, 8, 8.4))
        stage.sun(24, 30, 8, 0.6, (1, 0.86, 0.70))
        stage.area((0, 5.6, 1.6), (0, 0, 1.2), 5, 130, (0.88, 0.94, 1), height=2.2, mirrored=False)
    stage.area((-1.5, -4.2, h - 0.3), (0, 0, 1.2), 2.2, 46, (1, 0.96, 0.9), mirrored=False)
    return _photograph((-w * 0.36, -max(4.2, w * 0.82), 1.5), (0.1, 0, h * 0.47), 30, 1.25 if evening else 0.6)


def facade_bay(product, cap=0.015, cap_skin=None, evening=False, glass_name='view glass', depth=0.14, ground='paving', wall='slate'):
    """A facade of fields to scale, seen obliquely from the street. Each floor that it passes is a slab of 300 mm behind it."""
    columns, rows, skin = product['columns'], product['rows'], product['skin']
    flush, opaque, doors = product['joint'] == 'flush', product.get('opaqueRows', ()), product.get('door')
    w, face, total = product['width'] / 1000, product['face'] / 1000, sum(rows) / 1000
    levels = [0, *(slab / 1000 for slab in product.get('slabs', ())), total]
    x0, half = -w / 2, face / 2
    p = w / columns
    define('slate', lambda: concrete('slate', '#8b8781', (1.2, 0.6, 0.006, 0.5), 0.7, True, joint_shade=0.5))
    box(-80, 80, -80, 60, -0.4, 0, ground, 0)
    for a, b in ((-40, x0 - 0.03), (x0 + w + 0.03, 40)):
        box(a, b, -0.05, 0.4, 0, total, wall, 0)
    box(-40, 40, -0.05, 0.4, total, total + 1.1, wall, 0)
    z = 0
    for r, row in enumerate(rows):
        a, b = z, z + row / 1000
        solid = r in opaque
        for i in range(columns):
            c, d = x0 + i * p, x0 + (i + 1) * p
            if doors == i and r == 0:
                element(round(p * 1000 - face * 1000), row - 40, 0.02, skin, face=130, overlight=max(0, row - 2250), x=c + half, handle='lever', depth=0.075)
                continue
            gap = 0.010 if flush else half * 0.7
            sheet = box(c + gap, d - gap, -0.012, 0.012, a + gap, b - gap, 'spandrel' if solid else glass_name, 0.001 if flush else 0)
            sheet.rotation_euler = (math.radians(dice.gauss(0, 0.09)), 0, math.radians(dice.gauss(0, 0.09)))
        if flush:
            box(x0, x0 + w, -0.004, 0.02, b - 0.0105, b + 0.0105, 'seal', 0)
        else:
            box(x0, x0 + w, -cap - 0.012, -0.008, b - half, b + half, cap_skin or skin, 0.002)
            box(x0, x0 + w, -cap - 0.012, -0.008, a - 0.0 if r else 0.0, (a if r else 0) + half, cap_skin or skin, 0.002)
        box(x0, x0 + w, 0.014, depth * 0.9, b - half, b + half, skin, 0.002)
        z = b
    for storey, (a, top) in enumerate(zip(levels, levels[1:])):                          # slab, ceiling, lamps and back wall of each storey
        b = top - (SLAB if storey < len(levels) - 2 else 0.06)
        if storey:
            box(x0 - 1, x0 + w + 1, 0.16, 7, a - SLAB, a - 0.02, 'concrete', 0.004)
        box(x0 - 1, x0 + w + 1, 0.2, 7, a - 0.02, a + 0.01, 'oak', 0)
        box(x0 - 1, x0 + w + 1, 0.2, 7, b - 0.06, b, 'ceiling', 0)
        for side in (x0 - 0.4, x0 + w + 0.3):
            box(side, side + 0.1, 0.2, 7, a, b, 'back wall', 0)
        box(x0 - 1, x0 + w + 1, 7, 7.1, a, b, 'oak wall' if storey % 2 == 0 else 'back wall', 0)
        for k in range(columns):
            if dice.random() < 0.9:
                for y in (1.6, 4.0):
                    shown(light_line(x0 + (k + 0.15) * p, x0 + (k + 0.85) * p, y, y + 0.09, b - 0.06, 16 if evening else 11, (1, 0.85, 0.66)))
        stage.area((0, 3.2, b - 0.1), (0, 3.2, a), 0.9 * w, (6.2 if evening else 4.4) * w, (1, 0.85, 0.66), height=5, mirrored=False)
        for k in range(columns):
            if dice.random() < 0.55 and not (doors == k and storey == 0):
                x = x0 + (k + 0.5) * p
                box(x - 0.6, x + 0.6, 2.2, 2.9, a + 0.71, a + 0.745, 'white', 0.002)
                for q in (-0.5, 0.5):
                    box(x + q - 0.02, x + q + 0.02, 2.25, 2.85, a, a + 0.71, 'black', 0)
                box(x - 0.25, x + 0.25, 2.5, 2.53, a + 0.85, a + 1.2, 'black', 0)
    for i in range(columns + 1):
        x = x0 + i * p
        if not flush:
            box(x - half, x + half, -cap - 0.016, -0.008, 0, total, cap_skin or skin, 0.002)
        else:
            box(x - 0.0105, x + 0.0105, -0.004, 0.02, 0, total, 'seal', 0)
        box(x - half, x + half, 0.014, depth, 0, total, skin, 0.002)
    far = max(total * 1.12, w * 0.95) + 2.2
    for i, (x, y) in enumerate(((-9.5, -far - 2), (12, -far - 6), (4.5, -far - 14), (-3, -far - 18), (18, -far - 12))):
        tree(x, y, i % 3, 1.0, 'summer')
    for x, d, h in ((-40, 12, 14), (-12, 10, 18), (14, 12, 12)):
        box(x, x + 22, -far - 34, -far - 34 + d, 0, h, 'sand wall', 0)
    if evening:
        stage.sky(4.5, -160, 0.09, dust=2, ozone=3.5, cover=0.45, bright=(2.8, 2.4, 2.6), scale=0.8)
    else:
        stage.sky(26, -125, 0.18, dust=1, cover=0.45, bright=(8, 8, 8.3), scale=1.0, seed=5.0)
        stage.sun(28, -128, 3.6, 0.6, (1, 0.88, 0.72))
    return _photograph((-far * 0.52, -far * 0.86, 1.6), (0.1, 0, total * 0.5), 26, 1.5 if evening else 0.35, samples=26)


def roof(product, rafter=0.15, skirt='back wall'):
    """A glazed roof seen from below, over a room with white walls."""
    columns, rows, form, pitch, skin = (product[k] for k in ('columns', 'rows', 'form', 'pitch', 'skin'))
    w, deep, face = (product[k] / 1000 for k in ('width', 'length', 'face'))
    eave = 3.6
    rise = math.tan(math.radians(pitch)) * w / 2
    box(-w / 2 - 3, w / 2 + 3, -4, deep + 3, -0.1, 0, 'light terrazzo', 0)
    for a, b, c, d in ((-w / 2 - 0.3, -w / 2, -4, deep + 0.3), (w / 2, w / 2 + 0.3, -4, deep + 0.3), (-w / 2, w / 2, deep, deep + 0.3)):
        box(a, b, c, d, 0, eave + 0.12, skirt, 0.003)
    box(-w / 2, w / 2, -4, 0, eave + 0.1, eave + 0.3, 'ceiling', 0)
    top = lambda x, y: eave + 0.14 + (rise * (1 - abs(x) / (w / 2)) if form == 'saddle' else rise * (1 - max(abs(x) / (w / 2), abs(y - deep / 2) / (deep / 2))))
    at = lambda x, y, lift=0.0: (x, y, top(x, y) + lift)

    def member(p, q, size=face, tall=rafter):
        bar(p, q, size, tall, skin)
        bar((p[0], p[1], p[2] + tall * 0.62), (q[0], q[1], q[2] + tall * 0.62), size, 0.02, skin)

    if form == 'saddle':
        n = columns // 2
        for j in range(rows + 2):
            y = deep * j / (rows + 1)
            for s in (-1, 1):
                member(at(s * w / 2, y), at(0, y))
        for s in (-1, 1):
            for i in range(n + 1):
                x = s * w / 2 * (1 - i / n)
                member(at(x, 0), at(x, deep), face, rafter * 0.8)
            _glass_quad(at(s * w / 2, 0, 0.09), at(0, 0, 0.09), at(0, deep, 0.09), at(s * w / 2, deep, 0.09))
        for y in (0.0, deep):
            for i in range(-n + 1, n):
                x = w / 2 * i / n
                bar((x, y, eave + 0.1), at(x, y), 0.05, 0.08, skin, up=(0, 1, 0))
    else:
        apex, corners = at(0, deep / 2), [at(-w / 2, 0), at(w / 2, 0), at(w / 2, deep), at(-w / 2, deep)]
        for c in corners:
            member(c, apex, face * 1.3, rafter * 1.2)
        mix = lambda a, b, t: tuple(a[k] + (b[k] - a[k]) * t for k in range(3))
        for k in range(4):
            a, b = corners[k], corners[(k + 1) % 4]
            for r in range(rows + 1):
                member(mix(a, apex, r / (rows + 1)), mix(b, apex, r / (rows + 1)), face, rafter * 0.8)
            for i in range(1, columns):
                t = i / columns
                foot = mix(a, b, t)
                reach = 2 * min(t, 1 - t)
                member(foot, mix(mix(a, b, 0.5), apex, reach) if t == 0.5 else mix(a if t < 0.5 else b, apex, reach))
            lift = lambda p: (p[0], p[1], p[2] + 0.09)
            _glass_quad(lift(a), lift(b), lift(apex))
    for s in (-1, 1):
        for y in (deep * 0.25, deep * 0.75):
            box(s * (w / 2 - 0.03) - 0.04, s * (w / 2 - 0.03) + 0.04, y - 0.04, y + 0.04, 2.3, 2.6, 'white', 0.01)
    box(-0.55, 0.55, deep - 0.03, deep + 0.05, 0, 2.15, 'oak wall', 0.003)
    stage.sky(40, -62, 0.15, dust=0.6, cover=0.46, bright=(10, 10.2, 10.6), scale=1.1, seed=3.3)
    stage.sun(42, -62, 5.5, 0.6, (1, 0.90, 0.76))
    stage.area((0, -2.5, 2.6), (0, 2, 2.5), 2.4, 30, (1, 0.97, 0.93), mirrored=False)
    return _photograph((-w * 0.16, -2.6, 1.5), (0.1, deep * 0.62, 3.55), 20, 0.15, samples=28)


def _glass_quad(*points):
    define('roof glass', lambda: glass('roof glass', (0.93, 0.965, 0.955)))
    from_faces('roof glass', points, [tuple(range(len(points)))], 'roof glass')


