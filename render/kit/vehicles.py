"""Things with wheels or wings that make a yard look used: simple, meant for the middle distance."""
import math

import numpy as np

from kit.materials import plain
from kit.mesh import box, cylinder, from_faces


def _hull(sections, mat, steps=20):
    """A smooth body through ellipses (y, centre x, centre z, half width, half height)."""
    turns = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    verts = [(cx + rx * math.cos(t), y, cz + rz * math.sin(t)) for y, cx, cz, rx, rz in sections for t in turns]
    faces = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i)
             for k in range(len(sections) - 1) for i in range(steps)]
    faces += [tuple(range(steps)), tuple(range((len(sections) - 1) * steps, len(sections) * steps))]
    return from_faces('hull', verts, faces, mat, smooth=True)


def aircraft(stripe='#7a2f28'):
    """A light high-wing aircraft at the origin, nose towards -Y, 8 m long, 11 m across."""
    white, dark, red = plain('aircraft', '#e9eaea', 0.25), plain('canopy', '#1a2126', 0.05, 0.8), plain('stripe', stripe, 0.3)
    _hull([(-2.75, 0, 1.35, 0.16, 0.18), (-2.6, 0, 1.35, 0.36, 0.36), (-1.9, 0, 1.38, 0.48, 0.46), (-1.3, 0, 1.48, 0.56, 0.62), (-0.5, 0, 1.58, 0.58, 0.74),
           (0.6, 0, 1.56, 0.56, 0.70), (1.6, 0, 1.52, 0.42, 0.50), (3.2, 0, 1.55, 0.24, 0.30), (4.9, 0, 1.60, 0.08, 0.16)], white)
    _hull([(-1.42, 0, 1.80, 0.30, 0.20), (-1.0, 0, 1.90, 0.545, 0.26), (-0.3, 0, 1.98, 0.585, 0.26), (0.5, 0, 1.94, 0.565, 0.24), (0.9, 0, 1.90, 0.42, 0.2)], dark)
    for s in (-1, 1):
        box(*sorted((s * 0.50, s * 0.585)), -2.2, 1.6, 1.20, 1.28, red, 0)
        verts = [(s * a, y, z + 0.03 * a) for a, ys in ((0.0, (-0.75, 0.85)), (3.2, (-0.75, 0.85)), (5.4, (-0.55, 0.65))) for y in ys for z in (2.24, 2.38)]
        from_faces('wing', verts, [(0, 2, 6, 4), (4, 6, 10, 8), (1, 5, 7, 3), (5, 9, 11, 7), (0, 4, 5, 1), (4, 8, 9, 5), (2, 3, 7, 6), (6, 7, 11, 10), (8, 10, 11, 9)], white, bevel=0.03)
        cylinder((s * 0.52, -0.15, 1.05), (s * 2.7, -0.05, 2.30), 0.03, white)
        box(*sorted((0, s * 1.7)), 4.15, 4.95, 1.62, 1.69, white, 0.02)
        cylinder((s * 0.4, 0.15, 1.0), (s * 1.15, 0.25, 0.22), 0.045, white)
        cylinder((s * 1.10, 0.25, 0.20), (s * 1.26, 0.25, 0.20), 0.20, 'black', 24, 0.03)
    from_faces('fin', [(-0.04, 3.7, 1.7), (-0.04, 4.95, 1.7), (-0.04, 5.2, 3.0), (-0.04, 4.6, 3.0), (0.04, 3.7, 1.7), (0.04, 4.95, 1.7), (0.04, 5.2, 3.0), (0.04, 4.6, 3.0)],
               [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (3, 2, 6, 7), (2, 1, 5, 6), (1, 0, 4, 5)], red, bevel=0.02)
    cylinder((0, -2.1, 1.0), (0, -2.2, 0.2), 0.04, white)
    cylinder((-0.06, -2.2, 0.19), (0.06, -2.2, 0.19), 0.19, 'black', 24, 0.03)
    cylinder((0, -2.98, 1.35), (0, -2.72, 1.35), 0.05, red, 24, 0.0, 0.17)
    box(-0.95, 0.95, -2.90, -2.87, 1.30, 1.40, 'black', 0.01).rotation_euler = (0, 0.5, 0)


