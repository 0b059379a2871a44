"""Products built in, as they are met: doors in a wall, windows, glazed partitions, facade bays, roofs from below.

Sizes in mm come from the product's `elevation`; everything else is metres. A description gives the place, the hour and
the camera: `near` and `far` are the rooms on both sides, `things` and `beyond` what stands in them, as (name, where, y,
settings) with the names of kit.furnish; `where` is 'left', 'right' (at that wall), 'end' (at the far wall, y = part of
its width), 'door' (on the wall of the product, y = metres beside it), 'over' (the same, y = place over it), or a
number: how far to the side, -1 … 1 of what is seen.
"""
import math

import bpy
from mathutils import Vector

from kit import opposite as across, stage, wear
from kit.building import dice, lit_room, wall as plain_wall
from kit.door import element, element_of, glazing, marked, stiles
from kit.facade import casement, lettering, tiles
from kit.furnish import put
from kit.interior import fittings
from kit.materials import Nodes, define, emission, plain, principled, rgb, shown
from kit.mesh import Group, bar, box, boxes, cylinder, frame, from_faces, prism, tube
from kit.place import BOND, COURSE, HOURS, LAMP, View, lamp, opposite, product_wall, room, slats, soldier_course, sunlight, tiles as ceiling_tiles
from kit.rooms import drape

#: Thickness of a floor behind a facade, metres; as in the drawing.
SLAB = 0.3
#: Samples of a pixel: with these Open Image Denoise keeps the grain of walls and the joints of brick at 1,600 × 1,200.
SAMPLES = 14

define('back wall', lambda: plain('back wall', '#e2ded6', 0.9, 0.2))


def _furnish(things, view, left, right, end=None):
    for name, where, y, how in ((*thing, {})[:4] for thing in things):
        turn = how.pop('turn', None)
        if where in ('left', 'right'):
            put(name, left if where == 'left' else right, y, (90 if where == 'left' else -90) if turn is None else turn, **how)
        elif where == 'end':
            put(name, left + (right - left) * y, end, turn or 0, **how)
        elif where == 'over':
            put(name, y, 0, turn or 0, **how)
        elif where == 'door':
            put(name, y + math.copysign(view.w / 2, y), 0, turn or 0, **how)
        else:
            put(name, view.at(where, y), y, turn or 0, **how)


def _far_room(view, hour, things=(), wall='white paint', floor='screed', deep=7.0, end='window', sides=(None, None), ceiling='tiles', high=None, sunny=None,
              reach=None, lamps=1.0, bars=2, colour=LAMP, sill=0.0):
    """What is seen through the glass. `reach`: how far its side walls stand beyond the line of sight at half depth
    (left, right): the wall that we look at stands inside it; `end`: 'window', 'slats' or a material; `sunny`: the side
    of its windows, 0 = none."""
    at = HOURS[hour]
    y0, top = 0.24, high or max(2.6, view.h + 0.3)
    from_left = view.x < 0
    reach = reach or ((0.5, -0.30 * view.wide / 3.4) if from_left else (-0.30 * view.wide / 3.4, 0.5))
    sunny = (-1 if from_left else 1) if sunny is None else sunny
    x0, x1 = view.at(-1, deep * 0.5) - reach[0], view.at(1, deep * 0.5) + reach[1]
    box(x0 - 0.2, x1 + 0.2, 0.1, deep + 0.2, -0.05, 0.0, floor, 0)
    box(x0 - 0.2, x1 + 0.2, y0, deep + 0.2, top, top + 0.1, ceiling, 0)
    holes = [(1.3, 3.0), (3.9, 5.6)] if sunny and at.sky else []
    for s, x, mat in ((-1, x0, sides[0] or wall), (1, x1, sides[1] or wall)):
        a, b = (x - 0.25, x) if s < 0 else (x, x + 0.25)
        if not s == sunny:
            box(*sorted((x, x - s * 0.012)), y0, deep, 0, 0.07, 'skirting', 0.002)
        if s != sunny or not holes:
            box(a, b, y0, deep + 0.1, 0, top, mat, 0)
            continue
        y = y0
        for p, q in [*holes, (deep + 0.1, None)]:
            box(a, b, y, p, 0, top, mat, 0.002)
            if q:
                box(a, b, p, q, 0, 0.8, mat, 0.002)
                box(a, b, p, q, top - 0.25, top, mat, 0.002)
                f = (x - 0.2, x - 0.13) if s < 0 else (x + 0.13, x + 0.2)
                boxes([(*f, p, p + 0.05, 0.8, top - 0.25), (*f, q - 0.05, q, 0.8, top - 0.25), (*f, p, q, 0.8, 0.86), (*f, p, q, top - 0.31, top - 0.25)], 'white')
                y = q
        stage.area((x + s * 0.02, 3.5, top * 0.55), (x - s, 3.5, top * 0.45), 4.2, 30 * at.sky * view.tall / 2.6, at.sky_colour, height=top * 0.55, mirrored=False)
    if end == 'window':
        a, b, c, d = view.at(-0.55, deep), view.at(0.85, deep), sill, min(top - 0.25, max(2.3, view.h))
        a, b = max(a, x0 + 0.1), min(b, x1 - 0.1)
        for p, q, r, t in ((x0, a, 0, top), (b, x1, 0, top), (a, b, d, top)) + (((a, b, 0, c),) if c else ()):
            box(p, q, deep, deep + 0.25, r, t, wall, 0.002)
        frame(a, b, c, d, (0.06,) * 4, deep + 0.10, deep + 0.16, 'ral7016', 0.002)
        for i in range(1, bars):
            x = a + (b - a) * i / bars
            box(x - 0.03, x + 0.03, deep + 0.10, deep + 0.16, c, d, 'ral7016', 0.002)
        if at.sky > 0.1:
            stage.area(((a + b) / 2, deep + 0.05, (c + d) / 2), ((a + b) / 2, 0, 0.6), b - a, 7 * (b - a) * (d - c) * at.sky, at.sky_colour, height=d - c, mirrored=False)
    else:
        box(x0 - 0.2, x1 + 0.2, deep, deep + 0.2, 0, top, wall if end == 'slats' else end, 0)
        if end == 'slats':
            slats(x0, x1, deep, 0.06, top - 0.04)
    if lamps:
        x = view.at(0.25, 2.5)
        for k in range(int(deep / 2.2)):
            lamp(x, 0.9 + k * 2.2, top, 0.09, 1.3, 0, colour, 1.7 * max(0.4, at.lamps))
        lamp((x0 + x1) / 2, 0.7, top, (x1 - x0) * 0.5, deep - 1.2, 1.5 * (x1 - x0) * deep * at.lamps * lamps, colour, shows=False)
    _furnish(things, view, x0, x1, deep)


