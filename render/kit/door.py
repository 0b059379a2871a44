"""Doors, screens and windows built in: frames, leaves, glazing and fittings. The camera looks along +Y at their
front."""
import math

import bpy
import numpy as np

from kit.materials import Nodes, define, plain, rgb
from kit.mesh import Group, bar, box, boxes, cylinder, extrude, frame, prism, rounded, tube

define('seal', lambda: plain('seal', '#0d0d0e', 0.6, 0.3))
define('sheet', lambda: plain('sheet', '#9da2a4', 0.45))


def frosted(film=0.62, colour='#f4f4f0'):
    """Squares of film on glass; `film`: how much of what is behind them they hide."""
    mat = bpy.data.materials.new('frosted')
    n = Nodes(mat, clear=True)
    pale = n.add('BsdfDiffuse', {0: rgb(colour)}).outputs[0]
    n.put(n.shaders(film, n.add('BsdfTransparent').outputs[0], pale), n.add('OutputMaterial').inputs[0])
    return mat


define('frosted', frosted)


def marked(x0, x1, face, heights):
    """Rows of frosted squares on a pane x0..x1 whose face is at y = `face`, which make glass seen; `heights`: their
    lower edges."""
    count = int((x1 - x0 - 0.10) / 0.05)
    start = (x0 + x1 - count * 0.05) / 2
    for z in heights:
        boxes([(start + i * 0.05 + 0.014, start + i * 0.05 + 0.036, face - 0.0022, face - 0.0018, z, z + 0.022) for i in range(count)], 'frosted')


def glazing(x0, x1, z0, z1, y, skin, depth=0.07, pane='fireglass', bead=0.018, thick=0.03, setback=None, tilt=0.0, marks=()):
    """Pane with beads and gaskets in the opening x0..z1; y = middle of the frame. `marks`: heights of rows of squares
    (`marked`).

    `setback` = distance of the pane's face behind the front (0.004 = almost flush); None = centred."""
    front, back = y - depth / 2, y + depth / 2
    face = y - thick / 2 if setback is None else front + setback
    rear = face + thick
    if face - front > 0.012:
        frame(x0, x1, z0, z1, (bead,) * 4, front + 0.002, face - 0.004, skin, 0.0014)
    if back - rear > 0.008:
        frame(x0, x1, z0, z1, (bead,) * 4, rear + 0.004, back - 0.002, skin, 0.0014)
    rim = bead + 0.0035 if face - front > 0.012 else 0.008
    frame(x0, x1, z0, z1, (rim,) * 4, face - 0.0045, face, 'seal', 0)
    frame(x0, x1, z0, z1, (bead + 0.0035,) * 4, rear, rear + 0.0045, 'seal', 0)
    frame(x0, x1, z0, z1, (bead * 0.4,) * 4, face, rear, 'black', 0)
    sheet = box(x0 + 0.004, x1 - 0.004, face, rear, z0 + 0.004, z1 - 0.004, pane, 0, 'pane')
    sheet.rotation_euler = (math.radians(tilt), 0, math.radians(tilt * 0.7))
    marked(x0, x1, face, marks)


