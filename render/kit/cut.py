"""Profile cuts: the corner of a system on a seamless light ground. Same camera, light and ground for all.

Sections are given in millimetres: u runs from the outer corner towards the glass, v from the face
that the camera sees into the depth. A section is drawn twice, standing (u = X) and lying (u = Z).
"""
import math

import bpy
import numpy as np

from kit import stage
from kit.materials import (brushed, concrete, define, glass, milled, plain, plaster, principled, rgb)
from kit.mesh import cylinder, extrude, from_faces

GROUND = '#e6e4df'

#: Half-finished parts and their look.
define('cut alu', lambda: milled('cut alu', '#dcdcd9', 0.30, 0.75))
define('mill alu', lambda: brushed('mill alu', (0.42, 0.42, 0.41), 0.45))
define('cut steel', lambda: milled('cut steel', '#b9b7b2', 0.26, 0.85))
define('zinc', lambda: concrete('zinc', '#8f9395', rough=0.45))
define('polyamide', lambda: plain('polyamide', '#26272a', 0.5))
define('epdm', lambda: plain('epdm', '#1a1a1b', 0.55, 0.3))
define('silicone', lambda: plain('silicone', '#202122', 0.38, 0.45))
define('intumescent', lambda: plain('intumescent', '#c2421f', 0.7, 0.3))
define('board', lambda: plaster('board', '#ece5d6', 0.95, 0.7))
define('pink board', lambda: plaster('pink board', '#d9a79a', 0.95, 0.7))
define('grey board', lambda: plaster('grey board', '#a9a7a0', 0.95, 0.7))
define('ceramic', lambda: _fibre('ceramic', '#f4f1ea'))
define('silicate', lambda: _fibre('silicate', '#d8dde0'))
define('mineral', lambda: _fibre('mineral', '#b9a56b'))
define('spacer', lambda: plain('spacer', '#2a2b2c', 0.5))
define('tape', lambda: plaster('tape', '#e9e7e1', 0.9, 0.4))
define('pane', lambda: plain('pane', '#3f8570', 0.12, 0.7))                                # edges of glass sheets
define('gel', lambda: plain('gel', '#cfe0d6', 0.25, 0.5))                                 # swelling layers between them
define('screw', lambda: plain('screw', '#c9c9c6', 0.25, 0.5, 1.0))


def _fibre(name, colour):
    """Wool-like filling: soft, streaked across."""
    mat, n, s = principled(name, rgb(colour), 1.0, spec=0.1)
    fibre = n.noise(n.where((260, 90, 260)), 1, 5, 0.7)
    base = rgb(colour)
    n.put(n.ramp(fibre, [(0.3, tuple(x * 0.7 for x in base[:3])), (0.65, base)]), s.inputs['Base Color'])
    n.put(n.bump(fibre, 0.9, 0.0018), s.inputs['Normal'])
    return mat


def alu(skin):
    """(outside, cut end, hole walls) of an aluminium profile with the given surface."""
    return (skin, 'cut alu', 'mill alu')


def steel(skin):
    return (skin, 'cut steel', 'zinc')


def rect(u0, u1, v0, v1):
    return [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]


def round_rect(u0, u1, v0, v1, r, steps=5):
    points = []
    for cu, cv, start in ((u1 - r, v1 - r, 0), (u0 + r, v1 - r, 90), (u0 + r, v0 + r, 180), (u1 - r, v0 + r, 270)):
        points += [(cu + r * math.cos(math.radians(start + 90 * i / steps)), cv + r * math.sin(math.radians(start + 90 * i / steps)))
                   for i in range(steps + 1)]
    return points


def hollow(u0, u1, v0, v1, wall=1.8, radius=0.0, webs=()):
    """A tube; `webs` are u positions of inner walls."""
    cut = round_rect if radius else lambda a, b, c, d, r: rect(a, b, c, d)
    edges = [u0 + wall] + [x for w in webs for x in (w - wall / 2, w + wall / 2)] + [u1 - wall]
    inner = max(radius - wall, 0.6)
    return [cut(u0, u1, v0, v1, radius)] + [cut(a, b, v0 + wall, v1 - wall, inner if radius else 0) for a, b in zip(edges[::2], edges[1::2])]


