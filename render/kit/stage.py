"""Scene settings, camera, lamps and sky."""
import math
import os

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.cache import CACHE
from kit.develop import blur
from kit.materials import Nodes

#: Environment panoramas (CC0): large ones that Blender itself carries, and others of 512 x 256 that were fetched
#: (render_queue.py).
PANORAMAS = bpy.utils.system_resource('DATAFILES', path='studiolights/world'), f'{CACHE}/panoramas'


def reset():
    """An empty scene with the settings that all pictures share."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.use_persistent_data = True
    c = scene.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling = 'CPU', False, True
    c.adaptive_threshold, c.adaptive_min_samples = 0.02, 10
    c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 8, 24
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect = 1.0, 4.0
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True


def setup(size, samples, exposure, bounces=8):
    """Picture size in pixels, samples per pixel, exposure in stops, light bounces."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples, scene.view_settings.exposure = samples, exposure
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces = bounces, min(5, bounces)


def camera(location, target, lens=50, level=True):
    """Lens in mm on 36 mm. `level` keeps verticals vertical: no tilt, the picture is shifted instead."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end, data.clip_start = lens, 36, 2000, 0.02
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    obj.location = location
    look = Vector(target) - Vector(location)
    if level:
        flat = Vector((look.x, look.y, 0))
        obj.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
        data.sensor_fit = 'HORIZONTAL'
        data.shift_y = look.z / flat.length * lens / 36
    else:
        obj.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    return obj


def area(location, target, size, power, colour=(1, 1, 1), height=None, spread=180, mirrored=True):
    """A soft lamp in watts, unseen by the camera; `mirrored` lets it show in reflections."""
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.size, lamp.spread = power, colour, size, math.radians(spread)
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    obj = bpy.data.objects.new('area', lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera, obj.visible_glossy = False, mirrored
    return obj


def bulb(location, radius, power, colour):
    """A round lamp in watts, unseen by the camera and by mirrors."""
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, radius
    obj = bpy.data.objects.new('bulb', lamp)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.visible_camera = obj.visible_glossy = False
    return obj


def sun(elevation, azimuth, strength, angle=0.6, colour=(1, 0.93, 0.84)):
    """Degrees; azimuth is where the sun stands, clockwise from straight ahead (+Y)."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(angle), colour
    obj = bpy.data.objects.new('sun', lamp)
    bpy.context.scene.collection.objects.link(obj)
    e, a = math.radians(elevation), math.radians(azimuth)
    towards = Vector((math.cos(e) * math.sin(a), math.cos(e) * math.cos(a), math.sin(e)))
    obj.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    return obj


def flat_world(colour, strength):
    n = Nodes(bpy.context.scene.world, clear=True)
    n.put(n.add('Background', {0: tuple(colour) + (1,), 1: strength}).outputs[0], n.add('OutputWorld').inputs[0])