def lever(x, z, y, side, metal='inox', plate=True):
    """Lever handle on a face at y (pointing to -Y); side +1: the lever points to +X."""
    if plate:
        prism(rounded(x - 0.020, x + 0.020, z - 0.165, z + 0.065, 0.018), y - 0.009, y, metal, 0.002)
        for up in (0.050, -0.150):                                                             # screws
            cylinder((x, y - 0.0098, z + up), (x, y - 0.008, z + up), 0.0045, metal, 16, 0)
            box(x - 0.0035, x + 0.0035, y - 0.0101, y - 0.0096, z + up - 0.0007, z + up + 0.0007, 'black', 0)
    else:
        cylinder((x, y - 0.008, z), (x, y, z), 0.026, metal)
        cylinder((x, y - 0.008, z - 0.085), (x, y, z - 0.085), 0.026, metal)
    cylinder((x, y - 0.008, z), (x, y - 0.020, z), 0.0135, metal)
    bend = [(x + side * (0.012 - 0.012 * math.cos(a)), y - 0.048 - 0.012 * math.sin(a), z) for a in np.linspace(0.15, math.pi / 2, 7)]
    tube([(x, y - 0.012, z), (x, y - 0.048, z)] + bend + [(x + side * 0.138, y - 0.060, z)], 0.0105, metal)
    cylinder((x, y - 0.013, z - 0.10), (x, y - 0.006, z - 0.10), 0.0165, metal)                # rose and cylinder
    cylinder((x, y - 0.016, z - 0.10), (x, y - 0.010, z - 0.10), 0.0115, 'alu')
    box(x - 0.0012, x + 0.0012, y - 0.0166, y - 0.0155, z - 0.106, z - 0.094, 'black', 0)


def hinge(x, z, y, metal, height=0.16):
    """Three-part barrel hinge."""
    for a, b in ((0, 0.32), (0.335, 0.665), (0.68, 1)):
        cylinder((x, y - 0.009, z + height * (a - 0.5)), (x, y - 0.009, z + height * (b - 0.5)), 0.0100, metal)


def closer(x_hinge, side, z, y, metal='ral9006'):
    """Slide-rail closer: body on the leaf; side +1: it reaches towards +X. Its rail and arm are `closer_rail`."""
    a, b = sorted((x_hinge + side * 0.055, x_hinge + side * 0.315))
    prism(rounded(a, b, z - 0.066, z - 0.002, 0.007, 5), y - 0.052, y, metal, 0.005, segments=3)
    for x in (a + 0.022, b - 0.022):                                                           # joints of its end caps
        box(x - 0.0006, x + 0.0006, y - 0.0524, y - 0.004, z - 0.065, z - 0.003, 'black', 0)


def closer_rail(x_hinge, side, z, y, metal='ral9006', swing=0.0):
    """The closer's rail on the frame, and the arm from the body's spindle to the slider; the leaf stands open by
    `swing` degrees."""
    a, b = sorted((x_hinge + side * 0.06, x_hinge + side * 0.53))
    prism(rounded(a, b, z + 0.020, z + 0.044, 0.005, 5), y - 0.034, y - 0.001, metal, 0.003)
    for x in (a + 0.014, b - 0.014):
        box(x - 0.0005, x + 0.0005, y - 0.0344, y - 0.004, z + 0.021, z + 0.043, 'black', 0)
    turn = math.radians(swing)
    spindle = (x_hinge + side * 0.21 * math.cos(turn) + 0.026 * math.sin(turn), y + 0.21 * side * math.sin(turn) - 0.026 * math.cos(turn))
    reach = math.sqrt(max(0.0, 0.28 ** 2 - (spindle[1] - (y - 0.026)) ** 2))
    bar((*spindle, z + 0.009), (spindle[0] + side * reach, y - 0.026, z + 0.009), 0.022, 0.010, metal, bevel=0.003)
    cylinder((*spindle, z - 0.010), (*spindle, z + 0.014), 0.014, metal)


def panic_bar(x0, x1, z, y, metal='inox'):
    """Horizontal bar across the leaf (SS-EN 1125)."""
    for x in (x0, x1):
        prism(rounded(x - 0.022, x + 0.022, z - 0.07, z + 0.07, 0.006, 4), y - 0.060, y, 'black', 0.004)
    tube([(x0, y - 0.075, z), (x1, y - 0.075, z)], 0.014, metal)


def pull(x, z0, z1, y, metal='inox'):
    """Long pull handle."""
    tube([(x, y - 0.055, z0), (x, y - 0.055, z1)], 0.0125, metal)
    for z in (z0 + 0.12, z1 - 0.12):
        cylinder((x, y - 0.055, z), (x, y, z), 0.008, metal)


