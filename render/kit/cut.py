"""Profile cuts: a piece of each system in the studio. Same camera, light and ground for all.

Sections are given in millimetres: u runs from the outer corner towards the glass, v from the face
that the camera sees into the depth. A section is drawn twice, standing (u = X) and lying (u = Z).
"""
import math

import bmesh
import bpy
from mathutils import Matrix

from kit import studio
from kit.materials import define
from kit.mesh import Group, bar, box, boxes, cylinder, extrude, from_faces, prism, recalc_normals, rounded
from kit.studio import photograph


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
    """The sample being built. `up` and `right`: leg lengths in metres. `slant`: its upper end rises by this much with
    the depth. `flat`: nothing stands out of its upper end, which is turned down.

    A piece is drawn by one of the ways below: both legs mitred, or one of them from a start in metres."""

    def __init__(self, up=0.36, right=0.40, slant=0.0):
        self.up, self.right, self.slant, self.flat = up, right, slant, False

    def _tilt(self, z):
        """How far a cut at the height z rises with the depth."""
        return self.slant if z > self.up - 0.1 else 0.0

    def _end(self, z):
        tilt = self._tilt(z)
        return (lambda u, v: z + v * tilt) if tilt else z

    def upright(self, loops, mats, inset=0.0, start=None, bevel_mm=0.5, end=None):
        """A standing bar; start None = mitred at the corner."""
        low = (lambda u, v: u) if start is None else start
        extrude(loops, 'z', low, self._end(self.up - (max(inset, 0) if self.flat else inset) if end is None else end), mats, bevel_mm, 3)

    def beam(self, loops, mats, inset=0.0, start=None, bevel_mm=0.5, end=None):
        """A lying bar."""
        extrude(loops, 'x', (lambda u, v: u) if start is None else start, self.right - inset if end is None else end, mats, bevel_mm, 3)

    def both(self, loops, mats, inset=0.0, bevel_mm=0.5):
        """A mitred pair; `inset` shortens it at the cut ends (metres)."""
        self.upright(loops, mats, inset, None, bevel_mm)
        self.beam(loops, mats, inset, None, bevel_mm)

    def standing(self, start):
        """A way to draw: the upright alone."""
        return lambda loops, mats, inset=0.0, bevel_mm=0.5: self.upright(loops, mats, inset, start, bevel_mm)

    def lying(self, start, lift=0.0, end=None):
        """A way to draw: the beam alone, `lift` mm higher."""
        def draw(loops, mats, inset=0.0, bevel_mm=0.5):
            self.beam([[(u + lift, v) for u, v in loop] for loop in loops], mats, inset, start, bevel_mm, end)
        return draw

    def dropped(self, drop):
        """A way to draw: mitred like `both`, with the beam `drop` mm lower."""
        d = drop / 1000
        def draw(loops, mats, inset=0.0, bevel_mm=0.5):
            extrude(loops, 'z', lambda u, v: u - d, self.up - inset, mats, bevel_mm, 3)
            extrude([[(u - drop, v) for u, v in loop] for loop in loops], 'x', lambda u, v: u + d, self.right - inset, mats, bevel_mm, 3)
        return draw

    def mirrored(self, start, about, end=None):
        """A way to draw: the upright alone, mirrored so that `about` mm becomes 0."""
        def draw(loops, mats, inset=0.0, bevel_mm=0.5):
            self.upright([[(about - u, v) for u, v in loop] for loop in loops], mats, inset, start, bevel_mm, end)
        return draw

    def pane(self, x0, x1, z0, z1, v0, build, edges='lb', rim_mm=12):
        """A glass unit. x0..z1 in metres, v0 = face in mm; `build` lists (kind, thickness mm): pane, gel, gap.

        Each laminate is one solid block whose swelling layers show as lines round the rim; pulled apart it is so many
        sheets and layers. `edges`: which sides (l, r, b, t) are real edges with a spacer; the others are cut. Returns
        the back face in mm."""
        v, run = v0, []
        for kind, thick in [*build, ('end', 0)]:
            if kind in ('gap', 'end') and run:
                at = v - sum(t for _, t in run)
                if not studio.EXPLODED:
                    self._glass(x0, x1, z0, z1, at, v)
                for part, t in run:
                    if studio.EXPLODED:
                        self._glass(x0, x1, z0, z1, at, at + t, 'clear gel' if part == 'gel' else 'block')
                    elif part == 'gel':
                        self._rim(x0, x1, z0, z1, at, at + t)
                    at += t
                run = []
            if kind == 'gap':
                r = rim_mm / 1000
                for side, (a, b, c, d) in {'l': (x0, x0 + r, z0, z1), 'r': (x1 - r, x1, z0, z1), 'b': (x0, x1, z0, z0 + r), 't': (x0, x1, z1 - r, z1)}.items():
                    if side in edges:
                        extrude([rect(a * 1000, b * 1000, v + 0.1, v + thick - 0.1)], 'z', self._end(c), self._end(d), 'spacer', 0.15)
            elif kind != 'end':
                run.append((kind, thick))
            v += thick
        return v

    def _glass(self, x0, x1, z0, z1, v0, v1, mat='block'):
        at = lambda x, v, z: (x, v / 1000, z + v / 1000 * self._tilt(z))
        verts = [at(x, v, z) for v in (v0 + 0.01, v1 - 0.01) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        obj = from_faces('glass', verts, [(0, 1, 2, 3), (7, 6, 5, 4)] + [((i + 1) % 4, i, 4 + i, 4 + (i + 1) % 4) for i in range(4)], mat)
        recalc_normals(obj.data)

    def _rim(self, x0, x1, z0, z1, v0, v1, deep=0.0008, proud=0.00005):
        """The swelling layer where the glass is cut: a pale line, a hair proud of the edge."""
        for a, b, low, high in ((x1 - deep, x1 + proud, z0 - proud, z1 + proud), (x0, x1 - deep, z1 - deep, z1 + proud), (x0, x1 - deep, z0 - proud, z0 + deep)):
            extrude([rect(a * 1000, b * 1000, v0, v1)], 'z', self._end(low), self._end(high), 'gel', 0.0)


class Part:
    """Names what is made inside a `with` block: its part, for the callouts beside the picture that shows the sample
    pulled apart. One `piece` stays together there; `fixed` stays where it is; `by` says where it goes; `whole` goes
    through where two leaves meet."""

    def __init__(self, name=None, **how):
        self.how = {**how, **({'part': name} if name else {})}

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *_):
        for obj in set(bpy.data.objects) - self.before:
            for key, value in self.how.items():
                if key not in obj:
                    obj[key] = value


def turn_over(height=None, depth=None):
    """Mirrors all that is there: upside down within `height` m, or front to back within `depth` m."""
    bpy.context.view_layer.update()
    for obj in bpy.data.objects:
        if obj.type == 'MESH':
            for vertex in obj.data.vertices:
                at = obj.matrix_world @ vertex.co
                vertex.co = (at.x, at.y if depth is None else depth - at.y, at.z if height is None else height - at.z)
            obj.matrix_world.identity()
            if (height is None) != (depth is None):
                obj.data.flip_normals()


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

def _three_chambers(draw, u0, u1, front, back, depth, skin, fill, wall=1.8, webs=(), seal=0.0):
    """Outer shell v 0..front, thermal break, inner shell v back..depth; `fill` = boards per chamber (front, middle,
    back). `seal`: room that a drop seal takes of the middle chamber, mm."""
    shells = Part(piece='front shell'), Part(piece='back shell')                              # with what fills them
    with shells[0]:
        draw(hollow(u0, u1, 0, front, wall, webs=webs), alu(skin))
    with shells[1]:
        draw(hollow(u0, u1, back, depth, wall, webs=webs), alu(skin))
    for a, sign in ((u0 + 4, 1), (u1 - 4, -1)):
        with shells[0]:
            draw([rect(*sorted((a - sign * 2, a + sign * 6)), front - 4, front)], alu(skin), 0.0)      # rolled-in lips
        with shells[1]:
            draw([rect(*sorted((a - sign * 2, a + sign * 6)), back, back + 4)], alu(skin), 0.0)
        mid, b = (front + back) / 2, a + sign * 4
        lo, hi = sorted((a, b))
        bulge = 1.6 * sign
        draw([[(lo - .6, front - 2.6), (hi + .6, front - 2.6), (hi, front), (hi - 1.1 + bulge * .4, mid - 5), (hi - 1.1 + bulge, mid), (hi - 1.1 + bulge * .4, mid + 5),
                 (hi, back), (hi + .6, back + 2.6), (lo - .6, back + 2.6), (lo, back), (lo + 1.1 + bulge * .4, mid + 5), (lo + 1.1 + bulge, mid), (lo + 1.1 + bulge * .4, mid - 5), (lo, front)]],
               'polyamide', -0.0002, 0.2)
    for layers, (a, b), (v0, v1) in zip(fill, ((u0 + 3, u1 - 3), (u0 + 11.5 + seal, u1 - 11.5), (u0 + 3, u1 - 3)),
                                        ((wall + 1, front - 5), (front + 1.5, back - 1.5), (back + 5, depth - wall - 1))):
        step = (v1 - v0) / max(1, len(layers))
        for i, layer in enumerate(layers):
            if layer:
                spans = list(zip([a] + [w + 2 for w in webs], [w - 2 for w in webs] + [b])) if (v0, v1) != (front + 1.5, back - 1.5) else [(a, b)]
                for s0, s1 in spans:
                    with shells[0] if v1 < front else shells[1] if v0 > back else Part():
                        draw([rect(s0, s1, v0 + i * step + .2, v0 + (i + 1) * step - .2)], layer, 0.003)