def labels(product, notice=True):
    """The maker's plate at the hinges, its writing too small to read, and what the law wants beside the lock: that a
    fire door is kept shut."""
    lock, hinged = stiles(product)
    y, plate, ink = 0.0515, plain('label plate', '#c4c6c6', 0.30, 0.5, 0.6), plain('sign ink', '#26282a', 0.6)
    box(hinged - 0.030, hinged + 0.030, y - 0.001, y + 0.002, 1.640, 1.664, plate, 0.0006)
    boxes([(hinged - 0.024, hinged - 0.024 + long, y - 0.0014, y - 0.0008, z, z + 0.0022) for long, z in ((0.020, 1.6575), (0.044, 1.6525), (0.038, 1.6475), (0.041, 1.6440))], ink)
    for u in (-0.027, 0.027):
        cylinder((hinged + u, y - 0.0018, 1.652), (hinged + u, y - 0.001, 1.652), 0.0016, 'inox', 8, 0)
    if notice:
        box(lock - 0.034, lock + 0.034, y - 0.0006, y + 0.002, 1.385, 1.435, plain('notice', '#f2f2ee', 0.45), 0)
        box(lock - 0.034, lock + 0.034, y - 0.0009, y + 0.001, 1.418, 1.435, plain('notice blue', '#1f4f8f', 0.45), 0)
        lettering('Branddörr', lock - 0.029, y - 0.0006, 1.4215, 0.0135, 'white', 0.0006)
        lettering('Hålls stängd', lock - 0.029, y - 0.0004, 1.398, 0.0120, ink, 0.0006)


def door(product, near=None, far=None, hour='day', things=(), beyond=(), beside=(), eye=-0.42, lens=34, fill=0.82, z=None, foot=0.055, marks=(0.90, 1.50), mirror=None, notice=True, outside=None,
         stop=1.6, **how):
    """A hinged door, on whichever side of it the data says that we stand. `near`, `far`: settings of `room` and
    `_far_room`; `beside`: see kit.interior.fittings; `outside`: see `place.Hour`; `how` goes to kit.door.element."""
    w, h = product['width'] / 1000, product['height'] / 1000
    rise = min(w / 4, h / 3) if product.get('arched') else 0.0                            # as src/drawings/model/arch.ts
    view = View(w, h, eye, lens, fill, foot, z)
    if mirror is not None:
        opposite(view, hour, outside=outside, **mirror)
    left, right, top = room(view, hour=hour, rise=rise, outside=outside, **(near or {}))
    frame(-w / 2 - 0.010, w / 2 + 0.010, -0.01, h - rise + 0.010, (0.012, 0.012, 0, 0 if rise else 0.012), 0.046, 0.2, 'sealant', 0.003)  # the joint round the frame
    labels(product, notice)
    element_of(product, 0.05 + product['depth'] / 2000, rise=rise, pane='clear glass', marks=marks, **how)
    fittings(beside, w / 2)
    _furnish(things, view, left, right)
    _far_room(view, hour, beyond, **{'floor': (near or {}).get('floor', 'screed'), **(far or {})})
    return view.photograph(HOURS[hour].exposure, SAMPLES, stop, key=HOURS[hour].key)


def sliding_door(product, near=None, far=None, hour='day', things=(), beyond=(), beside=(), eye=0.35, lens=34, fill=0.82, z=None, foot=0.055, mirror=None, outside=None,
                 stop=1.6):
    """Two automatic leaves that slide before the wall, shut: their drive under a cover on the transom and the guide
    rail in the floor reach as far as they run, as in the drawing; sensor on the cover."""
    skin = product['skin']
    w, h, o, f = (product[k] / 1000 for k in ('width', 'height', 'overlight', 'face'))
    view = View(w, h, eye, lens, fill, foot, z)
    if mirror is not None:
        opposite(view, hour, outside=outside, **mirror)
    left, right, _ = room(view, hour=hour, outside=outside, **(near or {}))
    frame(-w / 2 - 0.010, w / 2 + 0.010, -0.01, h + 0.010, (0.012, 0.012, 0, 0.012), 0.03, 0.2, 'sealant', 0)
    f /= 2
    z, y, run = h - o, 0.015, w / 2 + w / 2 - f * 0.3
    frame(-w / 2, w / 2, 0, h, (f, f, 0, f), y, y + 0.07, skin)
    box(-w / 2 + f, w / 2 - f, y, y + 0.07, z, z + f, skin, 0.0014)
    glazing(-w / 2 + f, w / 2 - f, z + f, h - f, y + 0.035, skin, pane='clear glass')
    box(-run, run, -0.125, 0.0, z - 0.15, z + 0.02, skin, 0.005)                           # the drive's cover, with its seam
    box(-run + 0.004, run - 0.004, -0.1256, -0.12, z - 0.118, z - 0.1165, 'black', 0)
    prism([(-0.13, z - 0.095), (0.13, z - 0.095), (0.118, z - 0.045), (-0.118, z - 0.045)], -0.152, -0.12, 'black', 0.007)
    boxes([(-run, run, -0.095, -0.035, 0, 0.004)], 'inox', 0.001)
    boxes([(-run, run, -0.070, -0.060, 0.003, 0.0048)], 'black')
    middle = -0.065
    for a, b in ((-w / 2 + f * 0.3, -0.002), (0.002, w / 2 - f * 0.3)):
        frame(a, b, 0.012, z - 0.10, (f, f, f * 1.5, f), middle - 0.03, middle + 0.03, skin, butt=True)
        glazing(a + f, b - f, 0.012 + f * 1.5, z - 0.10 - f, middle, skin, 0.06, 'clear glass', marks=(0.90, 1.50))
    box(-0.005, 0.005, middle - 0.029, middle - 0.02, 0.015, z - 0.13, 'seal', 0)
    for s in (-1, 1):                                                                        # handles, for when the drive is off
        box(*sorted((s * 0.022, s * 0.040)), middle - 0.0335, middle - 0.029, 0.95, 1.15, 'black', 0.004)
    fittings(beside, w / 2)
    _furnish(things, view, left, right)
    _far_room(view, hour, beyond, **{'floor': (near or {}).get('floor', 'screed'), **(far or {})})
    return view.photograph(HOURS[hour].exposure, SAMPLES, stop, key=HOURS[hour].key)