def leaf(x0, x1, z0, z1, y, skin, depth=0.07, stile=0.085, bottom=0.15, hinges='L', fill='glass', handle='lever', with_closer=True,
         panic=False, metal='inox', setback=None, thick=0.03, pane='fireglass', round_edge=False, hinge_count=3, vision=None,
         marks=()):
    """One door leaf, shut. fill 'glass' or 'sheet' (steel-clad, with a vision panel (x0, x1, z0, z1) if given)."""
    front, side = y - depth / 2, 1 if hinges == 'L' else -1
    if fill == 'glass':
        frame(x0, x1, z0, z1, (stile, stile, bottom, stile), front, y + depth / 2, skin, 0.0014, butt=True)
        glazing(x0 + stile, x1 - stile, z0 + bottom, z1 - stile, y, skin, depth, pane, thick=thick, setback=setback, tilt=0.13 * side, marks=marks)
    elif vision:
        a, b, c, d = vision
        frame(x0, x1, z0, z1, (a - x0, x1 - b, c - z0, z1 - d), front, y + depth / 2, skin, 0.0012, butt=True)
        frame(a - 0.025, b + 0.025, c - 0.025, d + 0.025, (0.027,) * 4, front - 0.006, front + 0.001, skin, 0.002)
        frame(a, b, c, d, (0.006,) * 4, front, front + 0.012, 'seal', 0)
        box(a, b, y - 0.012, y + 0.012, c, d, pane, 0)
    else:
        box(x0, x1, front, y + depth / 2, z0, z1, skin, 0.0015)
    if round_edge:
        x = x0 if side > 0 else x1
        cylinder((x, y, z0), (x, y, z1), depth / 2, skin, 48)
    lock = x1 - stile * 0.5 if side > 0 else x0 + stile * 0.5
    if panic:
        panic_bar(x0 + 0.06, x1 - 0.06, 1.02, front, metal)
    elif handle == 'lever':
        lever(lock, 1.05, front, -side, metal)
    elif handle == 'pull':
        pull(lock, 0.75, 1.45, front, metal)
    if hinge_count and not round_edge:
        x = x0 - 0.003 if side > 0 else x1 + 0.003
        for z in np.linspace(z0 + 0.22, z1 - 0.22, hinge_count):
            hinge(x, z, front, metal)
    if with_closer:
        closer(x0 if side > 0 else x1, side, z1 - 0.015, front)


def arch(x0, x1, spring, rise, steps=28):
    """Points of a segmental arch from left to right."""
    half, middle = (x1 - x0) / 2, (x0 + x1) / 2
    radius = (half * half + rise * rise) / (2 * rise)
    reach = math.asin(min(1, half / radius))
    return [(middle + radius * math.sin(t), spring + rise - radius * (1 - math.cos(t))) for t in np.linspace(-reach, reach, steps)]


def _under(x0, x1, z0, whole, margin, steps=20):
    """What lies between x0 and x1 above z0 and `margin` under an arch over the `whole` (left, right, springing, rise):
    points in order."""
    left, right, spring, rise = whole
    half, middle = (right - left) / 2, (left + right) / 2
    radius = (half * half + rise * rise) / (2 * rise)
    centre = spring + rise - radius
    head = lambda x: centre + math.sqrt(max(0.0, (radius - margin) ** 2 - (x - middle) ** 2))
    return [(x0, z0), (x1, z0)] + [(x, head(x)) for x in np.linspace(x1, x0, steps)]


def _ring(outer, inner, y0, y1, mat, bevel_mm=1.2):
    """A flat ring between two outlines in the XZ plane, from y0 to y1."""
    obj = extrude([[(1000 * x, 1000 * z) for x, z in loop] for loop in (outer, inner)], 'z', -y1, -y0, mat, bevel_mm)
    obj.rotation_euler = (math.pi / 2, 0, 0)