FILLS = {
    'eco': ((), ('board', None), ()),
    'EI30': ((), ('board',), ()),
    'EI60': (('board',), ('board',), ('board',)),
    'EI90': (('board',), ('dense board', 'board', 'dense board'), ('board',)),
    'EI120': (('board', 'dense board'), ('dense board', 'board', 'grey board', 'dense board'), ('dense board', 'board')),
}


def _ways(c, corner, drop):
    """How frame, leaf and glazing seat of a door are drawn. At the floor there is no frame below, and the leaf has a
    rail between its stiles whose upper edge lies `drop` mm lower than a mitre would put it; a pair has no frame at all,
    and at the bar no rail either."""
    nothing = lambda *_, **__: None
    if corner in ('head', 'over', 'crown'):
        return nothing if corner == 'crown' else c.both, c.both, c.both
    if corner == 'bar':
        return nothing, c.standing(0.0), c.standing(0.0)
    return nothing if corner == 'pair' else c.standing(0.0), c.standing(PLAY / 1000), c.dropped(drop)


#: Air under a leaf; how much lower the glass sits than a mitred corner of equal members would put it, mm.
PLAY, DROP = 8, 17
#: Corners that are shown upside down, so that their cut ends are below; corners where two leaves meet.
ABOVE, MEETING = ('head', 'over', 'crown'), ('pair', 'crown', 'bar')
#: Where two leaves of aluminium meet, mm.
MIDDLE = 57


def aluminium_door(product, glass, fill, corner='floor', thermal_break=32, flush=True, double_seal=False, strips=1, closer=False):
    """A corner of a PE78EI door. `corner`: 'floor' (hinge side, below), 'side' (the same with a side light), 'head'
    (above), 'over' (the same with an overlight), 'pair' (where two leaves meet), 'crown' (the same under an arch) or
    'bar' (the same at the height of the panic bar). `flush`: Design Line, the glass lies almost in line with the
    profile; otherwise it is set back behind a deep lip. `strips`: swelling strips in the gap. A door that is pushed
    shows its other face, without hinges."""
    skin, depth = product['skin'], product['depth']
    up, right = {'side': (0.36, 0.33), 'pair': (0.36, 0.265), 'bar': (0.34, 0.275), 'crown': (0.35, 0.285), 'over': (0.30, 0.40)}.get(corner, (0.36, 0.40))
    c = Corner(up, right)
    c.flat = corner in ABOVE
    front = (depth - thermal_break) * 0.46
    back = front + thermal_break
    mid = (front + back) / 2
    boards = FILLS[fill]
    frame, leaf, seat = _ways(c, corner, DROP)
    if corner == 'over':                                                               # the jamb goes on past the transom
        _three_chambers(c.standing(-OVER), 0, 54, front, back, depth, skin, boards)
        _three_chambers(c.lying(0.054), 0, 54, front, back, depth, skin, boards)
    else:
        _three_chambers(frame, 0, 54, front, back, depth, skin, boards)
    _three_chambers(leaf, 60, 132, front, back, depth, skin, boards)
    if corner not in (*ABOVE, 'bar'):
        _three_chambers(c.lying(0.132), PLAY, 132 - DROP, front, back, depth, skin, boards, seal=28)
        _drop_seal(c, 0.132, mid)
    _rebate(frame, front, back, depth, skin, double_seal)
    for v in ([mid - 7, mid + 9] if double_seal else [mid + 2]):
        leaf([[(54, v - 4), (56.5, v - 4.5), (60.6, v - 1.5), (60.6, v + 2), (57, v + 4), (54, v + 3)]], 'epdm', -0.003)
    for i in range(strips):
        v = (9.5, front + 3, back + 8)[i]
        width = min(front - 12, 12) if i == 0 else 9
        frame([rect(54.2, 56.6, v, v + width)], 'intumescent', -0.001)
        if i or corner in MEETING:
            leaf([rect(58.0, 60.0, v, v + width)], 'intumescent', -0.001)

    face = 3.4 if flush else min(front + 4.5, depth - thickness(glass) - 14)
    rear = face + thickness(glass)

    def glaze(draw):
        """Lip, gaskets, bead and lining round a pane."""
        if flush:
            draw([[(132, 0), (146, 0), (146, 2.2), (142, 2.2), (142, 3), (132, 3)]], alu(skin))
            draw([[(146, .3), (149.5, 1.6), (149.5, face), (142, face), (142, 2.4), (146, 2.2)]], 'epdm', -0.001)
        else:
            draw(hollow(132, 152, 0, face - 5, 1.8), alu(skin))
            draw([[(145, face - 5.5), (152, face - 5.5), (153, face - 2.5), (152, face), (146, face)]], 'epdm', -0.001)
        bead = max(min(rear + 4.5, depth - 4), 0)
        with Part('bead'):
            draw(hollow(132, 152, bead, depth, 1.5) if depth - bead > 7 else [rect(132, 152, bead, depth)], alu(skin), 0.0)
        draw([[(145, rear), (152, rear), (153, rear + 2), (152, bead + .4), (145, bead + .4)]], 'epdm', -0.001)
        draw([rect(132.4, 134.8, face + 5, min(rear, depth - 6) - 2)], 'intumescent', 0.020)
        if strips > 2:
            draw([rect(135.2, 137.4, face + 8, rear - 4)], 'grey board', 0.023)

    glaze(seat)
    low = 0.0006 if corner == 'bar' else 0.139 - (0 if corner in ABOVE else DROP / 1000)
    c.pane(0.139, c.right - 0.030, low, c.up - (0.004 if c.flat else 0.030), face, glass, 'l' if corner == 'bar' else 'lb')
    if corner == 'side':
        beside = lambda loops, mats, inset=0.0, bevel_mm=0.5: c.beam(loops, mats, 0, -SIDE, bevel_mm, 0.0)
        _three_chambers(beside, 0, 54, front, back, depth, skin, boards)
        glaze(c.mirrored(0.054, 132))
        glaze(c.lying(-SIDE, 54 - 132, -0.0145))
        c.pane(-SIDE + 0.012, -0.007, 0.061, c.up - 0.030, face, glass, 'rb')
    if corner == 'over':
        glaze(lambda loops, mats, inset=0.0, bevel_mm=0.5: c.upright([[(u - 78, v) for u, v in loop] for loop in loops], mats, 0, -OVER, bevel_mm, 0.0))
        glaze(lambda loops, mats, inset=0.0, bevel_mm=0.5: c.beam([[(132 - u, v) for u, v in loop] for loop in loops], mats, inset, 0.074, bevel_mm))
        c.pane(0.061, c.right - 0.030, -OVER + 0.020, -0.007, face, glass, 'lt')
    if corner == 'crown':
        def head(loops, mats, inset=0.0, bevel_mm=0.5):
            c.beam(loops, mats, inset, 2 * MIDDLE / 1000 - c.right + inset, bevel_mm)
        with Part(whole=True):
            _three_chambers(head, 0, 54, front, back, depth, skin, boards)
            _rebate(head, front, back, depth, skin, double_seal)
            for i in range(strips):
                head([rect(54.2, 56.6, (9.5, front + 3)[i], (9.5, front + 3)[i] + 9)], 'intumescent', -0.001)
    return _door(c, product, corner, 0.060, closer, MIDDLE)


#: How far a side light reaches to the left, and an overlight above its transom, metres.
SIDE, OVER = 0.135, 0.105