def image_of(name, light):
    """Blender's own image of an array of linear light, rows from below."""
    height, width = light.shape[:2]
    image = bpy.data.images.new(name, width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.maximum(light, 0)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    return image


def _panorama_file(name):
    """Blender's: city, courtyard, forest, interior, night, studio, sunrise, sunset. Fetched: apartment, bridge, dawn,
    esplanade, hall, lab, lobby, park, sky, venice, warehouse, workshop."""
    found = [path for folder in PANORAMAS if os.path.exists(path := os.path.join(folder, name + '.exr'))]
    if not found:
        raise ValueError(f'No panorama is called {name}.')
    return found[0]


def _surroundings(n, name, strength, turn):
    """A background of the panorama `name`, turned by degrees; it stands for what is all round, and is too coarse to be
    looked at."""
    image = bpy.data.images.load(_panorama_file(name), check_existing=True)
    at = n.add('Mapping', {0: n.add('TexCoord').outputs['Generated'], 'Rotation': (0, 0, math.radians(turn))}).outputs[0]
    return n.add('Background', {0: n.add('TexEnvironment', {0: at}, image=image, interpolation='Cubic').outputs[0], 1: strength}).outputs[0]


def mirrored(name, strength=1.0, turn=0.0, light=0.0, panes=False):
    """Panes, metal and wet ground mirror the panorama `name` instead of what the world shows; with `light` it also
    lights the scene, times that. `panes`: they alone, as where still water shows how coarse it is. After the sky."""
    n = Nodes(bpy.context.scene.world)
    out = next(node for node in n.tree.nodes if node.type == 'OUTPUT_WORLD')
    seen, path = out.inputs[0].links[0].from_socket, n.add('LightPath')
    if light:
        seen = n.shaders(path.outputs['Is Camera Ray'], _surroundings(n, name, light, turn), seen)
    where = path.outputs['Is Glossy Ray']
    if panes:
        alone = n.add('Value', label='mirror')                                # set by `photo.render`, as that of the panes
        alone.name, alone.outputs[0].default_value = 'mirror', -1.0
        where = n.math('MULTIPLY', where, n.math('GREATER_THAN', alone.outputs[0], 0.5))
    n.put(n.shaders(where, seen, _surroundings(n, name, strength, turn)), out.inputs[0])


def out_of_focus(name, soft=2.6, pale=0.15):
    """A panorama as a lens shows it that is focused on something near: each point is a disc of `soft` thousandths of
    the width, its colours paled in the proportion `pale`. Gives light of 1024 x 2048 x 3, rows from below; 1 is what
    lies about the horizon."""
    source = bpy.data.images.load(_panorama_file(name))
    width, height = source.size
    pixels = np.empty(width * height * 4, np.float32)
    source.pixels.foreach_get(pixels)
    bpy.data.images.remove(source)
    light = np.maximum(pixels.reshape(height, width, 4)[..., :3], 0)
    light /= np.median(light[int(0.47 * height):int(0.62 * height)])
    rows, columns = 1024, 2048
    light = np.minimum(light, 9).repeat(rows // height, 0).repeat(columns // width, 1)
    y, x = np.fft.fftfreq(rows, 1 / rows)[:, None], np.fft.fftfreq(columns, 1 / columns)[None]
    disc = np.clip(soft * columns / 2000 + 0.5 - np.hypot(x, y), 0, 1)
    lens = np.fft.rfft2(disc / disc.sum())
    seen = lambda plane: blur(np.fft.irfft2(np.fft.rfft2(plane) * lens, s=plane.shape), 0.5 * columns / width)
    light = np.stack([seen(light[..., c]) for c in range(3)], -1)
    grey = light @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return np.maximum(grey[..., None] + (light - grey[..., None]) * (1 - pale), 0)


def panorama(name, strength, turn=0.0, soft=2.6, pale=0.15):
    """What lies outside the windows: a panorama out of focus (`out_of_focus`), its horizon `strength` bright, turned by
    degrees. It lights nothing."""
    n = Nodes(bpy.context.scene.world, clear=True)
    image = image_of(name + ' soft', out_of_focus(name, soft, pale))
    image.pack()
    at = n.add('Mapping', {0: n.add('TexCoord').outputs['Generated'], 'Rotation': (0, 0, math.radians(turn))}).outputs[0]
    picture = n.add('TexEnvironment', {0: at}, image=image, interpolation='Cubic').outputs[0]
    # Floors and panes mirror a plain sky instead: gaps in the leaves would lie on them as flakes.
    dark = (0.10, 0.11, 0.10)
    _seen_and_mirrored(n, n.add('Background', {0: picture, 1: strength}).outputs[0], _mirrored(n, (0.8, 0.9, 1.0), (0.9, 0.95, 1.0), dark, dark, 0.25 * strength))
    bpy.context.scene.world.cycles_visibility.diffuse = False
    bpy.context.scene.world.cycles.sampling_method = 'NONE'


def sky(elevation, azimuth, strength, dust=1.0, ozone=1.0, cover=0.0, bright=(9, 9.2, 9.6), scale=1.0, seed=0.0, opacity=0.8,
        softness=0.25, stretch=(1, 2.2)):
    """Nishita sky without its disc (add a `sun`), with procedural clouds; `cover` 0-1."""
    n = Nodes(bpy.context.scene.world, clear=True)
    air = n.add('TexSky', sky_type='NISHITA', sun_elevation=math.radians(elevation), sun_rotation=math.radians(azimuth),
                sun_disc=False, dust_density=dust, ozone_density=ozone).outputs[0]
    if cover:
        x, y, z = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
        high = n.math('MAXIMUM', n.math('ADD', z, 0.12), 0.02)
        plane = n.add('CombineXYZ', {0: n.math('MULTIPLY', n.math('DIVIDE', x, high), stretch[0]),
                                     1: n.math('MULTIPLY', n.math('DIVIDE', y, high), stretch[1]), 2: seed}).outputs[0]
        shape = n.ramp(n.noise(plane, scale, 9, 0.62), [(1 - cover - softness / 2, (0, 0, 0)), (1 - cover + softness, (1, 1, 1))])
        fade = n.ramp(z, [(0.0, (0, 0, 0)), (0.12, (1, 1, 1))])
        air = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', shape, fade), opacity), air, tuple(bright) + (1,))
    n.put(n.add('Background', {0: air, 1: strength}).outputs[0], n.add('OutputWorld').inputs[0])


def _mirrored(n, zenith, horizon, ground, line, strength):
    """What panes mirror of a street: a soft sky, the far side of the street as a dark line without edges, a dark
    ground. Gives a background."""
    x, y, z = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    round_about = n.add('CombineXYZ', {0: x, 1: y, 2: 0.0}).outputs[0]
    lift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(round_about, 3.2, 3, 0.5), 0.5), 0.22)
    height = n.math('SUBTRACT', z, lift)
    view = n.ramp(n.math('ADD', n.math('MULTIPLY', height, 0.5), 0.5), [(0.0, ground), (0.47, ground), (0.53, line), (0.57, line), (0.64, horizon), (0.86, zenith)])
    return n.add('Background', {0: view, 1: strength}).outputs[0]