def _arched_pair(x0, x1, height, rise, y, skin, depth, stile, frame_wide, pane, thick, metal, active, marks):
    """Two leaves that run up into an arch, as the drawing has them; no closer, hinges below the springing."""
    front, back, gap, whole = y - depth / 2, y + depth / 2, 0.004, (x0, x1, height - rise, rise)
    outside, inside = (_under(x0 + m, x1 - m, 0, whole, m, 40) for m in (0.0, frame_wide))
    prism([outside[0], *reversed(outside[2:]), outside[1], inside[1], *inside[2:], inside[0]], front, back, skin, 0.0014)
    middle = (x0 + x1) / 2
    for a, b, side in ((x0 + frame_wide + gap, middle - gap / 2, 'left'), (middle + gap / 2, x1 - frame_wide - gap, 'right')):
        shape = lambda m, low: _under(a + m, b - m, low, whole, frame_wide + gap + m)
        bottom = 0.008 + stile * 1.6
        light = shape(stile, bottom)
        _ring(shape(0, 0.008), light, front + 0.002, back - 0.002, skin)
        face = y - thick / 2
        _ring(light, shape(stile + 0.018, bottom + 0.018), front + 0.004, face - 0.004, skin, 1.0)
        _ring(light, shape(stile + 0.0215, bottom + 0.0215), face - 0.0045, face, 'seal', 0)
        _ring(light, shape(stile + 0.0215, bottom + 0.0215), face + thick, face + thick + 0.0045, 'seal', 0)
        prism(shape(stile + 0.004, bottom + 0.004), face, face + thick, pane, 0)
        marked(a + stile, b - stile, face, marks)
        x = a - 0.003 if side == 'left' else b + 0.003
        for z in (0.23, (height - rise) / 2, height - rise - 0.20):
            hinge(x, z, front, metal)
        if side == active:
            lever(b - stile / 2 if side == 'left' else a + stile / 2, 1.05, front + 0.002, -1 if side == 'left' else 1, metal)
    box(x0 + frame_wide, x1 - frame_wide, front, back, 0, 0.005, 'alu', 0.001)