def _rebate(frame, front, back, depth, skin, double_seal):
    """Lip of the frame behind the leaf, and its seals."""
    frame([[(54, back), (59, back), (59, back + 2), (56, back + 2), (56, back + 5), (54, back + 5)]], alu(skin))
    frame([[(50, depth - .2), (54, depth - .2), (54, depth + 4.2), (68, depth + 4.2), (68, depth + 7.5), (50, depth + 7.5)]], alu(skin))
    frame([[(61, depth + .2), (67, depth + .2), (66, depth + 4.3), (62, depth + 4.3)]], 'epdm', -0.003)
    if double_seal:
        frame([[(54, 3), (56, 3), (60.5, 5), (60.5, 7.5), (56, 8), (54, 7)]], 'epdm', -0.003)


def _drop_seal(c, start, mid):
    """A seal that sinks to the floor when the door shuts: housing in the rail, silicone lip below it."""
    with Part('drop seal', piece='drop seal'):
        c.beam(hollow(PLAY + 2, PLAY + 26, mid - 7.5, mid + 7.5, 1.3), ('sheet metal', 'cut alu', 'zinc'), -0.0006, start)
        c.beam([rect(PLAY - 4, PLAY + 12, mid - 3.5, mid + 3.5)], ('sheet metal', 'cut alu', 'zinc'), -0.0008, start)
        c.beam([[(0.3, mid - 7), (3.5, mid - 2.5), (PLAY - 3, mid - 4), (PLAY - 3, mid + 4), (3.5, mid + 2.5), (0.3, mid + 7), (2.2, mid)]], 'silicone', -0.001, start)


def _door(c, product, corner, hinge_at, closer_shows, middle):
    """What is done with every corner of a door: fittings, floor, the face that is seen, its place in the picture.
    `hinge_at` = the leaf's edge in metres, `middle` = where two leaves meet, mm."""
    pushed = product['swing'] == 'away'
    depth = product['depth'] / 1000
    if corner in MEETING:
        _second_leaf(middle / 1000)
        low = {'pair': PLAY / 1000, 'crown': hinge_at}.get(corner, 0.0)
        extrude([rect(-16, 5.5, -3.2, -0.1)], 'z', low, c.up, (product['skin'], 'cut alu', 'mill alu'), 0.5, 3)            # covers the gap
        extrude([rect(-2.5, 2.5, depth * 500 - 5, depth * 500 + 5)], 'z', low, c.up + (0 if c.flat else 0.001), 'epdm', 0.2)
    if pushed or corner in ABOVE:
        turn_over(c.up if corner in ABOVE else None, depth if pushed else None)
    if corner == 'crown':
        _arch(product, c.up, hinge_at + 0.072)
    if corner == 'bar':
        _panic_bar(0.039, (0.108, c.right - middle / 1000 - 0.012), 0.19)
    if not pushed and corner in ('floor', 'side', 'head', 'over'):
        with Part('hinge', piece='hinge'):
            _hinge(hinge_at - 0.003, c.up - hinge_at - 0.115 if corner in ABOVE else 0.215)
    if closer_shows:
        with Part('closer', piece='closer'):
            _closer(hinge_at, c.up - hinge_at, c.right)
    if corner == 'bar':
        return photograph((0.222, -0.048, 0.0), apart=0.65)
    if corner in ABOVE or studio.EXPLODED:
        return photograph(({'crown': 0.19, 'over': 0.025}.get(corner, 0.0), 0.0, 0.0), 0.89 if corner == 'over' else 1.0)
    left = {'side': -SIDE - 0.012, 'pair': -0.215}.get(corner, -0.028)
    right = c.right - 0.057 if corner == 'pair' else c.right
    box(left, right + 0.012, -0.045, depth + 0.05, -0.014, 0, 'floor piece', 0.0012)
    return photograph(({'side': 0.06, 'pair': 0.175}.get(corner, 0.0), 0.0, 0.014))


def _arch(product, top, member, step=0.012):
    """Bends what lies at the head along the arch of the drawing (src/drawings/model/arch.ts); what stands is cut
    straight below. `member`: how much of the height, in metres from the `top`, bends as a whole."""
    width, height = product['width'] / 1000, product['height'] / 1000
    rise = min(width / 4, height / 3)
    radius = (width * width / 4 + rise * rise) / (2 * rise)
    for obj in [o for o in bpy.data.objects if o.type == 'MESH']:
        shape = bmesh.new()
        shape.from_mesh(obj.data)
        shape.transform(obj.matrix_world)
        at = [v.co.x for v in shape.verts]
        for i in range(math.ceil(min(at) / step), math.floor(max(at) / step) + 1) if max(at) - min(at) > 0.1 else ():
            bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=(i * step, 0, 0), plane_no=(1, 0, 0))
        for vertex in shape.verts:
            sag = radius - math.sqrt(radius ** 2 - vertex.co.x ** 2)
            vertex.co.z -= sag * min(1, max(0, vertex.co.z / (top - member)))
        shape.to_mesh(obj.data)
        shape.free()
        obj.matrix_world.identity()


def _panic_bar(x, ends, z, metal='inox'):
    """A panic bar on either leaf: its case on the stile at `x` metres from the middle, the bar cut at `ends`: the left
    one, which is nearer to us than its glass, before it would stand out beside the sample."""
    with Part('panic bar', piece='panic bar', by=(0, -0.77, 0)):                             # pulled apart it stands near its leaves
        def plate(side, half, low, high, near, far, mat, radius, bevel):
            prism(rounded(*sorted((side * (x - half), side * (x + half))), z + low, z + high, radius, 8), -far, -near, mat, bevel)
        for side, end in zip((-1, 1), ends):
            plate(side, 0.019, -0.118, 0.062, 0, 0.0045, metal, 0.0185, 0.0012)                        # long plate on the stile
            plate(side, 0.0150, -0.028, 0.034, 0.0040, 0.040, 'ral9005', 0.007, 0.0030)                # case of the spindle
            plate(side, 0.0125, -0.0165, 0.0165, 0.0395, 0.074, metal, 0.008, 0.0020)                  # arm
            for at in (-0.108, 0.053):
                cylinder((side * x, -0.0040, z + at), (side * x, -0.0056, z + at), 0.0036, 'black', 24, 0.0004)          # screws
            cylinder((side * x, -0.0040, z - 0.072), (side * x, -0.0115, z - 0.072), 0.0135, metal, 64, 0.0015)          # rose of the lock
            cylinder((side * x, -0.0105, z - 0.072), (side * x, -0.0135, z - 0.072), 0.0082, 'black', 48, 0.0005)
            cylinder((side * x, -0.059, z), (side * end, -0.059, z), 0.0115, metal)
            cylinder((side * (end - 0.0004), -0.059, z), (side * (end + 0.0003), -0.059, z), 0.0090, 'black', 32, 0)


def _second_leaf(middle):
    """Moves a leaf so that its edge stands half a gap right of 0, and adds its mirror image; what is `whole` is only
    moved."""
    bpy.context.view_layer.update()
    for obj in [o for o in bpy.data.objects if o.type == 'MESH']:
        if 'whole' in obj:
            obj.location.x -= middle
            continue
        other = obj.copy()
        other.data = obj.data.copy()
        bpy.context.scene.collection.objects.link(other)
        for vertex, twin in zip(obj.data.vertices, other.data.vertices):
            at = obj.matrix_world @ vertex.co
            vertex.co, twin.co = (at.x - middle, at.y, at.z), (middle - at.x, at.y, at.z)
        other.data.flip_normals()
        obj.matrix_world.identity()
        other.matrix_world.identity()


def _hinge(x, z, high=0.16):
    """A barrel hinge round the axis x, its middle at z: its outer parts are screwed to the frame, the middle one to the
    leaf; washers between them, caps at its ends."""
    y, r, metal = -0.013, 0.0105, 'inox'
    joints = [z + high * (t - 0.5) for t in (0, 0.32, 0.68, 1)]
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        side = 1 if i == 1 else -1
        cylinder((x, y, a + 0.0010), (x, y, b - 0.0010), r, metal, 96, 0.0009)
        low, high_ = sorted((x + side * 0.004, x + side * 0.036))
        prism(rounded(low, high_, a + 0.003, b - 0.003, 0.004, 6), -0.0055, -0.0001, metal, 0.0010, segments=3)
        box(*sorted((x, x + side * 0.0088)), y + 0.001, -0.0030, a + 0.003, b - 0.003, metal, 0.0008)
        for at in (a + 0.014, b - 0.014):
            _socket((x + side * 0.026, -0.0055, at), 0.0042)
    for at in joints[1:-1]:
        cylinder((x, y, at - 0.0011), (x, y, at + 0.0011), r - 0.0008, 'polyamide', 64, 0)
    for at, way in ((joints[0], -1), (joints[-1], 1)):
        cylinder((x, y, at - way * 0.0012), (x, y, at + way * 0.0022), r - 0.0006, 'polyamide', 96, 0.0008)