def _seen_and_mirrored(n, seen, mirrored):
    n.put(n.shaders(n.add('LightPath').outputs['Is Glossy Ray'], seen, mirrored), n.add('OutputWorld').inputs[0])


def street(zenith, horizon, strength, cover=0.4, seed=0.0, mirror=1.0):
    """The sky over a street: paler at the horizon, thin clouds in the proportion `cover`; it lights the scene. What
    panes mirror is softer, with the other side of the street, times `mirror`."""
    n = Nodes(bpy.context.scene.world, clear=True)
    x, y, z = n.add('SeparateXYZ', {0: n.add('TexCoord').outputs['Generated']}).outputs
    high = n.math('MAXIMUM', z, 0.0)
    air = n.ramp(high, [(0.0, horizon), (0.25, tuple((a + b) / 2 for a, b in zip(horizon, zenith))), (0.7, zenith)])
    lifted = n.math('ADD', high, 0.25)
    plane = n.add('CombineXYZ', {0: n.math('DIVIDE', x, lifted), 1: n.math('MULTIPLY', n.math('DIVIDE', y, lifted), 1.6), 2: seed}).outputs[0]
    shape = n.ramp(n.noise(plane, 1.3, 7, 0.55), [(0.75 - 0.6 * cover, (0, 0, 0)), (1.05 - 0.6 * cover, (1, 1, 1))])
    air = n.mix(n.math('MULTIPLY', shape, 0.75), air, tuple(1.15 * max(horizon) for _ in range(3)) + (1,))
    seen = n.add('Background', {0: air, 1: strength}).outputs[0]
    dark = tuple(0.22 * (0.5 * a + 0.5 * max(horizon)) for a in horizon)
    _seen_and_mirrored(n, seen, _mirrored(n, zenith, horizon, tuple(0.8 * d for d in dark), dark, strength * mirror))


def dusk(strength, zenith=(0.10, 0.19, 0.42), horizon=(0.36, 0.42, 0.55), glow=(0.95, 0.50, 0.26), azimuth=0.0, warm=0.8, cover=0.0, seed=0.0):
    """A clear sky after sunset, without noise: blue above, paler at the horizon, a glow where the sun went down
    (azimuth in degrees, clockwise from +Y). `cover` 0-1 draws it over with thin clouds, somewhat paler than the sky."""
    n = Nodes(bpy.context.scene.world, clear=True)
    way = n.add('TexCoord').outputs['Generated']
    x, y, z = n.add('SeparateXYZ', {0: way}).outputs
    high = n.math('MAXIMUM', z, 0.0)
    air = n.ramp(high, [(0.0, horizon), (0.16, tuple((h + 1.2 * t) / 2.2 for h, t in zip(horizon, zenith))), (0.55, zenith), (1.0, tuple(0.8 * t for t in zenith))])
    a = math.radians(azimuth)
    towards = n.math('ADD', n.math('MULTIPLY', x, math.sin(a)), n.math('MULTIPLY', y, math.cos(a)))
    near = n.math('POWER', n.math('MAXIMUM', n.math('ADD', n.math('MULTIPLY', towards, 0.5), 0.5), 0.0), 3.0)
    low = n.math('POWER', n.math('SUBTRACT', 1.0, high), 9.0)
    air = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', near, low), warm), air, tuple(glow) + (1,))
    if cover:
        lifted = n.math('ADD', high, 0.15)
        plane = n.add('CombineXYZ', {0: n.math('DIVIDE', x, lifted), 1: n.math('MULTIPLY', n.math('DIVIDE', y, lifted), 2.2), 2: seed}).outputs[0]
        shape = n.ramp(n.noise(plane, 1.1, 8, 0.6), [(0.62 - 0.3 * cover, (0, 0, 0)), (0.95 - 0.3 * cover, (1, 1, 1))])
        air = n.mix(n.math('MULTIPLY', shape, 0.5), air, tuple(1.25 * h for h in horizon) + (1,))
    dark = tuple(0.12 * h for h in horizon)
    _seen_and_mirrored(n, n.add('Background', {0: air, 1: strength}).outputs[0], _mirrored(n, zenith, horizon, dark, dark, strength))


def in_picture(point):
    """Where a point in space stands in the picture: x and y from its upper left corner, as if it were 1200 wide and 800
    high."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    x, y, ahead = world_to_camera_view(scene, scene.camera, Vector(point))
    where = round(1200 * x), round(800 * (1 - y))
    if ahead <= 0 or not (0 <= where[0] <= 1200 and 0 <= where[1] <= 800):
        raise ValueError(f'The point {tuple(round(c, 2) for c in point)} of the boundary must be in the picture: it is at {where[0]},{where[1]} of 1200,800.')
    return where