class Corner:
    """The sample being built. `up` and `right`: leg lengths in metres; `stub`: how far it reaches past the corner.

    `tilt` in degrees leans the sample back; its lower and upper ends stay horizontal.
    """

    def __init__(self, up=0.36, right=0.40, tilt=0.0):
        self.up, self.right, self.slant = up, right, math.tan(math.radians(tilt))

    def _end(self, z):
        return (lambda u, v: z + v * self.slant) if self.slant else z

    def upright(self, loops, mats, inset=0.0, start=None, bevel_mm=0.35, end=None):
        """A standing bar; start None = mitred at the corner."""
        low = (lambda u, v: u) if start is None else self._end(start)
        extrude(loops, 'z', low, self._end(self.up - inset if end is None else end), mats, bevel_mm)

    def beam(self, loops, mats, inset=0.0, start=None, bevel_mm=0.35, end=None):
        """A lying bar."""
        extrude(loops, 'x', (lambda u, v: u) if start is None else start, self.right - inset if end is None else end, mats, bevel_mm)

    def both(self, loops, mats, inset=0.0, bevel_mm=0.35):
        """A mitred pair; `inset` shortens it at the cut ends (metres)."""
        self.upright(loops, mats, inset, None, bevel_mm)
        self.beam(loops, mats, inset, None, bevel_mm)

    def pane(self, x0, x1, z0, z1, v0, build, edges='lb', rim_mm=12):
        """A glass unit. x0..z1 in metres, v0 = face in mm; `build` lists (kind, thickness mm): pane, gel, gap.

        `edges`: which sides (l, r, b, t) are real edges with a spacer; the others are cut. Returns the back face in mm.
        """
        v = v0
        for i, (kind, thick) in enumerate(build):
            if kind == 'gap':
                r = rim_mm / 1000
                for side, (a, b, c, d) in {'l': (x0, x0 + r, z0, z1), 'r': (x1 - r, x1, z0, z1), 'b': (x0, x1, z0, z0 + r), 't': (x0, x1, z1 - r, z1)}.items():
                    if side in edges:
                        extrude([rect(a * 1000, b * 1000, v + 0.1, v + thick - 0.1)], 'z', self._end(c), self._end(d), 'spacer', 0.15)
            else:
                step = 0.0006 if kind == 'gel' else 0.0
                self._sheet(x0 + step, x1 - step, z0 + step, z1 - step, v, v + thick, kind,
                            _face(_sheets_from(build, i)) if i == 0 or build[i - 1][0] == 'gap' else None)
            v += thick
        return v

    def _sheet(self, x0, x1, z0, z1, v0, v1, kind, face):
        """The four rims of one sheet. Only the first sheet of a laminate has a `face`, which stands for the tint and gloss of all of it:
        a ray meets two surfaces instead of thirty."""
        at = lambda x, v, z: (x, v / 1000, z + v / 1000 * self.slant)
        verts = [at(x, v, z) for v in (v0, v1) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        from_faces(kind, verts, [(i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i) for i in range(4)], kind)
        if face:
            from_faces('face', verts[:4], [(0, 1, 2, 3)], face)


def _sheets_from(build, i):
    """How many sheets are bonded together from position i on."""
    count = 0
    for kind, _ in build[i:]:
        if kind == 'gap':
            break
        count += kind == 'pane'
    return count


def _face(sheets):
    """Clear glass, greener the more sheets there are."""
    name = f'glass of {sheets} sheets'
    define(name, lambda: glass(name, tuple(t ** (sheets + 1) for t in (0.952, 0.979, 0.968))))
    return name


def laminate(total, panes):
    """Fire glass of `panes` sheets with swelling layers between, `total` mm thick."""
    gel = 1.6 if total < 24 else 2.4
    sheet = (total - gel * (panes - 1)) / panes
    return [part for i in range(panes) for part in ([('gel', gel)] if i else []) + [('pane', sheet)]]


def unit(outer, gap, fire):
    """Insulating unit: outer pane mm, cavity mm, then the fire laminate."""
    return [('pane', outer), ('gap', gap)] + fire


def thickness(build):
    return sum(t for _, t in build)


# ---- aluminium: three chambers ------------------------------------------------------------------

def _three_chambers(c, u0, u1, front, back, depth, skin, fill, wall=1.8, webs=()):
    """Outer shell v 0..front, thermal break, inner shell v back..depth; `fill` = boards per chamber (front, middle, back)."""
    c.both(hollow(u0, u1, 0, front, wall, webs=webs), alu(skin))
    c.both(hollow(u0, u1, back, depth, wall, webs=webs), alu(skin))
    for a, sign in ((u0 + 4, 1), (u1 - 4, -1)):
        c.both([rect(*sorted((a - sign * 2, a + sign * 6)), front - 4, front)], alu(skin), 0.0)      # rolled-in lips
        c.both([rect(*sorted((a - sign * 2, a + sign * 6)), back, back + 4)], alu(skin), 0.0)
        mid, b = (front + back) / 2, a + sign * 4
        lo, hi = sorted((a, b))
        bulge = 1.6 * sign
        c.both([[(lo - .6, front - 2.6), (hi + .6, front - 2.6), (hi, front), (hi - 1.1 + bulge * .4, mid - 5), (hi - 1.1 + bulge, mid), (hi - 1.1 + bulge * .4, mid + 5),
                 (hi, back), (hi + .6, back + 2.6), (lo - .6, back + 2.6), (lo, back), (lo + 1.1 + bulge * .4, mid + 5), (lo + 1.1 + bulge, mid), (lo + 1.1 + bulge * .4, mid - 5), (lo, front)]],
               'polyamide', -0.0002, 0.2)
    for layers, (a, b), (v0, v1) in zip(fill, ((u0 + 3, u1 - 3), (u0 + 11.5, u1 - 11.5), (u0 + 3, u1 - 3)),
                                        ((wall + 1, front - 5), (front + 1.5, back - 1.5), (back + 5, depth - wall - 1))):
        step = (v1 - v0) / max(1, len(layers))
        for i, layer in enumerate(layers):
            if layer:
                spans = list(zip([a] + [w + 2 for w in webs], [w - 2 for w in webs] + [b])) if (v0, v1) != (front + 1.5, back - 1.5) else [(a, b)]
                for s0, s1 in spans:
                    c.both([rect(s0, s1, v0 + i * step + .2, v0 + (i + 1) * step - .2)], layer, 0.003)


FILLS = {
    'eco': ((), ('board', None), ()),
    'EI30': ((), ('board',), ()),
    'EI60': (('board',), ('board',), ('board',)),
    'EI90': (('board',), ('pink board', 'board', 'pink board'), ('board',)),
    'EI120': (('board', 'pink board'), ('pink board', 'board', 'grey board', 'pink board'), ('pink board', 'board')),
}


def aluminium_door(skin, glass, fill, depth=78, thermal_break=32, flush=True, double_seal=False, strips=1, leaf_skin=None):
    """Frame and leaf of a PE78EI door. `flush`: Design Line, the glass lies almost in line with the profile;
    otherwise it is set back behind a deep lip. `strips`: swelling strips in the gap; sizes in mm."""
    c = Corner()
    leaf_skin = leaf_skin or skin
    front = (depth - thermal_break) * 0.46
    back = front + thermal_break
    fill = FILLS[fill]
    _three_chambers(c, 0, 54, front, back, depth, skin, fill)
    _three_chambers(c, 60, 132, front, back, depth, leaf_skin, fill)
    # rebate: stop on the frame, overlapping lip on the leaf, seals, swelling strips in grooves
    c.both([[(54, back), (59, back), (59, back + 2), (56, back + 2), (56, back + 5), (54, back + 5)]], alu(skin))
    c.both([rect(44, 60, depth - 0.2, depth + 4)], alu(leaf_skin))
    c.both([[(47, depth - 4.5), (53, depth - 4.5), (53.5, depth - .3), (50, depth - 1), (46.5, depth - .3)]], 'epdm', -0.004)
    mid = (front + back) / 2
    for v in ([mid - 7, mid + 9] if double_seal else [mid + 2]):
        c.both([[(54, v - 4), (56.5, v - 4.5), (60.6, v - 1.5), (60.6, v + 2), (57, v + 4), (54, v + 3)]], 'epdm', -0.003)
    if double_seal:
        c.both([[(54, 3), (56, 3), (60.5, 5), (60.5, 7.5), (56, 8), (54, 7)]], 'epdm', -0.003)
    for i in range(strips):
        v = 9.5 + i * 0 if i == 0 else (front + 3 if i == 1 else back + 8)
        width = min(front - 12, 12) if i == 0 else 9
        c.both([rect(54.2, 56.6, v, v + width)], 'intumescent', -0.001)
        if i:
            c.both([rect(58.0, 60.0, v, v + width)], 'intumescent', -0.001)
    # glass seat
    if flush:
        face = 3.4
        c.both([[(132, 0), (146, 0), (146, 2.2), (142, 2.2), (142, 3), (132, 3)]], alu(leaf_skin))
        c.both([[(146, .3), (149.5, 1.6), (149.5, face), (142, face), (142, 2.4), (146, 2.2)]], 'epdm', -0.001)
    else:
        face = min(front + 4.5, depth - thickness(glass) - 14)
        c.both(hollow(132, 152, 0, face - 5, 1.8), alu(leaf_skin))
        c.both([[(145, face - 5.5), (152, face - 5.5), (153, face - 2.5), (152, face), (146, face)]], 'epdm', -0.001)
    rear = c.pane(0.139, c.right - 0.030, 0.139, c.up - 0.030, face, glass)
    bead = max(min(rear + 4.5, depth - 4), 0)
    c.both(hollow(132, 152, bead, depth, 1.5) if depth - bead > 7 else [rect(132, 152, bead, depth)], alu(leaf_skin), 0.0)
    c.both([[(145, rear), (152, rear), (153, rear + 2), (152, bead + .4), (145, bead + .4)]], 'epdm', -0.001)
    c.both([rect(132.4, 134.8, face + 5, min(rear, depth - 6) - 2)], 'intumescent', 0.020)
    if 'EI90' in str(fill) or strips > 2:
        c.both([rect(135.2, 137.4, face + 8, rear - 4)], 'grey board', 0.023)
    return _photograph()


def aluminium_window(skin, glass, depth=78, sash=86, thermal_break=34):
    """Tilt-and-turn window: frame 78, sash 86 mm deep, fitting in the groove between them."""
    c = Corner()
    front = (depth - thermal_break) * 0.46
    back = front + thermal_break
    _three_chambers(c, 0, 46, front, back, depth, skin, FILLS['EI30'])
    _three_chambers(c, 56, 104, front, back, sash, skin, FILLS['EI30'])
    c.both([rect(36, 57, depth + 3.5, sash)], alu(skin))                               # sash laps the frame on the inside
    c.both([[(39, depth), (45, depth), (46, depth + 3.8), (38, depth + 3.8)]], 'epdm', -0.003)
    c.both([[(46, 2), (53, 2), (53, 4.2), (50, 4.2), (50, 7), (46, 7)]], alu(skin))       # outer stop
    c.both([[(50, 4.2), (56.4, 4.4), (56.4, 8), (51, 8)]], 'epdm', -0.002)
    mid = (front + back) / 2
    c.both([[(46, mid - 9), (49, mid - 9), (56.6, mid - 3), (56.6, mid + 2), (51, mid + 3), (46, mid + 4)]], 'epdm', -0.003)
    c.both([rect(47.5, 49.9, back + 3, back + 15)], 'screw', -0.012)                    # espagnolette: rod and keep
    c.both([rect(52.5, 55.8, back + 1, back + 17)], 'zinc', -0.006)
    c.both([rect(46.2, 48.6, front + 1.5, front + 8)], 'intumescent', -0.001)
    face = 21
    c.both(hollow(104, 122, 0, face - 5, 1.8), alu(skin))
    c.both([[(115, face - 5.3), (122, face - 5.3), (123, face - 2), (122, face), (116, face)]], 'epdm', -0.001)
    rear = c.pane(0.111, c.right - 0.030, 0.111, c.up - 0.030, face, glass)
    c.both(hollow(104, 122, rear + 4.5, sash, 1.5), alu(skin))
    c.both([[(115, rear), (122, rear), (123, rear + 2), (122, rear + 5), (115, rear + 5)]], 'epdm', -0.001)
    c.both([rect(104.4, 106.8, face + 5, rear - 4)], 'intumescent', 0.020)
    return _photograph()


def butt_glazing(skin, glass, fill, joint=4, depth=78):
    """Frameless joint: an edge frame and two panes that meet in a `joint` mm wide seam."""
    c = Corner(0.36, 0.43)
    front = (depth - 32) * 0.46
    _three_chambers(c, 0, 38, front, front + 32, depth, skin, FILLS[fill], webs=())
    t = thickness(glass)
    face = depth / 2 - t / 2
    seam = 0.245
    for v0, v1 in ((0, face - 4.5), (face + t + 4.5, depth)):
        c.both(hollow(38, 58, v0, v1, 1.6), alu(skin))
    for v0, v1 in ((face - 5, face), (face + t, face + t + 5)):
        c.both([[(50, v0), (58, v0), (59, (v0 + v1) / 2), (58, v1), (50, v1)]], 'epdm', -0.001)
    c.both([rect(38.3, 41, face + 1, face + t - 1)], 'intumescent', -0.001)
    j = joint / 2000
    c.pane(0.046, seam - j, 0.046, c.up - 0.030, face, glass)
    c.pane(seam + j, c.right - 0.025, 0.046, c.up - 0.030, face, glass)
    s = seam * 1000
    c.upright([[(s - joint / 2, face - .4), (s, face + .3), (s + joint / 2, face - .4), (s + joint / 2, face + t + .4), (s - joint / 2, face + t + .4)]],
              'silicone', 0.031, 0.046, 0.1)
    c.upright([rect(s - joint / 2 + .2, s + joint / 2 - .2, face + t * .3, face + t * .7)], 'intumescent', 0.0302, 0.046, 0.05)
    return _photograph()


# ---- steel ----------------------------------------------------------------------------------------

def _steel_pair(c, u_front, u_back, depth, shell, skin, core, wall=1.75, radius=2.2):
    """Two roll-formed tubes with an insulating core between them; u_* = (from, to) of the front and back tube."""
    c.both(hollow(*u_front, 0, shell, wall, radius), steel(skin))
    c.both(hollow(*u_back, depth - shell, depth, wall, radius), steel(skin))
    a, b = max(u_front[0], u_back[0]), min(u_front[1], u_back[1])
    c.both([rect(a + 2.6, b - 2.6, shell - 0.1, depth - shell + 0.1)], core, 0.002)
    for u in (a + 0.8, b - 2.0):                                                       # thin stainless webs
        c.both([rect(u, u + 1.2, shell - 0.6, depth - shell + 0.6)], ('screw', 'cut steel', 'screw'), 0.0, 0.1)


def _steel_seat(c, u, depth, glass, skin, lip=3.0, wide=18, inner=None):
    """Glazing lip at the front, pane, clip-on bead at the back; u = where the leaf's body ends (mm)."""
    face = lip + 4
    c.both([rect(u - 1, u + wide, 0, lip)], steel(skin))
    c.both([[(u + wide - 7, lip), (u + wide, lip - .2), (u + wide + 1, lip + 1.6), (u + wide, face), (u + wide - 7, face)]], 'epdm', -0.001)
    c.both([rect(u + wide - 13, u + wide - 7.5, lip, face)], 'tape', -0.0005)
    edge = (u + 6) / 1000
    rear = c.pane(edge, c.right - 0.030, edge, c.up - 0.030, face, glass)
    top = rear + 5
    if depth - top > 9:
        c.both(hollow(u + 0.5, u + wide, top, depth, 1.4, 1.6), steel(skin))
    else:
        c.both([rect(u + 0.5, u + wide, top, max(depth, top + 4))], steel(skin))
    c.both([[(u + wide - 7, rear), (u + wide, rear), (u + wide + 1, rear + 2.5), (u + wide, top + .3), (u + wide - 7, top + .3)]], 'epdm', -0.001)
    c.both([rect(u + 0.6, u + 3, face + 2, rear - 1)], 'intumescent', 0.020)
    return rear


def _arc(cu, cv, r, a0, a1, steps=14):
    return [(cu + r * math.cos(math.radians(a0 + (a1 - a0) * i / steps)), cv + r * math.sin(math.radians(a0 + (a1 - a0) * i / steps)))
            for i in range(steps + 1)]


def steel_door(skin, glass, depth=60, core=None, wall=1.75, finger_safe=False, reinforced=False, shell=19):
    """Frame and leaf. core None = uninsulated single tubes (Economy), otherwise the filling between two tubes (Janisol).

    `finger_safe`: the pivot edge of the leaf is a half round in a hollowed frame. Sizes in mm.
    """
    c = Corner()
    if finger_safe:
        return _finger_safe(c, skin, glass, depth, core)
    stop = depth - 9
    if core:
        _steel_pair(c, (0, 38), (0, 38), depth, shell, skin, core, wall)
        _steel_pair(c, (43, 88), (59, 88), depth, shell, skin, core, wall)
        c.both([rect(44, 60.5, shell - 1, shell + 1.2)], steel(skin))
        c.both([rect(38.2, 40.6, shell + 3, shell + 15)], 'intumescent', -0.001)
    else:
        c.both(hollow(0, 38, 0, depth, wall, 2.2), steel(skin))
        c.both(hollow(43, 88, 0, stop - 5, wall, 2.2), steel(skin))
        c.both(hollow(59, 88, stop - 6, depth, wall, 2.2), steel(skin))
        c.both([rect(38.2, 40.2, 14, 26)], 'intumescent', -0.001)
    if reinforced:
        c.both([[(3, 5), (7, 5), (7, depth - 9), (33, depth - 9), (33, 5), (36, 5), (36, depth - 5), (3, depth - 5)]], ('zinc', 'cut steel', 'zinc'), 0.004)
        c.both([[(46, 5), (50, 5), (50, stop - 13), (82, stop - 13), (82, 5), (85.5, 5), (85.5, stop - 9), (46, stop - 9)]], ('zinc', 'cut steel', 'zinc'), 0.004)
    c.both(hollow(37, 56, stop, depth, 1.5, 1.2), steel(skin))                            # stop
    c.both([[(46, stop - 5), (53, stop - 5), (54, stop - 1), (54, stop + .3), (45, stop + .3)]], 'epdm', -0.003)
    _steel_seat(c, 88, depth, glass, skin)
    return _photograph()


def _finger_safe(c, skin, glass, depth, core):
    """Half-round pivot edge: the gap follows a circle, nowhere wide enough for a finger."""
    r, mid = depth / 2 - 1, depth / 2
    nose = _arc(76, mid, r, 90, 270) + [(106, 1), (106, depth - 1)]
    hole = _arc(76, mid, r - 2.2, 90, 270) + [(103.6, 3.2), (103.6, depth - 3.2)]
    c.both([nose, hole], steel(skin))
    c.both([_arc(77, mid, r - 3.4, 90, 270) + [(102, 4.6), (102, depth - 4.6)]], core, 0.003)
    hollow_arc = _arc(76, mid, r + 4.5, 232, 128)
    c.both([[(0, 0)] + [(p[0], p[1]) for p in [(hollow_arc[0][0], 0)]] + hollow_arc + [(hollow_arc[-1][0], depth), (0, depth)],
            round_rect(2.2, hollow_arc[7][0] - 3.5, 3.2, depth - 3.2, 2)], steel(skin))
    c.both([round_rect(3.4, hollow_arc[7][0] - 4.8, 4.4, depth - 4.4, 2)], core, 0.003)
    tip = hollow_arc[0]
    for v, s in ((tip[1], 1), (depth - tip[1], -1)):
        c.both([[(tip[0] - 1, v - s * 3), (tip[0] + 3.5, v - s * 1.5), (tip[0] + 4.5, v + s * 2), (tip[0] - 1, v + s * 3)]], 'epdm', -0.003)
    c.both([rect(41.0, 43.0, mid - 6, mid + 6)], 'intumescent', -0.001)
    _steel_seat(c, 106, depth, glass, skin)
    return _photograph()


def steel_sliding(skin, glass, depth=60):
    """A sliding leaf that runs in front of a fixed frame; labyrinth seals where they overlap, floor guide below."""
    c = Corner()
    back0 = depth + 16
    c.upright(hollow(0, 52, back0, back0 + 19, 1.75, 2.2), steel(skin), 0.0, 0.0)
    c.upright(hollow(0, 52, back0 + 41, back0 + 60, 1.75, 2.2), steel(skin), 0.0, 0.0)
    c.upright([rect(3, 49, back0 + 19, back0 + 41)], 'mineral', 0.002, 0.0)
    _steel_pair(c, (18, 74), (18, 74), depth, 19, skin, 'mineral')
    _steel_seat(c, 74, depth, glass, skin)
    c.upright([[(22, depth - .2), (27, depth - .2), (27, depth + 11), (40, depth + 11), (40, depth + 14), (22, depth + 14)]], steel(skin), 0.0, 0.0)   # hook on the leaf
    c.upright([[(30, back0 + .2), (30, depth + 2.5), (46, depth + 2.5), (46, depth + 5.5), (34, depth + 5.5), (34, back0 + .2)]], steel(skin), 0.0, 0.0)  # hook on the frame
    c.upright([rect(27.4, 29.6, depth + 2, depth + 10)], 'intumescent', -0.001, 0.0)
    c.upright([[(41, depth + 6), (48, depth + 6), (50, depth + 10), (48, back0 + .3), (41, back0 + .3)]], 'epdm', -0.003, 0.0)
    c.beam([[(0, -6), (3, -6), (3, 24), (14, 24), (14, 36), (3, 36), (3, 70), (0, 70)]], ('zinc', 'cut steel', 'zinc'), 0.0, 0.0)              # floor rail
    c.beam([rect(15, 18.2, 20, 25)], 'epdm', -0.002, 0.02)
    c.beam([rect(15, 18.2, 35, 40)], 'epdm', -0.002, 0.02)
    return _photograph(shift=(0, -0.03, 0.0))


def steel_combination(skin, partition_skin, glass, depth=70):
    """A sheet-clad Janisol 2 leaf, 70 mm deep, hung in a glazed Janisol C4 partition: one depth, two fillings."""
    c = Corner(0.36, 0.36)
    c.upright(hollow(0, 44, 0, 17, 1.75, 2.2), steel(partition_skin), 0.0, 0.0)
    c.upright(hollow(0, 44, depth - 17, depth, 1.75, 2.2), steel(partition_skin), 0.0, 0.0)
    c.upright([rect(2.6, 41.4, 17, depth - 17)], 'ceramic', 0.002, 0.0)
    c.upright([rect(-18, 1, 0, 3)], steel(partition_skin), 0.0, 0.0)
    c.upright(hollow(-18, -0.3, 49, depth, 1.4, 1.6), steel(partition_skin), 0.0, 0.0)
    rear = c.pane(-0.085, -0.006, 0.0, c.up - 0.02, 7, glass, edges='r')
    c.upright([rect(-18, -11, 3, 7)], 'epdm', -0.001, 0.0)
    c.upright([rect(-18, -11, rear, 49.3)], 'epdm', -0.001, 0.0)
    c.upright([rect(-2.8, -0.6, 9, rear - 2)], 'intumescent', -0.001, 0.0)
    c.upright(hollow(44, 60, depth - 9, depth, 1.5, 1.2), steel(partition_skin), 0.0, 0.0)
    c.upright([[(50, depth - 14), (57, depth - 14), (58, depth - 10), (58, depth - 8.7), (49, depth - 8.7)]], 'epdm', -0.003, 0.0)
    c.upright([rect(44.2, 46.4, 22, 36)], 'intumescent', -0.001, 0.0)
    u = 49                                                                              # leaf
    c.upright(hollow(u, u + 46, 0, 19, 1.75, 2.2), steel(skin), 0.0, 0.008)
    c.upright(hollow(u + 14, u + 46, depth - 19, depth, 1.75, 2.2), steel(skin), 0.0, 0.008)
    c.upright([rect(u + 16.6, u + 43.4, 19, depth - 19)], 'mineral', 0.002, 0.008)
    c.upright([rect(u + 1, u + 15, 18, 20.4)], steel(skin), 0.0, 0.008)
    c.beam(hollow(8, 54, 0, 19, 1.75, 2.2), steel(skin), 0.0, (u + 46) / 1000)
    c.beam(hollow(8, 54, depth - 19, depth, 1.75, 2.2), steel(skin), 0.0, (u + 46) / 1000)
    c.beam([rect(10.6, 51.4, 19, depth - 19)], 'mineral', 0.002, (u + 46) / 1000)
    a = (u + 46) / 1000
    for v0, v1, step in ((-1.6, 0, 0.07), (depth, depth + 1.6, 0.0)):                     # sheets, the front one cut back
        extrude([rect(u + 2, (c.right - step) * 1000, v0, v1)], 'z', 0.010, c.up - step * 0.8, steel(skin), 0.3)
    extrude([rect(a * 1000 + 0.5, (c.right - 0.004) * 1000, 2, depth - 2)], 'z', 0.0545, c.up - 0.004, 'mineral', 0.3)
    extrude([rect(a * 1000 + 0.5, (c.right - 0.045) * 1000, 0.1, 2)], 'z', 0.0545, c.up - 0.032, 'board', 0.3)
    return _photograph(shift=(0.07, 0.0, 0.0))


def steel_window(skin, glass, depth=60, sash=64):
    """Janisol 1: slim thermally broken steel window, sash 4 mm deeper than the frame."""
    c = Corner()
    _steel_pair(c, (0, 30), (0, 22), depth, 17, skin, 'polyamide', 1.5, 1.6)
    c.both(hollow(35, 62, 4, 21, 1.5, 1.6), steel(skin))
    c.both(hollow(27, 62, sash - 17, sash, 1.5, 1.6), steel(skin))
    c.both([rect(38, 41, 20.5, sash - 16.5)], 'polyamide', -0.0002, 0.2)
    c.both([rect(56, 59, 20.5, sash - 16.5)], 'polyamide', -0.0002, 0.2)
    c.both([[(30, 2), (36, 3), (36.5, 6), (31, 7)]], 'epdm', -0.003)
    c.both([[(22.5, sash - 24), (30, sash - 22), (30, sash - 17.2), (24, sash - 17.2)]], 'epdm', -0.003)
    c.both([rect(24, 27, 30, 40)], 'screw', -0.012)
    c.both([rect(30.3, 32.3, 9, 15)], 'intumescent', -0.001)
    u, face = 62, 11
    c.both([rect(u - 1, u + 14, 4, 7)], steel(skin))
    c.both([[(u + 8, 7), (u + 14, 6.8), (u + 15, 9), (u + 14, face), (u + 8, face)]], 'epdm', -0.001)
    rear = c.pane(0.068, c.right - 0.03, 0.068, c.up - 0.03, face, glass)
    c.both(hollow(u + .5, u + 14, rear + 5, sash, 1.4, 1.6), steel(skin))
    c.both([[(u + 8, rear), (u + 14, rear), (u + 15, rear + 2.5), (u + 14, rear + 5.3), (u + 8, rear + 5.3)]], 'epdm', -0.001)
    return _photograph()


# ---- facades and roofs ----------------------------------------------------------------------------

def facade(skin, glass, material='alu', width=52, mullion=120, transom=105, cap='flat', cap_skin=None, inserts=None, wall=2.2, tilt=0.0, radius=0.0,
           nose=0.0):
    """Mullion and transom with a pane in the corner, seen from outside; mm and degrees.

    cap: 'flat', 'deep' or None (flush silicone joint). inserts: filling of the bars. nose: width of a slim front web (steel).
    """
    c = Corner(0.29 if not tilt else 0.27, 0.335, tilt)
    finish = alu if material == 'alu' else steel
    metal, cap_metal = finish(skin), alu(cap_skin or skin)
    half, t, gap, stub = width / 2, thickness(glass), 6.0, 0.075
    body = t + gap + nose
    low = -stub

    def bars(depth, draw, start):
        if nose:
            draw([rect(-9, 9, body - nose - 0.5, body + 2)], metal, 0.0, start)
        if material == 'alu':
            web = body + depth * 0.36
            draw([rect(-half, half, body, body + depth), rect(-half + wall, half - wall, body + 6, web - wall / 2),
                  rect(-half + wall, half - wall, web + wall / 2, body + depth - wall)], metal, 0.0, start)
            draw([[(-7, body - gap), (-3.4, body - gap), (-3.4, body + 3), (-7, body + 3)]], metal, 0.0, start)
            draw([[(3.4, body - gap), (7, body - gap), (7, body + 3), (3.4, body + 3)]], metal, 0.0, start)
            rooms = [(body + 7, web - wall / 2 - 1), (web + wall / 2 + 1, body + depth - wall - 1)]
        else:
            draw(hollow(-half, half, body, body + depth, wall, radius or 3.0), metal, 0.0, start)
            draw([[(-8, body - gap), (-4, body - gap), (-4, body + 1), (-8, body + 1)]], metal, 0.0, start)
            draw([[(4, body - gap), (8, body - gap), (8, body + 1), (4, body + 1)]], metal, 0.0, start)
            rooms = [(body + wall + 1.5, body + depth - wall - 1.5)]
        for (v0, v1), filling in zip(rooms, inserts or ()):
            if filling:
                layers = filling if isinstance(filling, tuple) else (filling,)
                step = (v1 - v0) / len(layers)
                for i, layer in enumerate(layers):
                    draw([rect(-half + wall + 1, half - wall - 1, v0 + i * step + .3, v0 + (i + 1) * step - .3)], layer, 0.003, start)
        for s in (-1, 1):                                                              # inner gaskets, feet in the bar
            a, b = sorted((s * 9, s * (half - 1)))
            draw([[(a, t + .2), (b, t - .1), (b, body - nose + .2), (a, body - nose + .2)]], 'epdm', 0.004, start)

    bars(mullion, lambda loops, m, inset, start: c.upright(loops, m, inset, start), low)
    bars(transom, lambda loops, m, inset, start: c.beam(loops, m, inset, start), half / 1000)
    edge = (0.0115 if cap else 0.0085)
    top, right = c.up - 0.012, c.right - 0.012
    panes = [(edge, right, edge, top, 'lb'), (-stub, -edge, edge, top, 'rb'), (edge, right, low, -edge, 'lt'), (-stub, -edge, low, -edge, 'rt')]
    for x0, x1, z0, z1, sides in panes:
        c.pane(x0, x1, z0, z1, 0, glass, sides)
    if cap:
        cap_depth = {'flat': 15, 'deep': 48}[cap]
        for draw, start, stop in ((c.upright, low, None), (c.beam, half / 1000 - 0.0005, None)):
            draw([rect(-5, 5, -2.5, t + gap + 1)], 'polyamide', 0.006, start)              # thermal isolator
            draw([rect(-8, -5.3, t * .25, t * .9)], 'intumescent', 0.005, start)
            draw([rect(5.3, 8, t * .25, t * .9)], 'intumescent', 0.005, start)
            for s in (-1, 1):
                a, b = sorted((s * 11, s * (half - 0.6)))
                draw([[(a, -3.2), (b, -3.2), (b, 0.1), (a, 0.1)]], 'epdm', 0.020, start)
            draw([[(-half + 1, -7), (-6, -7), (-4, -4.5), (4, -4.5), (6, -7), (half - 1, -7), (half - 1, -3), (-half + 1, -3)]], alu('mill alu'), 0.028, start)
            f = -7 - cap_depth
            w = half - 0.5
            draw([[(-w, f), (w, f), (w, -3.6), (w - 1.6, -3.6), (w - 1.6, f + 1.8), (-w + 1.6, f + 1.8), (-w + 1.6, -3.6), (-w, -3.6)]], cap_metal, 0.075, start)
        for d in (0.045, 0.062):                                                       # pressure-plate screws
            _screw(0, c.up - d, -8.5, c.slant)
            _screw(c.right - d, 0, -8.5, c.slant)
    else:
        for draw, start in ((c.upright, low), (c.beam, 0.0085)):
            draw([[(-8.5, 1.0), (0, 1.6), (8.5, 1.0), (8.5, 9), (-8.5, 9)]], 'silicone', 0.0118, start, 0.1)
            draw([round_rect(-7, 7, 9.2, 20, 5)], 'grey board', 0.010, start, 0.1)
            draw([rect(-6.2, -3.8, 22, t - 1)], 'intumescent', 0.006, start)
            draw([rect(3.8, 6.2, 22, t - 1)], 'intumescent', 0.006, start)
            draw([[(-13, t - 13), (13, t - 13), (13, t - 10), (2.5, t - 10), (2.5, t + gap + 2), (-2.5, t + gap + 2), (-2.5, t - 10), (-13, t - 10)]],
                 alu('mill alu'), 0.004, start)                                             # concealed holder
    return _photograph(shift=(stub, -0.035 if not tilt else 0.02, stub * math.cos(math.radians(tilt))), tilt=tilt)


def _screw(x, z, v, slant):
    y = v / 1000
    z += y * slant
    cylinder((x, y, z), (x, y + 0.004, z), 0.0052, 'screw', 20, 0.0006)
    cylinder((x, y - 0.0004, z), (x, y + 0.001, z), 0.0024, 'black', 6, 0)


# ---- studio ---------------------------------------------------------------------------------------

def _photograph(shift=(0.0, 0.0, 0.0), tilt=0.0):
    """Moves the sample onto the ground and sets the ground, lamps and camera that all cuts share."""
    everything = [o for o in bpy.data.objects if o.parent is None]
    bpy.context.view_layer.update()
    anchor = bpy.data.objects.new('sample', None)
    bpy.context.scene.collection.objects.link(anchor)
    for obj in everything:
        obj.parent = anchor
    anchor.rotation_euler = (-math.radians(tilt), 0, 0)
    anchor.location = shift
    stage.setup((1600, 1200), 18, -1.12, bounces=4)
    scene = bpy.context.scene
    scene.cycles.diffuse_bounces, scene.cycles.adaptive_threshold, scene.cycles.adaptive_min_samples = 2, 0.12, 5
    scene.view_settings.look, scene.view_settings.view_transform = 'None', 'Standard'      # true colours: anthracite stays dark
    _ground()
    stage.hdri('studio', 0.26, 120, 0.1)
    stage.area((-0.95, -0.25, 1.25), (0.2, 0, 0.15), 0.6, 17, (1, 0.97, 0.93))            # key, left and above
    stage.area((1.55, -0.30, 0.75), (0.25, 0, 0.2), 0.5, 9, (0.94, 0.97, 1), height=1.1)  # strip on the cut ends
    stage.area((0.35, 0.60, 1.35), (0.22, 0.04, 0.3), 0.7, 8)                            # from behind, on the upper cut
    stage.area((0.2, -1.6, 0.9), (0.22, 0.0, 0.2), 0.9, 3.5, (0.95, 0.98, 1))             # fill on the face
    stage.camera((1.40, -1.30, 1.10), (0.200, 0.045, 0.168), 101, level=False)
    return {'width': 1600, 'glow': 0.02, 'strength': 1.0, 'radius': 7, 'calm': True}


def _ground(colour=GROUND, radius=0.9, behind=1.9, half_width=9):
    """A seamless sheet: floor, quarter round, wall; turned to face the camera."""
    mat = plain('ground', colour, 0.9, 0.0)
    line = [(-6, 0.0)] + [(behind - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)] + [(behind, 6)]
    n = len(line)
    verts = [(x, y, z) for x in (-half_width, half_width) for y, z in line]
    ground = from_faces('ground', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=True)
    ground.rotation_euler = (0, 0, math.radians(42))
    return ground