def _socket(at, r):
    """The head of a screw in a face that looks towards -Y: sunk into its hole, with a hexagon socket."""
    x, y, z = at
    cylinder((x, y - 0.0002, z), (x, y + 0.002, z), r, 'black', 48, 0)
    cylinder((x, y - 0.0005, z), (x, y + 0.001, z), r - 0.0004, 'screw', 48, 0.0003)
    cylinder((x, y - 0.0007, z), (x, y, z), 0.52 * r, 'black', 6, 0)


def _closer(x, z, end):
    """Door closer at the head: body with its end caps and valves on the leaf; spindle, arm and slider; its rail on the
    frame, cut with the sample."""
    metal, a, b, low, high = 'ral9006', x + 0.050, x + 0.290, z - 0.066, z - 0.008
    section = round_rect(1000 * low, 1000 * high, -46, -0.2, 5)
    for c, d in ((a, a + 0.0115), (a + 0.0121, b - 0.0121), (b - 0.0115, b)):                  # caps at its ends, a hair apart
        extrude([section], 'x', c, d, metal, 0.8, 3)
    extrude([round_rect(1000 * low + 1.5, 1000 * high - 1.5, -44.5, -0.3, 4)], 'x', a + 0.001, b - 0.001, 'black', 0)
    for v in (-32, -14):                                                                        # valves for speed and latching
        for r, deep, mat, n in ((0.0048, 0.0003, 'black', 40), (0.0040, 0.0006, 'screw', 40)):
            cylinder((b - 0.001, v / 1000, (low + high) / 2 + 0.012), (b + deep, v / 1000, (low + high) / 2 + 0.012), r, mat, n, 0)
        box(b + 0.0002, b + 0.0008, v / 1000 - 0.0030, v / 1000 + 0.0030, (low + high) / 2 + 0.0115, (low + high) / 2 + 0.0125, 'black', 0)
    at, rail = x + 0.205, (1000 * z + 15, 1000 * z + 39)
    extrude([[(rail[0], -30), (rail[1], -30), (rail[1], -2), (rail[0], -2), (rail[0], -11.5), (rail[0] + 2.4, -11.5), (rail[0] + 2.4, -4.4), (rail[1] - 2.4, -4.4), (rail[1] - 2.4, -27.6), (rail[0] + 2.4, -27.6),
              (rail[0] + 2.4, -20.5), (rail[0], -20.5)]], 'x', a + 0.0106, end, (metal, 'cut alu', 'mill alu'), 0.8, 3)
    extrude([round_rect(*rail, -30, -2, 2)], 'x', a, a + 0.010, metal, 0.8, 3)
    extrude([rect(rail[0] + 3.2, rail[0] + 15, -26.5, -5.5)], 'x', end - 0.060, end - 0.022, 'polyamide', 0.4)      # slider
    cylinder((end - 0.041, -0.016, z + 0.003), (end - 0.041, -0.016, z + 0.019), 0.0050, 'screw', 40, 0)
    cylinder((at, -0.023, high - 0.001), (at, -0.023, z + 0.001), 0.0125, metal, 64, 0.0012)                        # spindle
    bar((at - 0.012, -0.023, z + 0.0055), (end - 0.030, -0.0165, z + 0.0055), 0.019, 0.007, metal, bevel=0.0025)
    cylinder((at, -0.023, z + 0.008), (at, -0.023, z + 0.0125), 0.0068, 'screw', 6, 0.0004)                         # its bolt


def aluminium_window(product, glass):
    """Tilt-and-turn window: frame 78, sash 86 mm deep, fitting in the groove between them."""
    c = Corner()
    _window(c, product['skin'], product['depth'], glass)
    return photograph()


def _window(c, skin, depth, glass, at=0.0, sash=86, thermal_break=34):
    """The lower left corner of a window, `at` mm from the corner of the sample."""
    both = lambda loops, mats, inset=0.0, bevel_mm=0.5: c.both([[(u + at, v) for u, v in loop] for loop in loops], mats, inset, bevel_mm)
    front = (depth - thermal_break) * 0.46
    back = front + thermal_break
    _three_chambers(both, 0, 46, front, back, depth, skin, FILLS['EI30'])
    _three_chambers(both, 56, 104, front, back, sash, skin, FILLS['EI30'])
    both([rect(36, 57, depth + 3.5, sash)], alu(skin))                               # sash laps the frame on the inside
    both([[(39, depth), (45, depth), (46, depth + 3.8), (38, depth + 3.8)]], 'epdm', -0.003)
    both([[(46, 2), (53, 2), (53, 4.2), (50, 4.2), (50, 7), (46, 7)]], alu(skin))       # outer stop
    both([[(50, 4.2), (56.4, 4.4), (56.4, 8), (51, 8)]], 'epdm', -0.002)
    mid = (front + back) / 2
    both([[(46, mid - 9), (49, mid - 9), (56.6, mid - 3), (56.6, mid + 2), (51, mid + 3), (46, mid + 4)]], 'epdm', -0.003)
    both([rect(47.5, 49.9, back + 3, back + 15)], 'screw', -0.012)                    # espagnolette: rod and keep
    both([rect(52.5, 55.8, back + 1, back + 17)], 'zinc', -0.006)
    both([rect(46.2, 48.6, front + 1.5, front + 8)], 'intumescent', -0.001)
    face, edge = 21, 0.111 + at / 1000
    both(hollow(104, 122, 0, face - 5, 1.8), alu(skin))
    both([[(115, face - 5.3), (122, face - 5.3), (123, face - 2), (122, face), (116, face)]], 'epdm', -0.001)
    rear = c.pane(edge, c.right - 0.030, edge, c.up - 0.030, face, glass)
    with Part('bead'):
        both(hollow(104, 122, rear + 4.5, sash, 1.5), alu(skin))
    both([[(115, rear), (122, rear), (123, rear + 2), (122, rear + 5), (115, rear + 5)]], 'epdm', -0.001)
    both([rect(104.4, 106.8, face + 5, rear - 4)], 'intumescent', 0.020)


def butt_glazing(product, glass, fill, joint=4, corner='low'):
    """Frameless joint: an edge frame and two panes that meet in a `joint` mm wide seam; `corner` 'low' or 'head'."""
    c = Corner(0.36, 0.43)
    c.flat = corner == 'head'
    top = c.up - (0.004 if c.flat else 0.030)
    skin, depth = product['skin'], product['depth']
    front = (depth - 32) * 0.46
    _three_chambers(c.both, 0, 38, front, front + 32, depth, skin, FILLS[fill], webs=())
    t = thickness(glass)
    face = depth / 2 - t / 2
    seam = 0.245
    with Part('bead'):
        for v0, v1 in ((0, face - 4.5), (face + t + 4.5, depth)):
            c.both(hollow(38, 58, v0, v1, 1.6), alu(skin))
    for v0, v1 in ((face - 5, face), (face + t, face + t + 5)):
        c.both([[(50, v0), (58, v0), (59, (v0 + v1) / 2), (58, v1), (50, v1)]], 'epdm', -0.001)
    c.both([rect(38.3, 41, face + 1, face + t - 1)], 'intumescent', -0.001)
    j = joint / 2000
    c.pane(0.046, seam - j, 0.046, top, face, glass)
    c.pane(seam + j, c.right - 0.025, 0.046, top, face, glass)
    s = seam * 1000
    c.upright([[(s - joint / 2, face - .4), (s, face + .3), (s + joint / 2, face - .4), (s + joint / 2, face + t + .4), (s - joint / 2, face + t + .4)]],
              'silicone', c.up - top + 0.001, 0.046, 0.1)
    c.upright([rect(s - joint / 2 + .2, s + joint / 2 - .2, face + t * .3, face + t * .7)], 'intumescent', c.up - top + 0.0002, 0.046, 0.05)
    if c.flat:
        turn_over(c.up)
    return photograph()


# ---- steel ----------------------------------------------------------------------------------------

def _steel_pair(draw, u_front, u_back, depth, shell, skin, core, wall=1.75, radius=2.2):
    """Two roll-formed tubes with an insulating core between them; u_* = (from, to) of the front and back tube."""
    draw(hollow(*u_front, 0, shell, wall, radius), steel(skin))
    draw(hollow(*u_back, depth - shell, depth, wall, radius), steel(skin))
    a, b = max(u_front[0], u_back[0]), min(u_front[1], u_back[1])
    draw([rect(a + 2.6, b - 2.6, shell - 0.1, depth - shell + 0.1)], core, 0.002)
    for u in (a + 0.8, b - 2.0):                                                       # thin stainless webs
        draw([rect(u, u + 1.2, shell - 0.6, depth - shell + 0.6)], ('screw', 'cut steel', 'screw'), 0.0, 0.1)


