"""What lies outside a window: a lawn, houses, trees and a sky. Painted with its light, so that it costs no noise: it is only seen, and lights nothing."""
import math

import bpy
import numpy as np

from kit import stage
from kit.materials import Nodes, rgb
from kit.mesh import boxes, from_faces, prism

#: The light outside by the hour: its sky (zenith, horizon, strength, clouds, their seed), where its sun stands, the sun's and the sky's light, and whether windows are lit.
LIGHT = {
    'morning': dict(sky=((0.20, 0.38, 0.72), (0.74, 0.82, 0.92), 1.0, 0.45, 2.0), sun=(-0.75, -0.45, 0.42), warm=(1.7, 1.3, 0.95), cool=(0.46, 0.54, 0.68)),
    'day': dict(sky=((0.16, 0.34, 0.72), (0.66, 0.78, 0.93), 1.05, 0.5, 4.0), sun=(-0.60, -0.35, 0.62), warm=(1.75, 1.55, 1.30), cool=(0.50, 0.57, 0.68)),
    'overcast': dict(sky=((0.72, 0.77, 0.83), (0.84, 0.87, 0.90), 1.5, 0.3, 1.0), sun=(0, 0, 1), warm=(0.3, 0.3, 0.3), cool=(0.95, 1.0, 1.06)),
    'afternoon': dict(sky=((0.22, 0.38, 0.68), (0.86, 0.84, 0.84), 1.0, 0.5, 3.0), sun=(0.72, -0.45, 0.40), warm=(1.7, 1.3, 0.90), cool=(0.46, 0.52, 0.64)),
    'dusk': dict(sky=((0.07, 0.15, 0.38), (0.42, 0.45, 0.58), 0.60, 0.4, 5.0), sun=(0, 0, 1), warm=(0, 0, 0), cool=(0.050, 0.066, 0.105)),
}
#: How much brighter a day is than a room, as far as a film shows it: windows nearly clip.
BRIGHT = 3.6
LEAVES = ('#31472a', '#4a5f33', '#5d7040', '#3c5133')