def window(product, wall='white paint', floor='oak floor', hour='day', things=(), tilted=0.0, eye=-0.35, lens=36, lintel=None, sill_mat='white', side=-1, fill=0.80,
           outside=None, stop=1.8, sunny=None):
    """A window seen from inside a room; `tilted` opens the sash at the top (degrees); the room's other light falls in
    from `side`; `outside`: see `place.Hour`; `stop`: the lens's; `sunny`: direction of the sun, where it is not the
    hour's."""
    skin, sashes = product['skin'], product['sashes']
    w, h, f = (product[k] / 1000 for k in ('width', 'height', 'face'))
    at, low = HOURS[hour], 0.85
    view = View(w, h, eye, lens, fill, z=1.50)
    BOND['z'] = (low + h + 0.008) % COURSE
    reach = view.wide / 2
    x0, x1, top, back = -max(1.9, reach * 1.05), max(1.9, reach * 1.05), low + h + 0.65, -5.5
    box(x0 - 3, x1 + 3, back, 0.4, -0.1, 0, floor, 0)
    product_wall(view, x0 - 0.3, x1 + 0.3, top + 0.1, wall, thick=0.34, sill=low, lintel=lintel)
    box(x0 - 0.3, x1 + 0.3, back, 0.3, top, top + 0.1, 'ceiling', 0)
    box(x0 - 0.3, x1 + 0.3, back - 0.1, back, 0, top, 'white paint', 0)
    for s, x in ((-1, x0), (1, x1)):
        pieces = ((back, 0.1, 0, top),) if s != side else ((back, -2.5, 0, top), (-0.85, 0.1, 0, top), (-2.5, -0.85, 0, 0.8), (-2.5, -0.85, 2.65, top), (-1.70, -1.64, 0.8, 2.65))
        for c, d, e, g in pieces:
            box(*sorted((x, x + s * 0.2)), c, d, e, g, 'white paint', 0)
    box(-w / 2 - 0.06, w / 2 + 0.06, -0.045, 0.19, low - 0.030, low + 0.002, sill_mat, 0.004)
    fr, y = f * 0.42, 0.22
    frame(-w / 2 - 0.012, w / 2 + 0.012, low - 0.012, low + h + 0.012, (0.016,) * 4, y - 0.008, 0.33, 'sealant', 0)      # the joint round the frame
    frame(-w / 2, w / 2, low, low + h, (fr,) * 4, y - 0.035, y + 0.043, skin)
    st = f - fr
    for i in range(1, sashes):                                                               # where two sashes meet no light comes through
        x = -w / 2 + fr + (w - 2 * fr) * i / sashes
        box(x - 0.02, x + 0.02, y - 0.02, y + 0.01, low + fr, low + h - fr, skin, 0)
    for i in range(sashes):
        a = -w / 2 + fr + (w - 2 * fr) * i / sashes + 0.003
        b = -w / 2 + fr + (w - 2 * fr) * (i + 1) / sashes - 0.003
        with Group((0, y - 0.05, low + fr), rotation=(math.radians(tilted), 0, 0)):
            frame(a, b, 0.003, h - 2 * fr - 0.003, (st,) * 4, 0, 0.075, skin, 0.002)
            glazing(a + st, b - st, 0.003 + st, h - 2 * fr - 0.003 - st, 0.0375, skin, 0.075, pane='clear glass')
            for z in (0.14, h - 2 * fr - 0.14):                                               # hinges
                x = a - 0.002 if sashes == 1 or i == 0 else b + 0.002
                cylinder((x, -0.006, z - 0.045), (x, -0.006, z + 0.045), 0.007, skin)
            if i == sashes - 1:
                x = (a + st / 2) if sashes > 1 else (b - st / 2)
                z = h * 0.44
                flat = tilted > 0                                                             # a tilted sash has its handle upright
                box(x - 0.014, x + 0.014, -0.010, 0, z - 0.035, z + 0.035, 'inox', 0.004)
                cylinder((x, -0.010, z), (x, -0.045, z), 0.008, 'inox')
                box(x - 0.010, x + 0.010, -0.055, -0.040, *((z - 0.012, z + 0.13) if flat else (z - 0.13, z + 0.012)), 'inox', 0.005)
    stage.panorama(*(outside or at.outside), soft=4.0)
    size = at.sky
    stage.area((0, 0.5, low + h / 2), (0, -2, 0.9), w * 1.6, 40 * size, at.sky_colour, height=h * 1.3, mirrored=False)
    stage.area((side * (view.wide / 2 + 0.2), -2.6, 1.7), (0, 0, 1.2), 1.6, 46 * max(size, 0.3), at.sky_colour, height=2.0, mirrored=False)
    if at.sun:
        e = math.radians(at.height)
        sunlight(sunny or (-side * 0.84 * math.cos(e), 0.54 * math.cos(e), -math.sin(e)), at.sun, at.warm)
    lamp(0, back + 0.5, top, 2.4, 4.0, 22 * at.lamps, shows=False)
    for name, where, at_y, how in ((*thing, {})[:4] for thing in things):
        if where == 'sill':
            put(name, at_y, how.pop('deep', 0.06), how.pop('turn', 0), z=low, **how)
        else:
            _furnish([(name, where, at_y, how)], view, x0, x1)
    picture = view.photograph(at.exposure + 0.25, SAMPLES, stop=stop, key=at.key)
    camera = bpy.context.scene.camera.data
    middle = low + view.tall * (0.5 - 0.115)
    camera.shift_y = (middle - 1.50) / view.distance * lens / 36
    return picture


