"""Scene settings, camera, lamps and sky."""
import math
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.materials import Nodes

#: The environment panoramas (CC0) that Blender itself carries.
PANORAMAS = bpy.utils.system_resource('DATAFILES', path='studiolights/world')


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


def panorama(name, strength, turn=0.0, lights=False):
    """A panorama as what is seen and mirrored; it lights nothing unless `lights`."""
    n = Nodes(bpy.context.scene.world, clear=True)
    image = bpy.data.images.load(os.path.join(PANORAMAS, name + '.exr'))
    at = n.add('Mapping', {0: n.add('TexCoord').outputs['Generated'], 'Rotation': (0, 0, math.radians(turn))}).outputs[0]
    picture = n.add('TexEnvironment', {0: at}, image=image, interpolation='Cubic').outputs[0]
    n.put(n.add('Background', {0: picture, 1: strength}).outputs[0], n.add('OutputWorld').inputs[0])
    if not lights:
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


def dusk(strength, zenith=(0.10, 0.19, 0.42), horizon=(0.36, 0.42, 0.55), glow=(0.95, 0.50, 0.26), azimuth=0.0, warm=0.8, cover=0.0, seed=0.0):
    """A clear sky after sunset, without noise: blue above, paler at the horizon, a glow where the sun went down (azimuth in degrees,
    clockwise from +Y). `cover` 0-1 draws it over with thin clouds, somewhat paler than the sky."""
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
    n.put(n.add('Background', {0: air, 1: strength}).outputs[0], n.add('OutputWorld').inputs[0])


def in_picture(point):
    """Where a point in space stands in the picture: x and y from its upper left corner, as if it were 1200 wide and 800 high."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    x, y, ahead = world_to_camera_view(scene, scene.camera, Vector(point))
    where = round(1200 * x), round(800 * (1 - y))
    if ahead <= 0 or not (0 <= where[0] <= 1200 and 0 <= where[1] <= 800):
        raise ValueError(f'The point {tuple(round(c, 2) for c in point)} of the boundary must be in the picture: it is at {where[0]},{where[1]} of 1200,800.')
    return where