def element(width, height, y, skin, leaves=1, face=140, sidelight=0, overlight=0, fill='glass', panic=False, depth=0.07, setback=None,
            thick=0.03, hinges='L', handle='lever', leaf_skin=None, pane='fireglass', x=None, sill=0.0, round_edge=False, with_closer=True,
            metal='inox', rise=0.0, bottom=None, swing=0.0, pushed=False, active='right', marks=(), window=True):
    """A door with an optional left sidelight and an overlight over the whole width; sizes in mm as in the product's
    `elevation`.

    `rise` in metres arches the head of a pair, within `height`; `marks`: see `marked`. x = left edge in metres, default
    centred on 0. `swing` opens a single leaf (degrees; negative = towards us when hung on the left). `pushed`: we see
    the side without hinges and closers. `active`: the leaf of a pair that has the handle. `window`: whether a leaf of
    sheet has a vision panel. Returns (x0, x1, height) of the whole in metres."""
    w, h, f = width / 1000, height / 1000, face / 1000
    x0 = -w / 2 if x is None else x
    x1, fr = x0 + w, f * 0.40
    st, side, over = f - fr - 0.004, sidelight / 1000, overlight / 1000
    front, back = y - depth / 2, y + depth / 2
    if rise:
        _arched_pair(x0, x1, h, rise, y, skin, depth, st, fr, pane, thick, metal, active, marks)
        return x0, x1, h
    frame(x0, x1, sill, h, (fr, fr, 0, fr), front, back, skin)
    door_top = h - fr if not over else h - over
    a = x0 + fr
    if side:
        m = x0 + side
        box(m - fr / 2, m + fr / 2, front, back, 0, door_top, skin, 0.0014)
        box(x0 + fr, m - fr / 2, front, back, 0, st * 0.9, skin, 0.0014)
        glazing(x0 + fr, m - fr / 2, st * 0.9, door_top, y, skin, depth, pane, thick=thick, setback=setback, tilt=-0.17, marks=marks)
        a = m + fr / 2
    if over:
        box(x0 + fr, x1 - fr, front, back, door_top, door_top + fr, skin, 0.0014)
        if side:
            m = x0 + side
            box(m - fr / 2, m + fr / 2, front, back, door_top + fr, h - fr, skin, 0.0014)
            glazing(x0 + fr, m - fr / 2, door_top + fr, h - fr, y, skin, depth, pane, thick=thick, setback=setback, tilt=0.16)
            glazing(m + fr / 2, x1 - fr, door_top + fr, h - fr, y, skin, depth, pane, thick=thick, setback=setback, tilt=-0.12)
        else:
            glazing(x0 + fr, x1 - fr, door_top + fr, h - fr, y, skin, depth, pane, thick=thick, setback=setback, tilt=0.15)
    # the rebate seen through the gap
    frame(a - 0.004, x1 - fr + 0.004, 0.0, door_top + 0.004, (0.014, 0.014, 0, 0.014), y, back - 0.004, 'black', 0)
    gap, ls = 0.004, leaf_skin or skin
    with_closer, hinge_count = with_closer and not pushed, 0 if pushed else 3
    b = x1 - fr
    common = dict(skin=ls, depth=depth - 0.004, stile=st, bottom=bottom or st * 1.5, fill=fill, panic=panic, setback=setback, thick=thick,
                  pane=pane, metal=metal, round_edge=round_edge, with_closer=with_closer, hinge_count=hinge_count, marks=marks)
    if leaves == 1:
        vision = (a + 0.30, b - 0.30, 0.95, 1.75) if fill == 'sheet' and window else None
        at = a + gap if hinges == 'L' else b - gap
        with Group((at, front, 0), swing):
            leaf(a + gap - at, b - gap - at, 0.008, door_top - gap, y - front, hinges=hinges, handle=handle, vision=vision and (vision[0] - at, vision[1] - at, *vision[2:]), **common)
        if with_closer:
            closer_rail(at, 1 if hinges == 'L' else -1, door_top - gap - 0.015, front + 0.002, swing=swing)
    else:
        m = (a + b) / 2
        leaf(a + gap, m - gap / 2, 0.008, door_top - gap, y, hinges='L', handle=handle if active == 'left' else None, **common)
        leaf(m + gap / 2, b - gap, 0.008, door_top - gap, y, hinges='R', handle=handle if active == 'right' else None, **common)
        if with_closer:
            for at, side in ((a + gap, 1), (b - gap, -1)):
                closer_rail(at, side, door_top - gap - 0.015, front + 0.002)
    box(x0 + fr, x1 - fr, front - 0.022, back + 0.01, 0, 0.0075, 'alu', 0.002)                   # threshold
    return x0, x1, h


def element_of(product, y, **how):
    """The door of a product's elevation; `how`: what no data says (see `element`)."""
    active = next(hinge['side'] for hinge in product['hinges'] if hinge['active'])
    return element(product['width'], product['height'], y, product['skin'], leaves=product['leaves'], face=product['face'], sidelight=product['sidelight'],
                   overlight=product['overlight'], fill=product['leaf'], depth=product['depth'] / 1000, hinges='L' if active == 'left' else 'R',
                   panic=product['handle'] == 'panic', handle=product['handle'], pushed=product['swing'] == 'away', active=active, **how)


def stiles(product):
    """X of the middles of the stiles of the leaf that is used: at its lock and at its hinges; metres."""
    w, f, side = product['width'] / 1000, product['face'] / 1000, product['sidelight'] / 1000
    fr = 0.4 * f
    st = f - fr - 0.004
    a, b = (-w / 2 + side + fr / 2 if side else -w / 2 + fr) + 0.004 + st / 2, w / 2 - fr - 0.004 - st / 2
    active = next(hinge['side'] for hinge in product['hinges'] if hinge['active'])
    if product['leaves'] == 1:
        return (b, a) if active == 'left' else (a, b)
    middle = (a + b) / 2
    return (middle - st / 2 - 0.002, a) if active == 'left' else (middle + st / 2 + 0.002, b)