def _steel_seat(draw, u, depth, glass, skin, lip=3.0, wide=18):
    """Glazing lip at the front, clip-on bead at the back; u = where the leaf's body ends (mm). Returns the face of the
    glass in mm."""
    face = lip + 4
    rear = face + thickness(glass)
    draw([rect(u - 1, u + wide, 0, lip)], steel(skin))
    draw([[(u + wide - 7, lip), (u + wide, lip - .2), (u + wide + 1, lip + 1.6), (u + wide, face), (u + wide - 7, face)]], 'epdm', -0.001)
    draw([rect(u + wide - 13, u + wide - 7.5, lip, face)], 'tape', -0.0005)
    top = rear + 5
    with Part('bead'):
        draw(hollow(u + 0.5, u + wide, top, depth, 1.4, 1.6) if depth - top > 9 else [rect(u + 0.5, u + wide, top, max(depth, top + 4))], steel(skin))
    draw([[(u + wide - 7, rear), (u + wide, rear), (u + wide + 1, rear + 2.5), (u + wide, top + .3), (u + wide - 7, top + .3)]], 'epdm', -0.001)
    draw([rect(u + 0.6, u + 3, face + 2, rear - 1)], 'intumescent', 0.020)
    return face


def _steel_pane(c, corner, u, face, glass):
    edge = (u + 6) / 1000
    c.pane(edge, c.right - 0.030, edge - (0 if corner == 'head' else DROP / 1000), c.up - (0.004 if c.flat else 0.030), face, glass)


def _arc(cu, cv, r, a0, a1, steps=14):
    return [(cu + r * math.cos(math.radians(a0 + (a1 - a0) * i / steps)), cv + r * math.sin(math.radians(a0 + (a1 - a0) * i / steps)))
            for i in range(steps + 1)]


def steel_door(product, glass, corner='floor', core=None, wall=1.75, finger_safe=False, reinforced=False, shell=19):
    """A corner of a steel door, as `aluminium_door`. core None = uninsulated single tubes (Economy), otherwise the
    filling between two tubes (Janisol). `finger_safe`: the pivot edge of the leaf is a half round in a hollowed
    frame."""
    skin, depth = product['skin'], product['depth']
    c = Corner(0.36, {'side': 0.31, 'pair': 0.235}.get(corner, 0.38))
    c.flat = corner == 'head'
    frame, leaf, seat = _ways(c, corner, DROP)
    if finger_safe:
        return _finger_safe(c, product, glass, core, frame, leaf, seat)
    stop, inner = depth - 9, 43 if corner == 'pair' else 59
    rail = c.lying(0.088)
    brace = ('zinc', 'cut steel', 'zinc')
    if core:
        _steel_pair(frame, (0, 38), (0, 38), depth, shell, skin, core, wall)
        _steel_pair(leaf, (43, 88), (inner, 88), depth, shell, skin, core, wall)
        leaf([rect(44, 60.5, shell - 1, shell + 1.2)], steel(skin))
        frame([rect(38.2, 40.6, shell + 3, shell + 15)], 'intumescent', -0.001)
        if corner != 'head':
            _steel_pair(rail, (PLAY, 88 - DROP), (PLAY, 88 - DROP), depth, shell, skin, core, wall)
    else:
        frame(hollow(0, 38, 0, depth, wall, 2.2), steel(skin))
        if corner == 'pair':
            leaf(hollow(43, 88, 0, depth, wall, 2.2), steel(skin))
        else:
            leaf(hollow(43, 88, 0, stop - 5, wall, 2.2), steel(skin))
            leaf(hollow(59, 88, stop - 6, depth, wall, 2.2), steel(skin))
        frame([rect(38.2, 40.2, 14, 26)], 'intumescent', -0.001)
        rail(hollow(PLAY, 88 - DROP, 0, depth, wall, 2.2), steel(skin))
    if reinforced:
        for draw, a, b in ((frame, 3, 36), (leaf, 46, 85.5), (rail, PLAY + 3, 88 - DROP - 3)):
            far = depth - 5 if draw is not leaf or corner == 'pair' else stop - 9
            draw([[(a, 5), (a + 4, 5), (a + 4, far - 4), (b - 4, far - 4), (b - 4, 5), (b, 5), (b, far), (a, far)]], brace, 0.004)
    if corner != 'head':
        _drop_seal(c, 0.088, depth / 2)
    frame(hollow(37, 56, stop, depth, 1.5, 1.2), steel(skin))                             # stop
    frame([[(46, stop - 5), (53, stop - 5), (54, stop - 1), (54, stop + .3), (45, stop + .3)]], 'epdm', -0.003)
    face = _steel_seat(seat, 88, depth, glass, skin)
    _steel_pane(c, corner, 88, face, glass)
    if corner == 'side':
        beside = lambda loops, mats, inset=0.0, bevel_mm=0.5: c.beam(loops, mats, 0, -SIDE, bevel_mm, 0.0)
        _steel_pair(beside, (0, 38), (0, 38), depth, shell, skin, core, wall)
        _steel_seat(c.mirrored(0.038, 88), 88, depth, glass, skin)
        _steel_seat(c.lying(-SIDE, 38 - 88, -0.0175), 88, depth, glass, skin)
        c.pane(-SIDE + 0.012, -0.006, 0.044, c.up - 0.030, face, glass, 'rb')
    return _door(c, product, corner, 0.043, False, 42)


def _finger_safe(c, product, glass, core, frame, leaf, seat):
    """Half-round pivot edge: the gap follows a circle, nowhere wide enough for a finger."""
    skin, depth = product['skin'], product['depth']
    r, mid = depth / 2 - 1, depth / 2
    nose = _arc(76, mid, r, 90, 270) + [(106, 1), (106, depth - 1)]
    hole = _arc(76, mid, r - 2.2, 90, 270) + [(103.6, 3.2), (103.6, depth - 3.2)]
    leaf([nose, hole], steel(skin))
    leaf([_arc(77, mid, r - 3.4, 90, 270) + [(102, 4.6), (102, depth - 4.6)]], core, 0.003)
    hollow_arc = _arc(76, mid, r + 4.5, 232, 128)
    frame([[(0, 0), (hollow_arc[0][0], 0), *hollow_arc, (hollow_arc[-1][0], depth), (0, depth)],
           round_rect(2.2, hollow_arc[7][0] - 3.5, 3.2, depth - 3.2, 2)], steel(skin))
    frame([round_rect(3.4, hollow_arc[7][0] - 4.8, 4.4, depth - 4.4, 2)], core, 0.003)
    tip = hollow_arc[0]
    for v, s in ((tip[1], 1), (depth - tip[1], -1)):
        frame([[(tip[0] - 1, v - s * 3), (tip[0] + 3.5, v - s * 1.5), (tip[0] + 4.5, v + s * 2), (tip[0] - 1, v + s * 3)]], 'epdm', -0.003)
    frame([rect(41.0, 43.0, mid - 6, mid + 6)], 'intumescent', -0.001)
    _steel_pair(c.lying(0.106), (PLAY, 106 - DROP), (PLAY, 106 - DROP), depth, 19, skin, core)
    _drop_seal(c, 0.106, mid)
    face = _steel_seat(seat, 106, depth, glass, skin)
    _steel_pane(c, 'floor', 106, face, glass)
    if not studio.EXPLODED:
        box(-0.028, c.right + 0.012, -0.045, depth / 1000 + 0.05, -0.014, 0, 'floor piece', 0.0012)
    return photograph((0.0, 0.0, 0.014))


def steel_sliding(product, glass):
    """The head of an automatic sliding leaf: it hangs by its carriage from a rail on the frame's head; labyrinth seals
    where leaf and frame overlap. The rail goes on past the frame, where the leaf runs; its cover is cut back before the
    carriage."""
    c = Corner(0.285, 0.40)
    c.flat = True
    skin, depth = product['skin'], product['depth']
    back0 = depth + 16
    leaf = 18                                                                            # outer edge of the leaf, mm
    for draw, a in ((c.standing(-RAIL / 1000 + leaf / 1000), 0), (c.lying(0.052), leaf - RAIL)):          # jamb, and head with the rail on it
        draw(hollow(a, 52, back0, back0 + 19, 1.75, 2.2), steel(skin))
        draw(hollow(a, 52, back0 + 41, back0 + 60, 1.75, 2.2), steel(skin))
        draw([rect(a + 3, 49, back0 + 19, back0 + 41)], 'core', 0.002)
    _steel_pair(c.both, (leaf, 74), (leaf, 74), depth, 19, skin, 'core')
    _steel_pane(c, 'head', 74, _steel_seat(c.both, 74, depth, glass, skin), glass)
    c.both([[(22, depth - .2), (27, depth - .2), (27, depth + 11), (40, depth + 11), (40, depth + 14), (22, depth + 14)]], steel(skin))                             # hook on the leaf
    c.both([[(30, back0 + .2), (30, depth + 2.5), (46, depth + 2.5), (46, depth + 5.5), (34, depth + 5.5), (34, back0 + .2)]], steel(skin))                         # hook on the frame
    c.both([rect(27.4, 29.6, depth + 2, depth + 10)], 'intumescent', -0.001)
    c.both([[(41, depth + 6), (48, depth + 6), (50, depth + 10), (48, back0 + .3), (41, back0 + .3)]], 'epdm', -0.003)
    turn_over(c.up)
    _running_gear(1000 * c.up - leaf, -0.075, c.right, 0.262, 0.150, back0, skin)
    return photograph((0.03, -0.03, 0.0), 0.94)