def partition(product, thick, floor='oak floor', wall='warm paint', hour='day', things=(), room_wall='white paint', deep=5.0, eye=-0.30, lens=30, fill=0.80,
              camera=None, table='birch', chairs='cloth grey', seats=None, ceiling='tiles', carpet=None, mirror=None, seat='chair', outside=None, stop=2.0, lamps=1.0, lines=2, sunny=None, drawn=(), key=None):
    """A butt-jointed glass wall between a corridor and a meeting room; `thick` = glass in metres. `camera` = (place,
    target, lens) for an oblique view; `outside`: see `place.Hour`; `lamps`: how strong those of the room are, of what
    the hour has; `lines`: lamps of the corridor; `sunny`: direction of the sun, where it is not the hour's, `key`
    likewise; `drawn`: blinds of the windows, (bay, metres, degrees askew); `seats` = 0: neither table nor chairs."""
    skin, panes = product['skin'], product['panes']
    w, h, f = (product[k] / 1000 for k in ('width', 'height', 'face'))
    at = HOURS[hour]
    view = View(w, h, eye, lens, fill)
    if mirror is not None:
        opposite(view, hour, outside=outside, **mirror)
    x0, back = -w / 2, -view.distance - 2.0
    box(-12, 12, back, 0.15, -0.1, 0, floor, 0)
    box(-12, 12, 0.1, deep + 0.3, -0.1, 0.001, carpet or floor, 0)
    box(-12, 12, back, 0.0, h + 0.02, h + 0.12, ceiling, 0)
    box(-12, 12, 0.0, deep, h, h + 0.1, ceiling, 0)
    box(-12, x0, 0, 0.2, 0, h + 0.02, wall, 0)
    box(x0 + w, 12, 0, 0.2, 0, h + 0.02, wall, 0)
    box(-12, 12, back - 0.1, back, 0, h + 0.02, wall, 0)
    for s in (-1, 1):
        box(*sorted((s * (w / 2 + 1.6), s * (w / 2 + 1.8))), back, 0, 0, h + 0.02, wall, 0)
    frame(x0, x0 + w, 0, h, (f,) * 4, 0.06, 0.138, skin, 0.002)
    p = (w - 2 * f) / panes
    for i in range(panes):
        a = x0 + f + i * p
        sheet = box(a + 0.002, a + p - 0.002, 0.099 - thick / 2, 0.099 + thick / 2, f - 0.01, h - f + 0.01, 'clear glass', 0)
        sheet.rotation_euler = (0, 0, math.radians(dice.gauss(0, 0.04)))
        if i:
            box(a - 0.002, a + 0.002, 0.099 - thick / 2 - 0.0005, 0.099 + thick / 2 + 0.0005, f, h - f, 'seal', 0)
        for z in (0.90, 1.50):
            n = int((p - 0.10) / 0.05)
            boxes([(a + (p - n * 0.05) / 2 + k * 0.05 + 0.014, a + (p - n * 0.05) / 2 + k * 0.05 + 0.036, 0.0985 - thick / 2, 0.0988 - thick / 2, z, z + 0.022) for k in range(n)], 'frosted')
    # the room behind: side walls, a band of windows, a table with chairs, lamps
    l, r = x0 - 0.1, x0 + w + 0.1
    for a, b in ((l - 0.2, l), (r, r + 0.2)):
        box(a, b, 0.2, deep, 0, h, room_wall, 0)
    box(l, r, deep, deep + 0.3, 0, 0.75, room_wall, 0.002)
    box(l, r, deep, deep + 0.3, h - 0.25, h, room_wall, 0.002)
    n = round((r - l) / 1.5)
    for i in range(n + 1):
        x = l + (r - l) * i / n
        box(x - 0.035, x + 0.035, deep + 0.12, deep + 0.20, 0.75, h - 0.25, 'ral7016', 0.002)
    for z in (0.78, h - 0.28):
        box(l, r, deep + 0.12, deep + 0.20, z - 0.03, z + 0.03, 'ral7016', 0.002)
    box(l, r, deep - 0.06, deep + 0.13, 0.72, 0.75, 'white', 0.003)
    for i, fall, askew in drawn:
        wear.slatted(l + (r - l) * i / n + 0.05, l + (r - l) * (i + 1) / n - 0.05, h - 0.27, fall, deep + 0.06, 40, askew=askew, seed=i)
    seats = int(w / 1.1) if seats is None else seats
    if seats:
        put('table', 0, deep * 0.52, long=seats * 0.78 + 0.5, deep=1.15, top=table, on=('laptop', 'cups', 'books'))
    for i in range(seats):
        x = (i - (seats - 1) / 2) * 0.78
        for y, turn in ((deep * 0.52 - 0.80, 180), (deep * 0.52 + 0.80, 0)):
            if dice.random() < 0.12:
                continue
            back = dice.choice((0.0, 0.04, 0.10, 0.30))                                      # as each of them left the table
            put(seat, x + dice.uniform(-0.10, 0.10), y + (back if turn == 0 else -back), turn + dice.gauss(0, 12 + 70 * back), **({'mat': chairs} if seat == 'chair' else {'mats': chairs}))
    for i in range(max(2, seats // 2)):
        x = (i - (max(2, seats // 2) - 1) / 2) * 1.25
        put('pendant', x, deep * 0.52, hang=2.05, top=h, wide=0.36, watts=8 * lamps if at.exposure > 0.9 else 0)
    if at.sky > 0.1:
        stage.area((0, deep + 0.05, 0.5 * h + 0.25), (0, 0, 0.8), w, 17 * w * (h - 1) * at.sky, at.sky_colour, height=h - 1.0, mirrored=False)
    if at.sun:
        e = math.radians(at.height)
        sunlight(sunny or (0.55 * math.cos(e), -0.83 * math.cos(e), -math.sin(e)), at.sun, at.warm)
    lamp(0, deep * 0.3, h - 0.5, w * 0.6, deep * 0.45, 2.6 * w * deep * at.lamps * lamps, shows=False)
    lamp(0, back + 0.4, h, w * 0.7, -back - 0.8, 1.1 * w * -back * at.lamps * (0.7 if at.exposure > 0.9 else 1), shows=False)
    for k in range(lines):
        line = box(-w * 0.48, w * 0.48, -1.1 - 1.8 * k, -1.04 - 1.8 * k, h + 0.012, h + 0.0195, emission(LAMP, 0.45 * max(0.6, at.lamps), 'line'), 0)
        line.visible_diffuse = line.visible_glossy = False                                    # no lamps in the panes
    if at.sky > 0.1:                                                                          # daylight of the corridor, from the side
        stage.area((-w / 2 - 1.5, back * 0.5, 1.5), (0, 0, 1.2), -back * 0.7, 70 * at.sky, at.sky_colour, height=2.0, mirrored=False)
    _furnish(things, view, l, r, deep)
    stage.panorama(*(outside or at.outside))
    picture = view.photograph(at.exposure, SAMPLES, stop, key=key or at.key)
    if camera:
        place, target, lens = camera
        bpy.data.objects.remove(bpy.context.scene.camera)
        new = stage.camera(place, target, lens).data
        new.dof.use_dof, new.dof.aperture_fstop, new.dof.focus_distance = True, stop, 5.0
    return picture


#: The daylight of a street: its sky (zenith, horizon, strength, clouds, their seed); the sun's strength, direction and
#: colour; exposure; the lamps within; what the light meter is set to; how strongly panes mirror the sky.
STREETS = {
    'morning': dict(sky=((0.17, 0.33, 0.68), (0.66, 0.76, 0.90), 1.2, 0.45, 2.0), sun=(6.5, (0.80, 0.46, -0.42), (1, 0.86, 0.70)), exposure=0.0, lamps=1.1, key=0.80, mirror=1.3),
    'day': dict(sky=((0.15, 0.32, 0.70), (0.64, 0.76, 0.92), 1.25, 0.5, 4.0), sun=(6.2, (0.62, 0.46, -0.66), (1, 0.94, 0.86)), exposure=0.0, lamps=1.0, key=0.80, mirror=1.3),
    'overcast': dict(sky=((0.70, 0.76, 0.83), (0.84, 0.88, 0.92), 1.5, 0.3, 1.0), sun=None, exposure=0.25, lamps=1.6, key=0.70, mirror=0.6),
    'evening': dict(sky=((0.20, 0.34, 0.62), (0.88, 0.76, 0.66), 1.0, 0.5, 3.0), sun=(6.0, (-0.78, 0.46, -0.30), (1, 0.74, 0.50)), exposure=0.15, lamps=1.8, key=0.74, mirror=1.4),
    'dusk': dict(sky=((0.10, 0.19, 0.46), (0.40, 0.45, 0.60), 1.0, 0.5, 5.0), sun=None, exposure=0.7, lamps=1.5, key=0.62, mirror=1.0),
    'night': dict(sky=((0.03, 0.05, 0.12), (0.10, 0.12, 0.18), 0.4, 0.3, 0.0), sun=None, exposure=1.3, lamps=1.2, key=0.25, mirror=1.0),
}

define('paving', lambda: tiles('paving', ('#7d7a74', '#88857e', '#716e69', '#827e78'), (0.70, 0.35), 0.0035, '#57544f', 0.62, soft=0.2, turn=0, relief=0.004))
define('dark paving', lambda: tiles('dark paving', ('#5d5c59', '#686662', '#545350', '#626059'), (0.50, 0.25), 0.0035, '#3a3936', 0.5, wet=0.35, soft=0.2, relief=0.004))


def _wall_windows(windows, lintel, skin, lamps):
    """Windows beside a facade, in the bond of its wall: (x, z, width, height) in metres. Returns their holes."""
    holes, half = [], BOND['long'] / 2
    for k, (x, z, w, h) in enumerate(windows):
        a, c = BOND['x'] + round((x - w / 2 - BOND['x']) / half) * half, BOND['z'] + round((z - BOND['z']) / COURSE) * COURSE
        b, d = a + round(w / half) * half, c + round(h / COURSE) * COURSE
        holes.append((a, b, c, d))
        casement(a, b, c, d, 0, skin, 0.13, (2, 1), sill='ral9006', pane='unit glass')
        glow = lit_room((1.0, 0.80, 0.56), 26 * lamps * (0.8, 0.15, 0.45, 0.05, 0.6)[k % 5])      # not all of them are lit
        box(a - 0.8, b + 0.8, 0.42, 3.0, c - 0.95, c - 0.9, 'oak floor', 0)
        for e in (a - 0.8, b + 0.75):
            box(e, e + 0.05, 0.42, 3.0, c - 0.9, d + 0.3, glow, 0)
        box(a - 0.8, b + 0.8, 3.0, 3.05, c - 0.9, d + 0.3, glow, 0)
        box(a - 0.8, b + 0.8, 0.42, 3.0, d + 0.3, d + 0.35, glow, 0)
        if k % 3 == 0:
            drape(a - 0.02, a + 0.34 * w, 0.50, c - 0.1, d + 0.2)
        if k % 3 == 1:
            put('stack', b - 0.35, 0.28, z=c, seed=k)
        if k % 3 == 2:
            put('plant', a + 0.3 * w, 0.34, z=c, tall=0.5, kind='sword', size=0.5, seed=k)
        if lintel:
            soldier_course(a, b, d, lintel, 0, 0.30)
    return holes


def _storey(x0, x1, a, b, deep, lamps, things, back, floor, sides='back wall', tubes=True, ceiling='ceiling', floor_to=None, ceiling_to=None):
    """A room behind a facade, between a floor at a and a ceiling at b; without `tubes` its light falls in the depth of
    the room only. Floor and ceiling end at `floor_to`, `ceiling_to`, where there are stairs behind."""
    box(x0, x1, 0.2, floor_to or deep, a - 0.02, a + 0.012, floor, 0)
    box(x0, x1, 0.25, ceiling_to or deep, b - 0.02, b, ceiling, 0)
    top = b + SLAB if ceiling_to else b
    for side in (x0, x1 - 0.1):
        box(side, side + 0.1, 0.2, deep, a, top, sides, 0)
    box(x0, x1, deep, deep + 0.1, a, top, 'back wall' if back == 'slat' else back, 0)
    if back == 'slat':
        slats(x0, x1, deep, a, b, pitch=0.09, wide=0.055)
    rows = max(1, round((x1 - x0) / 2.2))
    glow = emission((1.0, 0.80, 0.58), 0.7 + 1.3 * lamps, f'storey lamp {lamps}')
    for i in range(rows if tubes else 0):
        x = x0 + (i + 0.5) * (x1 - x0) / rows
        for y in (1.2, 3.4):
            shown(box(x - 0.05, x + 0.05, y, y + 1.4, b - 0.026, b - 0.018, glow, 0))
    y, reach = (0.45, 0.6) if tubes else (0.66, 0.3)
    stage.area(((x0 + x1) / 2, deep * y, b - 0.05), ((x0 + x1) / 2, deep * y, a), (x1 - x0) * (0.8 if tubes else 0.5), 1.9 * (x1 - x0) * deep * lamps, LAMP, height=deep * reach, mirrored=False)
    for name, x, y, how in ((*thing, {})[:4] for thing in things):
        how = dict(how)
        put(name, x0 + (x1 - x0) * x, deep if y == 'back' else y, how.pop('turn', 0), z=a + 0.012 + how.pop('z', 0), **how)


def _precast(name, colour='#b3b0a8'):
    """The underside of floor planks of concrete: joints every 1.2 metres, planks of unlike grey, a stain here and
    there."""
    mat, n, s = principled(name, rgb(colour), 0.85, spec=0.2)
    at = n.where()
    x = n.math('DIVIDE', n.math('ADD', n.add('SeparateXYZ', {0: at}).outputs[0], 30.0), 1.2)
    joint = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', x), 0.5)), [(0.4905, (0, 0, 0)), (0.4945, (1, 1, 1))])
    each = n.math('FRACT', n.math('MULTIPLY', n.math('FLOOR', x), 0.381))
    out = n.mix(1, rgb(colour), n.ramp(n.noise(at, 1.3, 5, 0.62), [(0.3, (0.86, 0.855, 0.84)), (0.7, (1.06,) * 3)]), 'MULTIPLY')
    out = n.mix(1, out, n.ramp(each, [(0.0, (0.88,) * 3), (1.0, (1.05,) * 3)]), 'MULTIPLY')
    n.put(n.mix(n.math('MULTIPLY', joint, 0.75), out, rgb('#4d4a44')), s.inputs['Base Color'])
    n.put(n.bump(n.math('SUBTRACT', n.math('MULTIPLY', n.noise(at, 40, 4, 0.6), 0.2), joint), 0.6, 0.004), s.inputs['Normal'])
    return mat


define('precast', lambda: _precast('precast'))
define('ceiling grid', lambda: ceiling_tiles('ceiling grid', '#dedbd3'))


def overhead(x0, x1, z, deep, duct=None, rows=(), ladder=None, glow=2.4, dark=(), ceiling='precast', colour=(1, 0.86, 0.68)):
    """What hangs under the ceiling of an upper storey, of which the street sees more than of its floor: the ceiling at
    `z`, a spiral `duct` (y, how far down, radius), `rows` of lamps on wires (y, how far down), a cable `ladder` (y);
    `dark`: which lamps of each row are out."""
    box(x0, x1, 0.27, deep, z - 0.012, z, ceiling, 0)
    if duct:
        y, low, r = duct
        cylinder((x0, y, z - low), (x1, y, z - low), r, 'zinc', 48, 0)
        rings = int((x1 - x0) / 0.09)
        for i in range(rings):                                                               # its seam, as rings
            x = x0 + (i + 0.5) * (x1 - x0) / rings
            cylinder((x - 0.003, y, z - low), (x + 0.003, y, z - low), r + 0.004, 'zinc', 48, 0)
        for i in range(round((x1 - x0) / 1.5)):
            x = x0 + 0.55 + 1.5 * i
            cylinder((x - 0.05, y, z - low), (x + 0.05, y, z - low), r + 0.009, 'zinc', 48, 0.002)   # a sleeve where two lengths meet, hung by a band
            for s in (-1, 1):
                tube([(x, y + s * (r + 0.012), z - low), (x, y + s * (r + 0.012), z)], 0.004, 'inox', 2)
            if i % 2:
                cylinder((x + 0.7, y - 0.02, z - low - r - 0.06), (x + 0.7, y - 0.02, z - low), 0.10, 'white', 40, 0.004)
                cylinder((x + 0.7, y - 0.02, z - low - r - 0.065), (x + 0.7, y - 0.02, z - low - r - 0.06), 0.075, 'black', 40, 0)
    if ladder:
        for s in (-1, 1):
            box(x0, x1, ladder + s * 0.15 - 0.006, ladder + s * 0.15 + 0.006, z - 0.36, z - 0.31, 'zinc', 0.001)
        boxes([(x0 + 0.3 * i, x0 + 0.3 * i + 0.02, ladder - 0.15, ladder + 0.15, z - 0.36, z - 0.345) for i in range(1, int((x1 - x0) / 0.3))], 'zinc')
        for k in range(5):
            tube([(x0 + (x1 - x0) * t, ladder - 0.10 + 0.045 * k + 0.012 * math.sin(9 * t + 2 * k), z - 0.335) for t in (j / 14 for j in range(15))], 0.009, 'black', 2)
        boxes([(x - 0.004, x + 0.004, ladder - 0.16, ladder - 0.152, z - 0.34, z) for x in (x0 + 1.2 * i for i in range(1, int((x1 - x0) / 1.2) + 1))], 'inox')
    lit = emission(colour, glow, f'overhead lamp {glow}')
    for y, low in rows:
        count = max(1, round((x1 - x0) / 1.9))
        for i in range(count):
            x = x0 + (i + 0.5) * (x1 - x0) / count
            box(x - 0.60, x + 0.60, y - 0.05, y + 0.05, z - low, z - low + 0.05, 'white', 0.004)
            (box(x - 0.58, x + 0.58, y - 0.04, y + 0.04, z - low - 0.003, z - low, 'white', 0) if i in dark else shown(box(x - 0.58, x + 0.58, y - 0.04, y + 0.04, z - low - 0.003, z - low, lit, 0)))
            for s in (-1, 1):
                tube([(x + s * 0.45, y, z - low + 0.05), (x + s * 0.45, y, z)], 0.0025, 'black', 2)


def _flights(x0, x1, y0, y1, a, b, mat='stair concrete', n=9, tread=0.28):
    """A stair of two flights from the floor a to the floor b, along a facade: up to the right, a landing half way, and
    back to the left behind it."""
    middle, half, edge = (y0 + y1) / 2, (b - a) / 2, ((x1 - x0) - n * tread) / 2
    rise, left, right = half / n, x0 + edge, x1 - edge
    step = lambda i, at: [(at + i * tread, (i + 1) * rise), (at + (i + 1) * tread, (i + 1) * rise)]
    flight = [(0, 0)] + [p for i in range(n) for p in step(i, 0)] + [(n * tread, half - 0.24), (0.36, 0)]
    prism([(left + u, a + v) for u, v in flight], y0 + 0.04, middle - 0.04, mat, 0.003)
    back = [(0, -0.24)] + [p for i in range(n) for p in step(i, 0)] + [(n * tread, half - 0.24)]
    prism([(right - u, a + half + v) for u, v in back], middle + 0.04, y1, mat, 0.003)
    box(right, x1 + 0.1, y0 + 0.02, y1, a + half - 0.2, a + half, mat, 0.003)
    box(x0 - 0.1, left, y0 - 0.01, y1, b - 0.24, b, mat, 0.003)
    rail = lambda *points: tube(points, 0.019, 'black', 4)
    posts = lambda p, q, y, count: [tube([(p[0] + (q[0] - p[0]) * t, y, p[1] + (q[1] - p[1]) * t), (p[0] + (q[0] - p[0]) * t, y, p[1] + (q[1] - p[1]) * t + 0.92)], 0.0065, 'black', 2)
                                    for t in ((i + 0.5) / count for i in range(count))]
    newel = lambda x, y, z: tube([(x, y, z), (x, y, z + 0.95)], 0.024, 'black', 4)           # where a rail begins or ends
    rail((left - tread, y0 + 0.08, a + 0.93), (right, y0 + 0.08, a + half + 0.93), (x1, y0 + 0.08, a + half + 0.93))
    newel(left - tread, y0 + 0.08, a)
    posts((left, a + rise), (right, a + half), y0 + 0.08, 2 * n)
    posts((right, a + half), (x1, a + half), y0 + 0.08, 9)
    rail((right + tread, middle + 0.06, a + half + 0.93), (left, middle + 0.06, b + 0.93))
    newel(right + tread, middle + 0.06, a + half)
    newel(left, middle + 0.06, b)
    posts((right, a + half + rise), (left, b), middle + 0.06, 2 * n)
    rail((left, y0 - 0.05, b + 0.93), (x1, y0 - 0.05, b + 0.93))                            # the guard of the upper floor
    newel(left, y0 - 0.05, b)
    posts((left, b), (x1, b), y0 - 0.05, round((x1 - left) / 0.12))


def facade_bay(product, cap=0.015, cap_skin=None, hour='day', depth=0.14, ground='paving', wall='cast', things=(), rooms=((),), backs=('white paint',), floors=('oak floor',),
               deep=5.5, eye=-0.62, lens=30, fill=0.82, foot=0.05, lintel=None, parapet=0.55, windows=(), far=None, lit=(1.0,),
               mirror=None, z=1.6, sides='back wall', tubes=True, light=None, stop=8, shaft=None, marks=()):
    """A facade of fields to scale, from the street, under the edge of its roof. Each floor that it passes is a slab of
    300 mm behind it. `rooms`, `backs`, `floors`: of the storeys from below; `windows` beside it: (x, z, width, height);
    what its panes mirror: `far`, houses opposite (`opposite.houses`), or `mirror`, a panorama (`stage.mirrored`: name,
    strength, turn). `lit`: how strong the lamps of each storey are, of what the hour has; `sides`, `tubes`: see
    `_storey`; `light`: what is not as in STREETS; `stop`: the lens's; `shaft`: how deep the floors are, where all that
    lies behind them is a stair; `marks`: rows of squares on the glass at the ground (`door.marked`)."""
    columns, rows, skin = product['columns'], product['rows'], product['skin']
    flush, opaque, doors = product['joint'] == 'flush', product.get('opaqueRows', ()), product.get('door')
    w, face, total = product['width'] / 1000, product['face'] / 1000, sum(rows) / 1000
    levels = [0, *(slab / 1000 for slab in product.get('slabs', ())), total]
    x0, half, cover = -w / 2, face / 2, cap_skin or skin
    p, at = w / columns, {**STREETS[hour], **(light or {})}
    view = View(w, total, eye, lens, fill, foot, z=z)
    box(-60, 60, -60, 30, -0.4, 0, ground, 0).visible_glossy = False                         # its edge must not lie in the panes
    holes = _wall_windows(windows, lintel, skin, at['lamps'] * lit[0])
    plain_wall(-30, 30, -0.4, total + parapet, 0, 0.40, wall, [(x0 - 0.008, x0 + w + 0.008, -0.3, total + 0.008), *holes])
    if lintel:
        soldier_course(x0 - 0.008, x0 + w + 0.008, total + 0.008, lintel, 0, 0.40)
        g = math.ceil(60 / COURSE)                                                           # a course on edge under the coping
        soldier_course(-g * COURSE / 2, g * COURSE / 2, total + parapet - 3 * COURSE, lintel, 0, 0.1)
    box(-30, 30, -0.05, 0.46, total + parapet, total + parapet + 0.012, 'ral7016', 0.003)     # coping with its drip
    box(-30, 30, -0.05, -0.044, total + parapet - 0.07, total + parapet, 'ral7016', 0.001)
    for a, b in ((-30, x0 - 0.01), (x0 + w + 0.01, 30)):
        box(a, b, -0.025, 0.0, -0.05, 0.24, 'dark cast', 0.004)                             # plinth
        a, b = max(a, -14), min(b, 14)
        wear.foot(a, b, 0.7, -0.026, strength=0.45)
        wear.streaks(a, b, total + parapet - 0.08, 1.3, strength=0.35)
    for a, b, c, _ in holes:
        wear.streaks(a - 0.12, b + 0.12, c - 0.08, 0.7, strength=0.4)
    set_back = 0.12
    z = 0
    with Group((0, set_back, 0)):
        for r, row in enumerate(rows):
            a, b = z, z + row / 1000
            for i in range(columns):
                c, d = x0 + i * p, x0 + (i + 1) * p
                if doors == i and r == 0:
                    element(round(p * 1000 - face * 1000), row - 26, 0.02, skin, face=130, overlight=max(0, row - 2250), x=c + half, handle='lever', depth=0.075, pane='unit glass',
                            marks=(0.90, 1.50))
                    continue
                gap = 0.010 if flush else half * 0.7
                sheet = box(c + gap, d - gap, -0.012, 0.012, a + gap, b - gap, 'spandrel' if r in opaque else 'unit glass', 0.001 if flush else 0)
                sheet.rotation_euler = (math.radians(dice.gauss(0, 0.06)), 0, math.radians(dice.gauss(0, 0.06)))
                if r in opaque:
                    box(c, d, 0.03, 0.10, a, b, 'black', 0)
                marked(c + half, d - half, -0.012, [z for z in marks if a < z < b])
            for line in ((a, b) if r == 0 else (b,)):
                low, high = max(0, line - half), min(total, line + half)
                if doors is not None and line == 0:
                    pieces = [(x0, x0 + doors * p), (x0 + (doors + 1) * p, x0 + w)]
                else:
                    pieces = [(x0, x0 + w)]
                for c, d in pieces:
                    if flush:
                        box(c, d, -0.004, 0.02, line - 0.0105, line + 0.0105, 'seal', 0)
                    else:
                        box(c, d, -cap - 0.012, -0.008, low, high, cover, 0.002)
                    box(c, d, 0.014, depth * 0.9, low, high, skin, 0.002)
            z = b
        for i in range(columns + 1):
            x = x0 + i * p
            if flush:
                box(x - 0.0105, x + 0.0105, -0.004, 0.02, 0, total, 'seal', 0)
            else:
                box(x - half, x + half, -cap - 0.016, -0.008, 0, total, cover, 0.002)
            box(x - half, x + half, 0.014, depth, 0, total, skin, 0.002)
    frame(x0 - 0.008, x0 + w + 0.008, 0, total + 0.008, (0.012, 0.012, 0, 0.012), set_back - 0.01, 0.35, 'sealant', 0)
    for storey, (a, top) in enumerate(zip(levels, levels[1:])):
        b = top - (SLAB if storey < len(levels) - 2 else max(0.0, half - 0.02))        # no sky between ceiling and head
        if storey:
            box(x0 - 0.5, x0 + w + 0.5, set_back + depth + 0.02, shaft or deep, a - SLAB, a - 0.02, 'cast', 0)
            if shaft:
                _flights(x0 - 0.4, x0 + w + 0.4, shaft, deep, levels[storey - 1], a)
        pick = lambda kinds: kinds[min(storey, len(kinds) - 1)]
        _storey(x0 - 0.5, x0 + w + 0.5, a, b, deep, at['lamps'] * pick(lit), pick(rooms), pick(backs), pick(floors), sides, tubes,
                floor_to=shaft if storey else None, ceiling_to=shaft if storey < len(levels) - 2 else None)
    for name, x, y, how in ((*thing, {})[:4] for thing in things):
        how = dict(how)
        put(name, x, y, how.pop('turn', 0), **how)
    zenith, horizon, strength, cover, seed = at['sky']
    stage.street(zenith, horizon, strength, cover, seed, mirror=at['mirror'])
    if at['sun']:
        power, way, colour = at['sun']
        sunlight(way, power, colour, 0.6)
    picture = view.photograph(at['exposure'], SAMPLES, stop=stop, key=at['key'])
    bpy.context.scene.cycles.diffuse_bounces = 3
    if mirror:
        stage.mirrored(*mirror, panes=True)
        return {**picture, 'mirrors': 8}
    if far is None:
        return picture
    fall = strength * max(horizon)
    across.ground(-24, 0.5 * fall)
    across.houses(-24, **{'light': 0.5 * fall, 'sky': horizon, **far})
    return {**picture, 'mirrors': 8}


def roof(product, rafter=0.15, wall='white paint', floor='terrazzo floor', hour='day', ceiling='ceiling', things=(), eave=3.7, wide=0.9, lens=17, pitch=50.0, from_y=0.3, eye=-0.08, seed=3.3, outside=None, clouds=None, silt=False, sunny=None, key=None):
    """A glazed roof from below: an opening in the ceiling with an upstand of 500 mm, rafters that stand on it, purlins
    between them, panes above. Its sky is painted from `seed` (`clouds`: settings of `stage.sky`), or the panorama
    `outside` (see `place.Hour`). `silt`: whether the dirt of a year lies on its panes; `sunny`: direction of the sun,
    where it is not the hour's."""
    columns, rows, form, slope, skin = (product[k] for k in ('columns', 'rows', 'form', 'pitch', 'skin'))
    w, deep, face = (product[k] / 1000 for k in ('width', 'length', 'face'))
    at, tan = HOURS[hour], math.tan(math.radians(slope))
    seat, up = 0.12, 0.5
    base = eave + up                                                                         # top of the upstand
    half = rafter / 2 / math.cos(math.radians(slope))
    line = lambda out: base + half + (out - seat) * tan                                      # middle of a rafter, `out` metres inside the outer edge
    x0, x1, y0, y1 = -w / 2 - wide, w / 2 + wide, -3.4, deep + wide
    box(x0 - 1, x1 + 1, y0 - 1, y1 + 1, -0.1, 0, floor, 0)
    for a, b, c, d in ((x0 - 0.3, x0, y0, y1 + 0.3), (x1, x1 + 0.3, y0, y1 + 0.3), (x0, x1, y1, y1 + 0.3), (x0, x1, y0 - 0.3, y0)):
        box(a, b, c, d, 0, eave, wall, 0)
    h = seat + 0.06
    for a, b, c, d in ((x0 - 0.3, -w / 2 + h, y0 - 0.3, y1 + 0.3), (w / 2 - h, x1 + 0.3, y0 - 0.3, y1 + 0.3), (-w / 2 + h, w / 2 - h, y0 - 0.3, h), (-w / 2 + h, w / 2 - h, deep - h, y1 + 0.3)):
        box(a, b, c, d, eave, eave + 0.35, ceiling, 0)
    for a, b, c, d in ((-w / 2 - 0.1, -w / 2 + seat, -0.1, deep + 0.1), (w / 2 - seat, w / 2 + 0.1, -0.1, deep + 0.1), (-w / 2 + seat, w / 2 - seat, -0.1, seat), (-w / 2 + seat, w / 2 - seat, deep - seat, deep + 0.1)):
        box(a, b, c, d, eave + 0.02, base, ceiling, 0.003)                                   # upstand
        box(a, b, c, d, base - 0.004, base + 0.02, skin, 0.003)                              # its plate
    frame_line = lambda p, q, wide_=face, tall=rafter: bar(p, q, wide_, tall, skin)

    def caps(p, q, lift):
        bar((p[0], p[1], p[2] + lift), (q[0], q[1], q[2] + lift), face, 0.018, skin)
    glass_lift = half + 0.02
    if form == 'saddle':
        n = columns // 2
        top = lambda x, y: (x, y, line(w / 2 - abs(x)))
        e = seat - 0.06
        for j in range(rows + 2):
            y = e + (deep - 2 * e) * j / (rows + 1)
            for s in (-1, 1):
                frame_line(top(s * (w / 2 - 0.02), y), top(0, y))
                caps(top(s * (w / 2 - 0.02), y), top(0, y), glass_lift + 0.03)
        for s in (-1, 1):
            for i in range(1, n):
                x = s * (w / 2) * (1 - i / n)
                frame_line(top(x, e), top(x, deep - e), face, rafter * 0.8)
                caps(top(x, e), top(x, deep - e), glass_lift + 0.03)
            _roof_glass(*((x, y, z + glass_lift) for x, y, z in (top(s * w / 2, 0), top(0, 0), top(0, deep), top(s * w / 2, deep))), rows=n, silt=silt)
        ridge = line(w / 2)
        bar((0, e, ridge), (0, deep - e, ridge), face * 1.3, rafter * 1.1, skin)
        for y in (e, deep - e):                                                              # glazed gables
            for i in range(-n + 1, n):
                x = w / 2 * i / n
                box(x - face / 2, x + face / 2, y - 0.04, y + 0.04, base, line(w / 2 - abs(x)) - half * 0.6, skin, 0.002)
            from_faces('gable', [(-w / 2, y, base), (w / 2, y, base), (0, y, ridge)], [(0, 1, 2)], 'unit glass')
    else:
        apex = (0, deep / 2, line(w / 2))
        corners = [(s * (w / 2 - 0.02), deep / 2 + t * (deep / 2 - 0.02), line(0.02)) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mix = lambda a, b, t: tuple(a[k] + (b[k] - a[k]) * t for k in range(3))
        for c in corners:
            frame_line(c, apex, face * 1.3, rafter * 1.25)
        for k in range(4):
            a, b = corners[k], corners[(k + 1) % 4]
            for r in range(1, rows + 1):
                frame_line(mix(a, apex, r / (rows + 1)), mix(b, apex, r / (rows + 1)), face, rafter * 0.8)
            for i in range(1, columns):
                t = i / columns
                foot = mix(a, b, t)
                reach = 2 * min(t, 1 - t)
                frame_line(foot, apex if t == 0.5 else mix(a if t < 0.5 else b, apex, reach))
            lift = lambda q: (q[0], q[1], q[2] + glass_lift)
            _roof_glass(lift(a), lift(b), lift(apex), rows=rows + 1, silt=silt)
        cylinder((0, deep / 2, apex[2] - rafter * 0.9), (0, deep / 2, apex[2] + 0.02), face * 1.4, skin, 24, 0.004)   # the node at the top
    for name, where, y, how in ((*thing, {})[:4] for thing in things):
        how = dict(how)
        side = {'left': (x0, y, 90), 'right': (x1, y, -90), 'end': (y, y1, 0)}.get(where) or (where, y, 0)
        put(name, side[0], side[1], how.pop('turn', side[2]), **how)
    if outside:
        stage.panorama(*outside, soft=0.9)
    else:
        stage.sky(max(12, at.height), **{'azimuth': -62, 'strength': 0.15, 'dust': 0.6, 'ozone': 1.3, 'cover': 0.36, 'bright': (10, 10.3, 10.8), 'scale': 0.9, 'opacity': 0.9, 'softness': 0.10, 'stretch': (1, 1.7), **(clouds or {})}, seed=seed)
    if at.sun:
        e = math.radians(at.height + 8)
        sunlight(sunny or (0.80 * math.cos(e), 0.60 * math.cos(e), -math.sin(e)), at.sun, at.warm)
    stage.area((0, deep / 2, base + 0.1), (0, deep / 2, 0), w * 0.85, 8 * w * deep * at.sky, at.sky_colour, height=deep * 0.85, mirrored=False)
    lamp(0, y0 + 0.4, eave, w, 2.0, 30 * at.lamps, shows=False)
    stage.setup((1600, 1200), SAMPLES, at.exposure - 0.15, 8)
    cycles = bpy.context.scene.cycles
    cycles.use_adaptive_sampling = False
    cycles.diffuse_bounces, cycles.transparent_max_bounces, cycles.sample_clamp_indirect = 4, 16, 3.0
    bpy.context.scene.world.cycles_visibility.diffuse = False
    y = from_y
    t = math.radians(pitch)
    stage.camera((eye * w, y, 1.5), (eye * w * 0.9, y + math.cos(t), 1.5 + math.sin(t)), lens, level=False)
    bpy.context.scene.view_settings.look = 'Very High Contrast'
    return {'glow': 0.04, 'sharp': 0.4, 'grain': 0, 'film': True, 'key': key or at.key, 'saturation': 0.9, 'vignette': 0.3}


def _washed(rows):
    """What rain leaves on a sloping pane: a narrow rim of silt above each of its `rows` of purlins, and faint runs down
    the slope; the sun shines through it."""
    name = f'washed {rows}'

    def make():
        mat = bpy.data.materials.new(name)
        n = Nodes(mat, clear=True)
        v = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs[2]
        grit = n.spread(n.noise(n.where(), 38, 6, 0.7), 0.15, 1.0)
        reach = n.spread(n.noise(n.where(), 9, 4, 0.6), 0.3, 1.3)
        low = n.ramp(n.math('DIVIDE', n.math('FRACT', n.math('MULTIPLY', v, float(rows))), reach), [(0.0, (0.62,) * 3), (0.018, (0.40,) * 3), (0.06, (0.13,) * 3), (0.16, (0.05,) * 3), (1.0, (0.03,) * 3)])
        runs = n.math('MULTIPLY', n.ramp(n.noise(n.where((14, 14, 0.9)), 1, 5, 0.66), [(0.52, (0, 0, 0)), (0.72, (1, 1, 1))]), 0.07)
        dirt = n.math('MULTIPLY', n.math('ADD', low, runs), grit)
        lit = n.shaders(0.5, n.add('BsdfTranslucent', {0: rgb('#b9ad96')}).outputs[0], n.add('BsdfTransparent', {0: (0.42, 0.38, 0.32, 1)}).outputs[0])
        n.put(n.shaders(dirt, n.add('BsdfTransparent').outputs[0], lit), n.add('OutputMaterial').inputs[0])
        return mat
    define(name, make)
    return name


def _roof_glass(*points, rows=1, silt=False):
    """A pane; with `silt` the dirt of a year lies above its `rows` of purlins."""
    from_faces('roof glass', points, [tuple(range(len(points)))], 'unit glass')
    if silt:
        a, b, d = (Vector(p) for p in (points[0], points[1], points[-1]))
        n = (b - a).cross(d - a).normalized()
        n = n if n.z > 0 else -n
        from_faces('film', [Vector(p) + n * 0.008 for p in points], [tuple(range(len(points)))], _washed(rows)).visible_shadow = False