class Outlook:
    """A view for one pair of eyes: `aside` is metres to the right of the line of sight through the middle of the window, `far` the depth in the scene."""

    def __init__(self, hour, eye, window, ground):
        """`eye`: the camera; `window`: left and right edge and depth of the glass; `ground`: its height outside, metres."""
        self.light, self.eye, self.window, self.ground = LIGHT[hour], eye, window, ground
        self.lit = hour == 'dusk'
        self.bright = 1.0 if self.lit else BRIGHT
        self.sun = np.array(self.light['sun']) / np.linalg.norm(self.light['sun'])
        zenith, horizon, strength, cover, seed = self.light['sky']
        stage.street(zenith, horizon, strength * self.bright, cover, seed, mirror=0.5 / self.bright)
        world = bpy.context.scene.world
        world.cycles_visibility.diffuse, world.cycles.sampling_method = False, 'NONE'

    def at(self, aside, far):
        """X of a place."""
        left, right, deep = self.window
        x, y, _ = self.eye
        return x + ((left + right) / 2 - x) * (far - y) / (deep - y) + aside

    def seen(self, aside, far, wide):
        """Whether something so wide can be in the picture."""
        left, right, deep = self.window
        return abs(aside) - wide / 2 < (right - left) / 2 * (far - self.eye[1]) / (deep - self.eye[1]) + 2

    def _falls(self, normals, sheltered=1.0):
        """The light on faces that look along `normals` (n × 3): n × 3."""
        n = np.asarray(normals, float)
        sky = (0.62 + 0.38 * n[:, 2:3]) * np.array(self.light['cool'])
        return sheltered * (sky + np.maximum(n @ self.sun, 0)[:, None] * np.array(self.light['warm']))

    def _through_air(self, colours, far):
        """What haze leaves of colours so far away."""
        left = math.exp(-(far - self.eye[1]) / 420)
        return np.asarray(colours) * left + 0.35 * self.light['sky'][2] * np.array(self.light['sky'][1]) * (1 - left)

    def _painted(self, obj, colours):
        """Gives an object a colour of light on each of its vertices, and takes it out of everything but the camera's sight."""
        layer = obj.data.attributes.new('painted', 'FLOAT_COLOR', 'POINT')
        layer.data.foreach_set('color', np.hstack([np.asarray(colours) * self.bright, np.ones((len(colours), 1))]).astype(np.float32).ravel())
        mat = bpy.data.materials.get('painted')
        if not mat:
            mat = bpy.data.materials.new('painted')
            n = Nodes(mat, clear=True)
            n.put(n.add('Emission', {0: n.add('Attribute', attribute_name='painted').outputs['Color'], 1: 1.0}).outputs[0], n.add('OutputMaterial').inputs[0])
            mat.cycles.sample_as_light = False
        obj.data.materials.clear()
        obj.data.materials.append(mat)
        obj.visible_diffuse = obj.visible_glossy = obj.visible_shadow = False

    def body(self, obj, colour, glow=0.0):
        """Paints an object of flat faces; `glow`: the light that it gives itself."""
        bpy.context.view_layer.update()
        mesh, turn = obj.data, np.array(obj.matrix_world.to_3x3())
        split = [(turn @ np.array(p.normal), [tuple(obj.matrix_world @ mesh.vertices[i].co) for i in p.vertices]) for p in mesh.polygons]
        bpy.data.objects.remove(obj)
        verts, faces, light = [], [], []
        for normal, corners in split:
            faces.append(tuple(range(len(verts), len(verts) + len(corners))))
            verts += corners
            light += [self._falls([normal])[0]] * len(corners)
        far = sum(y for _, y, _ in verts) / len(verts)
        self._painted(from_faces('painted', verts, faces), self._through_air((np.array(light) + glow) * np.array(rgb(colour)[:3]), far))

    def lawn(self, colour='#4e5c3a', path='#857d70'):
        g = self.ground
        for near, far, tone in ((6, 260, colour), (30, 33, path)):
            z = g + (0.01 if tone == path else 0)
            self.body(from_faces('lawn', [(-250, near, z), (250, near, z), (250, far, z), (-250, far, z)], [(0, 1, 2, 3)]), tone)

    def house(self, aside, far, wide=11, deep=8, storeys=2, wall='#b98f58', roof='#7a3f30', turn=0, seed=0):
        """A house with a ridged roof along X, its windows in rows; at dusk some of them are lit."""
        if not self.seen(aside, far, wide + 2):
            return
        g, z, eaves = np.random.default_rng(seed), self.ground, 2.75 * storeys + 0.6
        x, ridge = self.at(aside, far), 0.5 * deep * math.tan(math.radians(33))
        parts = []
        make = lambda obj, colour, glow=0.0: parts.append((obj, colour, glow))
        make(prism([(-deep / 2, 0), (deep / 2, 0), (deep / 2, eaves), (0, eaves + ridge), (-deep / 2, eaves)], -wide / 2, wide / 2, None, 0), wall)
        parts[-1][0].rotation_euler = (0, 0, math.radians(90))
        for s in (-1, 1):
            o, up = s * (deep / 2 + 0.4), eaves - 0.26 + 0.1
            make(from_faces('roof', [(-wide / 2 - 0.4, o, up), (wide / 2 + 0.4, o, up), (wide / 2 + 0.4, 0, eaves + ridge + 0.12), (-wide / 2 - 0.4, 0, eaves + ridge + 0.12)],
                            [(0, 1, 2, 3) if s < 0 else (3, 2, 1, 0)]), roof)
        make(boxes([(wide * 0.18, wide * 0.18 + 0.7, -0.3, 0.5, eaves + ridge - 0.8, eaves + ridge + 0.9)], None), '#6d4a3e')
        n = max(3, round(wide / 2.4))
        for k in range(storeys):
            for i in range(n):
                u, low = (i + 0.5) * wide / n - wide / 2, 1.15 + 2.75 * k
                door = k == 0 and i == n // 2
                a, b, c, d = u - 0.55, u + 0.55, 0.1 if door else low, low + 1.35
                make(boxes([(a - 0.1, b + 0.1, -deep / 2 - 0.05, -deep / 2, c - 0.1, d + 0.1)], None), '#e4e0d6')
                warm = self.lit and g.random() < 0.5 and not door
                make(boxes([(a, u - 0.04, -deep / 2 - 0.07, -deep / 2 - 0.05, c, d), (u + 0.04, b, -deep / 2 - 0.07, -deep / 2 - 0.05, c, d)], None),
                     '#4a3b2c' if door else '#ffcf8f' if warm else '#39434b', 0.75 if warm else 0.0)
        for obj, colour, glow in parts:
            obj.location = (x, far, z)
            obj.rotation_euler.z += math.radians(turn)
            self.body(obj, colour, glow)

    def tree(self, aside, far, tall=8.0, wide=None, seed=0, leaf=0.40, count=3900, colour=None):
        """A broad-leaved tree: a trunk, and a crown of leaves on balls of twigs; each leaf has the light of its place in the crown."""
        if not self.seen(aside, far, tall):
            return
        g = np.random.default_rng(seed)
        r, x = (wide or tall * 0.62) / 2, self.at(aside, far)
        trunk = tall * 0.28
        foot = tall * 0.016
        stem = prism([(-foot, 0), (foot, 0), (foot * 0.7, trunk * 1.9), (-foot * 0.7, trunk * 1.9)], -0.1, 0.1, None, 0)
        stem.location = (x, far, self.ground)
        self.body(stem, '#4b4036')
        balls = [(g.normal(0, 0.42, 3) * np.array([r, r, (tall - trunk) / 2]), g.uniform(0.40, 0.62)) for _ in range(13)]
        points, normals, shelter = [], [], []
        half = np.array([r, r, (tall - trunk) / 2])
        for middle, size in balls:
            d = g.normal(size=(count // 13, 3))
            d /= np.linalg.norm(d, axis=1, keepdims=True)
            p = middle + d * half * size * g.uniform(0.72, 1.04, (len(d), 1))
            points.append(p)
            normals.append(d)
            deep = np.linalg.norm(p / half, axis=1)
            shelter.append(np.clip(0.30 + 0.55 * deep + 0.22 * p[:, 2] / half[2], 0.16, 1.1))
        points, normals, shelter = (np.concatenate(a) for a in (points, normals, shelter))
        points = points + np.array([x, far, self.ground + trunk + (tall - trunk) / 2])
        u = g.normal(size=points.shape)
        u -= normals * (u * normals).sum(1, keepdims=True) * 0.6
        u /= np.linalg.norm(u, axis=1, keepdims=True)
        v = np.cross(u, normals)
        u, v = u * leaf * 0.5, v * leaf * 0.32
        verts = np.stack([points - u, points + v, points + u, points - v], 1).reshape(-1, 3)
        tone = np.array([rgb(c)[:3] for c in LEAVES])[g.integers(0, len(LEAVES), len(points))] if colour is None else np.tile(rgb(colour)[:3], (len(points), 1))
        light = self._falls(normals) * shelter[:, None] * tone * g.uniform(0.75, 1.3, (len(points), 1))
        self._painted(from_faces('crown', verts.tolist(), np.arange(len(verts)).reshape(-1, 4).tolist()), np.repeat(self._through_air(light, far), 4, 0))

    def wood(self, far, tall=11.0, seed=0, pitch=5.2):
        """A tree line: crowns that merge, paler for the air between."""
        g = np.random.default_rng(seed)
        for i in range(-14, 15):
            self.tree(i * pitch + g.uniform(-1.5, 1.5), far + g.uniform(-6, 6), tall * g.uniform(0.72, 1.12), seed=seed * 100 + i + 20, leaf=1.1, count=1690, colour=('#4d6150', '#566957', '#5f7058')[i % 3])


    def hedge(self, aside, far, long, seed=0):
        """A hedge along X, a row of low crowns."""
        for i in range(round(long / 1.5)):
            self.tree(aside + 1.5 * (i + 0.5) - long / 2, far, 1.9, 2.6, seed * 50 + i, 0.16, 1040)


def suburb(hour, eye, window, ground=-0.8):
    """Houses among trees behind a lawn, a wood behind them; see `Outlook`."""
    view = Outlook(hour, eye, window, ground)
    view.lawn()
    view.wood(112, 12.5, 3)
    for k, (aside, far, how) in enumerate((
            (-27, 67, dict(wall='#b49c6d', roof='#7d4433', wide=13)), (-5.5, 75, dict(wall='#cfc8b8', roof='#4a4744', wide=11)),
            (14, 69, dict(wall='#c2bba9', roof='#7d4433', wide=14)), (34, 77, dict(wall='#a7b0a4', roof='#55504c', wide=12)))):
        view.house(aside, far, seed=k, **how)
    for k, (aside, far, tall) in enumerate(((-38, 58, 8.0), (-16, 61, 9.5), (-11, 86, 12), (4.0, 60, 7.5), (5.5, 84, 12), (24.5, 63, 9.0), (-1.5, 90, 12.5), (20, 90, 13), (-5.0, 52, 7.0), (11.5, 49, 6.4), (-22, 47, 7.2), (30, 55, 8.0))):
        view.tree(aside, far, tall, seed=40 + k)
    half = (window[1] - window[0]) / 2 * (18 - eye[1]) / (window[2] - eye[1])                # what the window shows at the nearest tree, which it cuts
    view.tree(-0.78 * half, 18, 6.5 - ground, 4.2, 60, 0.15, 6500)
    view.hedge(-14, 52, 26, 1)
    view.hedge(19, 55, 20, 2)