#: How high the rail's profile stands above the edge of the leaf that hangs from it, mm.
RAIL = 112


def _running_gear(z, start, end, at, cover, back, skin):
    """What a leaf runs on, whose upper edge is `z` mm above the ground: rail, carriage at `at` metres, toothed belt,
    and the cover that ends at `cover`."""
    section = lambda points: [[(z + u, v) for u, v in points]]
    edge = back - 2.2                                                                    # the rail's back
    web, bead = edge - 4, edge - 28
    with Part('rail', by=(0, -0.12, 0.13)):                                              # pulled apart they stand above the leaf, in their own row
        extrude(section([(0, edge), (RAIL, edge), (RAIL, edge - 27), (RAIL - 7, edge - 27), (RAIL - 7, edge - 24.5), (RAIL - 3, edge - 24.5), (RAIL - 3, web), (36, web), (34, web - 2), (34, bead + 5), (37, bead + 4),
                         (39.4, bead + 2.2), (40, bead), (39.4, bead - 2.2), (37, bead - 4), (34, bead - 5), (30, bead - 5), (29, bead - 4), (29, web - 2), (27, web), (0, web)]), 'x', start, end, ('mill alu', 'cut alu', 'mill alu'), 0.6, 3)
        for x in (end - 0.030, at - 0.110):
            _socket((x, web / 1000, (z + 74) / 1000), 0.006)
    front = -8.8
    with Part('cover', by=(0, -0.66, 0.13)):
        extrude(section([(RAIL + 2.6, edge + 2), (RAIL + 2.6, front - 2.4), (-28, front - 2.4), (-28, front + 6), (-25.8, front + 6), (-25.8, front), (RAIL + 0.3, front), (RAIL + 0.3, edge + 2)]), 'x', start, cover, alu(skin), 0.9, 3)
    with Part('belt', by=(0, -0.29, 0.13)):
        teeth = []
        for low, way in ((82, 1), (98, -1)):
            extrude(section(rect(low, low + 1.8, bead - 12, bead + 2)), 'x', start, end + 0.0006, 'epdm', 0.2)
            face = low + 1.8 if way > 0 else low
            teeth += [(start + 0.005 * i, start + 0.005 * i + 0.0025, (bead - 12) / 1000, (bead + 2) / 1000, *sorted(((z + face) / 1000, (z + face + way * 1.3) / 1000))) for i in range(int((end - start) / 0.005))]
        boxes(teeth, 'epdm')
    with Part('carriage', by=(0, -0.46, 0.13)):
        up = lambda mm: (z + mm) / 1000
        y0, y1 = (bead - 14) / 1000, (bead - 10) / 1000                                  # its plate, before the wheels
        shape = [(at + u / 1000, up(w)) for u, w in [(-56, 9), (56, 9), (56, 26), (50, 34)] + _arc(38, 57, 11, -20, 165) + [(24, 40), (-24, 40)] + _arc(-38, 57, 11, 15, 200) + [(-50, 34), (-56, 26)]]
        prism(shape, y0, y1, 'zinc', 0.0007)
        box(at - 0.056, at + 0.056, y0 - 0.024, y0 + 0.001, up(9), up(13), 'zinc', 0.0007)                                        # its foot
        for s in (-1, 1):
            x = at + s * 0.038
            for a, b, r, mat in ((-7, -3.6, 20.5, 'white'), (-3.6, 3.6, 16.9, 'white'), (3.6, 7, 20.5, 'white'), (-9.8, 9, 7.5, 'screw')):
                cylinder((x, (bead + a) / 1000, up(57)), (x, (bead + b) / 1000, up(57)), r / 1000, mat, 96, 0.0005)
            cylinder((x, y0 - 0.0055, up(57)), (x, y0, up(57)), 0.0088, 'screw', 6, 0.0006)
            cylinder((x, y0 - 0.0095, up(57)), (x, y0 - 0.004, up(57)), 0.0045, 'screw', 32, 0.0005)
            hung = at + s * 0.036, y0 - 0.012                                            # it hangs the leaf by a bolt, adjusted by two nuts
            cylinder((*hung, up(-6)), (*hung, up(32)), 0.0050, 'screw', 40, 0.0006)
            for a, b in ((13, 21), (4, 9)):
                cylinder((*hung, up(a)), (*hung, up(b)), 0.0095, 'screw', 6, 0.0007)
        cylinder((at, (bead - 5) / 1000, up(20.5)), (at, (bead + 5) / 1000, up(20.5)), 0.0083, 'white', 64, 0.0005)              # keeps it from lifting
        cylinder((at, y0 - 0.004, up(20.5)), (at, y0, up(20.5)), 0.0075, 'screw', 6, 0.0006)
        box(at - 0.010, at + 0.010, y0, y1, up(36), up(84), 'zinc', 0.0007)                                                        # holds the belt
        box(at - 0.022, at + 0.022, y0, (bead + 4) / 1000, up(77.5), up(81.8), 'zinc', 0.0007)
        box(at - 0.022, at + 0.022, y0, (bead + 4) / 1000, up(84.2), up(88.5), 'zinc', 0.0007)
    with Part(piece='hanger'):
        extrude(section(rect(0.1, 4, 8, edge - 22)), 'x', 0.0195, end, ('zinc', 'cut steel', 'zinc'), 0.4)                          # on the leaf's upper edge


def steel_combination(product, leaf_skin, glass):
    """A sheet-clad Janisol 2 leaf, 70 mm deep, hung in a glazed Janisol C4 partition: one depth, two fillings."""
    c = Corner(0.36, 0.36)
    skin, partition_skin, depth = leaf_skin, product['skin'], product['depth']
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
    c.upright([rect(u + 16.6, u + 43.4, 19, depth - 19)], 'wool', 0.002, 0.008)
    c.upright([rect(u + 1, u + 15, 18, 20.4)], steel(skin), 0.0, 0.008)
    c.beam(hollow(8, 54, 0, 19, 1.75, 2.2), steel(skin), 0.0, (u + 46) / 1000)
    c.beam(hollow(8, 54, depth - 19, depth, 1.75, 2.2), steel(skin), 0.0, (u + 46) / 1000)
    c.beam([rect(10.6, 51.4, 19, depth - 19)], 'wool', 0.002, (u + 46) / 1000)
    a = (u + 46) / 1000
    for v0, v1, step in ((-1.6, 0, 0.07), (depth, depth + 1.6, 0.0)):                     # sheets, the front one cut back
        with Part('sheet'):
            extrude([rect(u + 2, (c.right - step) * 1000, v0, v1)], 'z', 0.010, c.up - step * 0.8, steel(skin), 0.3)
    extrude([rect(a * 1000 + 0.5, (c.right - 0.004) * 1000, 2, depth - 2)], 'z', 0.0545, c.up - 0.004, 'wool', 0.3)
    extrude([rect(a * 1000 + 0.5, (c.right - 0.045) * 1000, 0.1, 2)], 'z', 0.0545, c.up - 0.032, 'board', 0.3)
    return photograph(shift=(0.07, 0.0, 0.0))


def steel_window(product, glass, sash=64):
    """Janisol 1: slim thermally broken steel window, sash 4 mm deeper than the frame."""
    c = Corner()
    skin, depth = product['skin'], product['depth']
    _steel_pair(c.both, (0, 30), (0, 22), depth, 17, skin, 'polyamide', 1.5, 1.6)
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
    with Part('bead'):
        c.both(hollow(u + .5, u + 14, rear + 5, sash, 1.4, 1.6), steel(skin))
    c.both([[(u + 8, rear), (u + 14, rear), (u + 15, rear + 2.5), (u + 14, rear + 5.3), (u + 8, rear + 5.3)]], 'epdm', -0.001)
    return photograph()


# ---- facades and roofs ----------------------------------------------------------------------------