def wheel_loader(paint='#d09a1c'):
    """A wheel loader at the origin, bucket towards -Y, 7 m long."""
    yellow, dark, window = plain('loader', paint, 0.4), plain('loader dark', '#26282a', 0.6), plain('loader glass', '#20292d', 0.05, 0.8)
    for s in (-1, 1):
        for y in (-1.5, 1.5):
            cylinder((s * 0.72, y, 0.78), (s * 1.28, y, 0.78), 0.78, 'black', 36, 0.08)
            cylinder((s * 1.20, y, 0.78), (s * 1.30, y, 0.78), 0.36, yellow, 28, 0.02)
            box(*sorted((s * 0.70, s * 1.28)), y - 0.72, y + 0.72, 1.60, 1.68, dark, 0.02)
    box(-0.62, 0.62, -2.0, 2.7, 0.62, 1.15, dark, 0.04)
    box(-0.88, 0.88, 0.55, 2.75, 1.10, 2.05, yellow, 0.10)
    box(-0.72, 0.72, -1.0, 0.55, 1.15, 1.75, yellow, 0.05)
    box(-0.70, 0.70, -0.95, 0.50, 1.78, 2.98, window, 0.06)
    for x in (-0.70, 0.70):
        for y in (-0.95, 0.50):
            box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, 1.75, 3.0, dark, 0.01)
    box(-0.80, 0.80, -1.05, 0.65, 2.98, 3.10, yellow, 0.05)
    for s in (-0.45, 0.45):
        box(s - 0.09, s + 0.09, -3.3, -0.9, 1.05, 1.28, yellow, 0.02).rotation_euler = (0.24, 0, 0)
    bucket = [(-3.15, 0.95), (-3.25, 0.12), (-4.15, 0.05), (-4.15, 0.10), (-3.40, 0.30), (-3.30, 0.95)]
    from_faces('bucket', [(x, y, z) for x in (-1.45, 1.45) for y, z in bucket],
               [(0, 1, 2, 3, 4, 5), (11, 10, 9, 8, 7, 6)] + [(i, 6 + i, 6 + (i + 1) % 6, (i + 1) % 6) for i in range(6)], dark, bevel=0.01)


def lorry(cab='#2f5d7c', box_colour='#e4e6e7'):
    """A rigid lorry at the origin along Y, cab towards -Y, 10 m long."""
    paint, cargo, window = plain('cab', cab, 0.3), plain('cargo', box_colour, 0.35), plain('cab glass', '#1b2226', 0.05, 0.8)
    box(-1.27, 1.27, -3.2, 4.6, 1.15, 3.95, cargo, 0.03)
    box(-1.1, 1.1, -4.8, 4.5, 0.75, 1.12, 'black', 0.02)
    from_faces('cab', [(x, y, z) for x in (-1.22, 1.22) for y, z in ((-5.35, 0.55), (-5.40, 1.75), (-5.10, 3.2), (-3.45, 3.35), (-3.45, 0.75))],
               [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5)] + [(i, 5 + i, 5 + (i + 1) % 5, (i + 1) % 5) for i in range(5)], paint, bevel=0.06)
    from_faces('screen', [(-1.1, -5.42, 1.85), (1.1, -5.42, 1.85), (1.06, -5.17, 2.95), (-1.06, -5.17, 2.95)], [(0, 1, 2, 3)], window)
    for s in (-1, 1):
        from_faces('side', [(s * 1.226, -5.1, 1.9), (s * 1.226, -4.1, 1.9), (s * 1.226, -4.1, 2.85), (s * 1.226, -4.95, 2.85)], [(0, 1, 2, 3)], window)
        for y in (-4.3, 2.3, 3.6):
            cylinder((s * 0.85, y, 0.5), (s * 1.2, y, 0.5), 0.5, 'black', 28, 0.05)
            cylinder((s * 1.19, y, 0.5), (s * 1.215, y, 0.5), 0.26, 'ral7035', 20, 0.01)
        box(s * 1.0 - 0.16, s * 1.0 + 0.16, -5.42, -5.36, 0.75, 0.92, 'white', 0.02)