def _node(c, product, glass, material='alu', mullion=120, transom=105, cap='flat', cap_skin=None, inserts=None, wall=2.2, radius=0.0,
          below='glass', low=-0.075, drawn=1, window=None):
    """Mullion and transom with panes in their corners. cap: 'flat', 'deep' or None (flush silicone joint). inserts:
    filling of the bars. below: 'glass', 'panel' (the opaque field before a slab) or None (the foot). drawn: pulled
    apart, the mullion's core leaves it above (1) or below (-1). window: what fills the sash of a window that stands in
    the upper right field. Returns the depth without its cap, mm."""
    skin, width = product['skin'], product['face']
    metal, cap_metal = (alu if material == 'alu' else steel)(skin), alu(cap_skin or skin)
    half, t, gap = width / 2, thickness(glass), 6.0
    body = t + gap

    def bars(depth, draw, start, axis):
        tube = 'tube'                                                                  # the bars stay together; what fills them is drawn out of their ends
        if material == 'alu':
            web = body + depth * 0.36
            with Part(piece=tube):
                draw([rect(-half, half, body, body + depth), rect(-half + wall, half - wall, body + 6, web - wall / 2),
                      rect(-half + wall, half - wall, web + wall / 2, body + depth - wall)], metal, 0.0, start)
            rooms = [(body + 7, web - wall / 2 - 1), (web + wall / 2 + 1, body + depth - wall - 1)]
        else:
            with Part(piece=tube):
                draw(hollow(-half, half, body, body + depth, wall, radius or 3.0), metal, 0.0, start)
            rooms = [(body + wall + 1.5, body + depth - wall - 1.5)]
        a, b, foot = (3.4, 7, 3) if material == 'alu' else (4, 8, 1)
        with Part('screw channel'):
            draw([[(-b, body - gap), (-a, body - gap), (-a, body + foot), (-b, body + foot)]], metal, 0.0, start)
            draw([[(a, body - gap), (b, body - gap), (b, body + foot), (a, body + foot)]], metal, 0.0, start)
        for (v0, v1), filling in zip(rooms, inserts or ()):
            layers = filling if isinstance(filling, tuple) else (filling,) if filling else ()
            step = (v1 - v0) / max(1, len(layers))
            for i, layer in enumerate(layers):
                with Part(piece=tube, slide=[DRAWN * a for a in axis]):
                    draw([rect(-half + wall + 1, half - wall - 1, v0 + i * step + .3, v0 + (i + 1) * step - .3)], layer, 0.003, start)
        for s in (-1, 1):                                                              # inner gaskets, feet in the bar
            a, b = sorted((s * 9, s * (half - 1)))
            draw([[(a, t + .2), (b, t - .1), (b, body + .2), (a, body + .2)]], 'epdm', 0.004, start)

    bars(mullion, c.upright, low, (0, 0, drawn))
    bars(transom, c.beam, half / 1000, (1, 0, 0))
    if low < -half / 1000 or not below:
        bars(transom, lambda loops, mats, inset, start: c.beam(loops, mats, 0.0, -STUB, end=-half / 1000), None, (-0.4, 0, 0))   # the transom goes on to the left
    edge = 0.0115 if cap else 0.0085
    top, right = c.up - 0.012, c.right - 0.012
    for x0, x1, side in ((edge, right, 'l'), (-STUB, -edge, 'r')):
        if window and side == 'l':
            c.both(hollow(edge * 1000, half + 2.5, 1, t - 1, 1.8), metal)               # what is clamped as if it were glass
            _window(c, skin, 78, window, half + 2)
        else:
            c.pane(x0, x1, edge, top, 0, glass, side + 'b')
        if below == 'glass':
            c.pane(x0, x1, low, -edge, 0, glass, side + 't')
        elif below == 'panel':
            layers = [('enamel', 6), ('dense board', 10), ('wool', t - 28), ('board', 10), ('sheet metal', 2)]
            v = 0
            for layer, thick in layers:
                extrude([rect(x0 * 1000, x1 * 1000, v + .1, v + thick - .1)], 'z', low, -edge, layer, 0.2)
                v += thick
    if cap:
        _caps(c, half, t + gap, cap, cap_metal, low, t)
    else:
        for draw, start in ((c.upright, low), (c.beam, edge), (lambda l, m, i, s, b=0.5: c.beam(l, m, 0, -STUB, b, -edge), None)):
            draw([[(-8.5, 1.0), (0, 1.6), (8.5, 1.0), (8.5, 9), (-8.5, 9)]], 'silicone', 0.0118, start, 0.1)
            draw([round_rect(-7, 7, 9.2, 20, 5)], 'grey board', 0.010, start, 0.1)
            draw([rect(-6.2, -3.8, 22, t - 1)], 'intumescent', 0.006, start)
            draw([rect(3.8, 6.2, 22, t - 1)], 'intumescent', 0.006, start)
            with Part('holder'):
                draw([[(-13, t - 13), (13, t - 13), (13, t - 10), (2.5, t - 10), (2.5, t + gap + 2), (-2.5, t + gap + 2), (-2.5, t - 10), (-13, t - 10)]],
                     alu('mill alu'), 0.004, start)
    return body + mullion


#: How far a node of a facade or roof goes on beyond its mullion and transom, and how far a core is drawn out of its
#: tube, metres.
STUB, DRAWN = 0.075, 0.085


def _caps(c, half, depth, cap, metal, low, t, left=True):
    """Isolator, pressure plate with its screws, and cover cap, each cut back a little more than the one behind. `left`:
    the transom goes on to the left."""
    cap_depth = {'flat': 15, 'deep': 48}[cap]
    stub = lambda loops, mats, inset, start, bevel=0.5: c.beam(loops, mats, 0, -STUB, bevel, -half / 1000 + 0.0005)
    for draw, start in ((c.upright, low), (c.beam, half / 1000 - 0.0005)) + (((stub, None),) if left else ()):
        draw([rect(-5, 5, -2.5, depth + 1)], 'polyamide', 0.006, start)                  # thermal isolator
        draw([rect(-8, -5.3, t * .25, t * .9)], 'intumescent', 0.005, start)
        draw([rect(5.3, 8, t * .25, t * .9)], 'intumescent', 0.005, start)
        for s in (-1, 1):
            a, b = sorted((s * 11, s * (half - 0.6)))
            draw([[(a, -3.2), (b, -3.2), (b, 0.1), (a, 0.1)]], 'epdm', 0.020, start)
        with Part('plate'):
            draw([[(-half + 1, -7), (-6, -7), (-4, -4.5), (4, -4.5), (6, -7), (half - 1, -7), (half - 1, -3), (-half + 1, -3)]], alu('mill alu'), 0.028, start)
        f, w = -7 - cap_depth, half - 0.5
        with Part('cap'):
            draw([[(-w, f), (w, f), (w, -3.6), (w - 1.6, -3.6), (w - 1.6, f + 1.8), (-w + 1.6, f + 1.8), (-w + 1.6, -3.6), (-w, -3.6)]], metal, 0.075, start)
    for d in (0.045, 0.062):                                                             # pressure-plate screws
        _screw(0, c.up - d, -8.5, c.slant)
        _screw(c.right - d, 0, -8.5, c.slant)


def facade(product, glass, material='alu', inside=False, slab=False, **how):
    """A node of a facade, seen from outside, or from the room: `inside`; mm. `slab`: the floor that its opaque field
    covers is there too. A foot stands on a piece of floor. See `_node`."""
    foot, window = how.get('below', 'glass') is None, 'window' in how
    low = -product['face'] / 2000 if foot else -0.115 if slab else -STUB
    c = Corner(0.33 if foot or window else 0.27 if slab else 0.29, 0.37 if window else 0.335)
    deep = _node(c, product, glass, material, low=low, **how) / 1000
    if slab:
        _slab(c, thickness(glass) + 2, deep, low, product['face'] / 2000)
    if inside:
        turn_over(depth=deep)
    if foot and not studio.EXPLODED:
        box(-STUB - 0.012, c.right + 0.012, -0.07, deep + 0.03, low - 0.014, low, 'floor piece', 0.0012)
        low -= 0.014
    scale = 0.92 if slab else 0.85 if foot else 0.90 if window else 1.0                # these are higher and deeper than the others
    return photograph((STUB, -0.075 if inside else -0.035, -low * scale), scale)


def facade_corner(product, glass, transom=110, post=100, wall=5, nose=22, cap_skin=None):
    """The outer corner of a steel facade: one post behind two glazed sides, and between their edges an insulated panel
    that is clamped as the glass is; mm."""
    skin, half, t, gap = product['skin'], product['face'] / 2, thickness(glass), 6.0
    metal, body = steel(skin), thickness(glass) + 6.0 + nose
    c, low, edge, off = Corner(0.29, 0.25), -STUB, 11.5, body + half
    with Part(out=(0, -1, 0)):
        for draw, start in ((c.upright, low), (c.beam, 0.009)):
            with Part('web'):
                draw([rect(-9, 9, body - nose - 0.5, body + 2)], metal, 0.0, start)
            with Part('screw channel'):
                draw([[(-8, body - gap), (-4, body - gap), (-4, body + 1), (-8, body + 1)]], metal, 0.0, start)
                draw([[(4, body - gap), (8, body - gap), (8, body + 1), (4, body + 1)]], metal, 0.0, start)
            for a, b in ((9, half - 1), (1 - half, -9)):
                draw([[(a, t + .2), (b, t - .1), (b, body - nose + .2), (a, body - nose + .2)]], 'epdm', 0.004, start)
        c.beam(hollow(-half, half, body, body + transom, wall, 3.0), metal, 0.0, (post - half) / 1000)
        for z0, z1, side in ((edge / 1000, c.up - 0.012, 'lb'), (low, -edge / 1000, 'lt')):
            c.pane(edge / 1000, c.right - 0.012, z0, z1, 0, glass, side)
        _caps(c, half, t + gap, 'flat', alu(cap_skin or skin), low, t, left=False)
    bpy.context.view_layer.update()
    turned = Matrix.Translation((0, off / 1000, 0)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')
    for obj in [o for o in bpy.data.objects if o.type == 'MESH']:                            # the other side, and this one mirrored into its place
        other = obj.copy()
        other.data, other['out'] = obj.data.copy(), (1, 0, 0)
        bpy.context.scene.collection.objects.link(other)
        other.matrix_world = turned @ obj.matrix_world
        for vertex in obj.data.vertices:
            x, y, z = obj.matrix_world @ vertex.co
            vertex.co = (-x - off / 1000, y, z)
        obj.data.flip_normals()
        obj.matrix_world.identity()
    with Part(fixed=True):
        extrude([[(-u, v) for u, v in loop] for loop in hollow(body, body + post, body, body + post, wall, 3.0)], 'z', low, c.up, metal, 0.5, 3)
    far, layers = off - edge, ((0, 3, (skin, 'cut steel', 'zinc'), 0.024), (3.2, 15, 'board', 0.012), (15.2, t - 15, 'wool', 0.006), (t - 14.8, t - 2.2, 'board', 0.012), (t - 2, t, 'sheet metal', 0.018))
    for a, b, mat, inset in layers:
        with Part('sheet' if mat[0] == skin else None, out=(0.7071, -0.7071, 0)):
            extrude([[(-a, a), (-far, a), (-far, b), (-b, b), (-b, far), (-a, far)]], 'z', low, c.up - inset, mat, 0.4, 3)
    return photograph((0.29, -0.045, STUB), 0.92, apart=0.36)


def _slab(c, behind, deep, low, half):
    """The edge of a concrete floor behind the opaque field, and the mineral wool that seals the joint between them."""
    top, face = -half * 1000 - 6, deep * 1000 + 20
    with Part('wool', piece='joint'):
        for x0, x1 in ((-STUB, -half - 0.001), (half + 0.001, c.right - 0.006)):
            extrude([rect(low * 1000, top, behind, face)], 'x', x0, x1, 'wool', 0.8, 3)
    with Part('slab', piece='slab'):
        extrude([rect(low * 1000, top, face, face + 85)], 'x', -STUB, c.right, 'floor piece', 0.8, 3)


def roof(product, glass, material='alu', ridge=True, mullion=120, **how):
    """A piece of a glazed roof at its true slope, seen from outside. `ridge`: rafters from both sides meet under a
    ridge cap; else the eave on an upstand in a flat roof."""
    if studio.EXPLODED:
        define('block', studio.thin_sheet)
    turn = math.radians(90 - product['pitch'])
    sin, cos = math.sin(turn), math.cos(turn)
    c = Corner(0.22 if ridge else 0.27, 0.30, -1 / math.tan(turn))
    low = -0.12 if ridge else -product['face'] / 2000
    with Group(rotation=(-turn, 0, 0)) as slope:
        deep = _node(c, product, glass, material, low=low, mullion=mullion, below='glass' if ridge else None, drawn=-1 if ridge else 1, **how)
    bpy.context.view_layer.update()
    deep /= 1000
    for obj in slope.empty.children_recursive:
        obj['out'], obj['towards'] = (0, -cos, sin), LIFTED
    if ridge:
        slope.empty.location = (0, -c.up * sin, -c.up * cos)
        bpy.context.view_layer.update()
        for obj in list(slope.empty.children):
            if studio.EXPLODED and studio.part_of(obj) not in ('profile', 'board', 'core', 'screw channel'):
                continue                                                               # of the slope behind only the rafters: what lies on them would show through the panes in front
            other = obj.copy()
            bpy.context.scene.collection.objects.link(other)
            other.parent = None
            other.matrix_world = Matrix.Diagonal((1, -1, 1, 1)) @ obj.matrix_world
            other['fixed'] = True                                                      # only the slope that faces us comes apart
            if 'slide' in other:
                del other['slide']
        with Part('ridge cap', by=(0, 0, CAP_LIFT)):
            _ridge_cap(c, product, how.get('cap_skin') or product['skin'])
        return photograph((0.088, 0.06, RIDGE * (deep * sin + (c.up - low) * cos)), RIDGE, apart=studio.ROOF_APART, high=0.82, samples=48, apart_samples=24)
    with Part('upstand', fixed=True):
        _upstand(c, deep, sin, cos)
    return photograph((0.095, 0.04, UPSTAND * EAVE), EAVE, apart=studio.ROOF_APART, high=0.82, samples=48, apart_samples=24)


#: Which way a roof comes apart: lifted, and towards us to the left, across the picture, where there is room for its
#: many layers.
LIFTED = -0.80, -0.20, 0.56
#: How far a ridge cap is lifted off its ridge, metres.
CAP_LIFT = 0.42
#: Height of an upstand from the flat roof to the eave, metres; and how much smaller than the other samples eave and
#: ridge are shown.
UPSTAND, EAVE, RIDGE = 0.27, 0.78, 0.86


def _ridge_cap(c, product, skin, wide=58, over=26):
    """A folded sheet over both slopes, cut back so that the ridge shows; mm."""
    fall = math.tan(math.radians(product['pitch']))
    top = over / math.cos(math.radians(product['pitch']))
    line = [(top - wide * fall - 9, -wide), (top - wide * fall, -wide), (top, 0), (top - wide * fall, wide), (top - wide * fall - 9, wide)]
    inner = [(h - (0 if i in (0, 4) else 2.2), y + (1.8 if y < 0 else -1.8 if y else 0)) for i, (h, y) in enumerate(line)]
    extrude([line + inner[::-1]], 'x', -STUB - 0.002, c.right - 0.085, alu(skin), 0.4, 3)


def _upstand(c, deep, sin, cos):
    """Concrete upstand under the rafter, insulated up to the glass, with the roofing turned up on it and a flashing
    from under the cap down over both."""
    under = lambda y: 1000 * (-deep * sin + (y / 1000 - deep * cos) * cos / sin)               # height of the rafter's underside at a depth
    piece = lambda points, mat, a=-STUB, b=c.right, bevel=0.6: extrude([points], 'x', a, b, mat, bevel, 3)
    base = -UPSTAND * 1000
    piece([(base, 40), (under(40) - 2, 40), (under(130) - 2, 130), (base, 130)], 'floor piece')
    piece([(base + 26, -26), (-44, -32), (-20, -20), (-52, -2), (under(38) - 3, 37), (base + 26, 37)], 'wool', -STUB, c.right - 0.02)
    piece([(base, -150), (base + 24, -150), (base + 24, 39), (base, 39)], 'wool', -STUB, c.right - 0.02)
    piece([(base + 24.5, -152), (base + 27.5, -152), (base + 27.5, -30), (-150, -30), (-150, -26.5), (base + 24.5, -26.5)], 'roofing', -STUB - 0.001, c.right - 0.035)
    piece([(-11, -24), (-38, -37), (-172, -37), (-184, -46), (-185.2, -44.6), (-172.6, -35), (-38.6, -35), (-12, -22.2)], ('sheet metal', 'cut alu', 'zinc'), -STUB - 0.002, c.right - 0.06, 0.3)


def _screw(x, z, v, slant):
    y = v / 1000
    z += y * slant
    with Part('screw', piece=f'screw {x} {z}'):
        cylinder((x, y, z), (x, y + 0.004, z), 0.0052, 'screw', 20, 0.0006)
        cylinder((x, y - 0.0004, z), (x, y + 0.001, z), 0.0024, 'black', 6, 0)
