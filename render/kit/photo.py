"""Render once, clean with Intel's Open Image Denoise, finish as a raw converter would, save."""
import glob
import os
import shutil
import subprocess
import tempfile
import time

import bpy
import numpy as np

from kit.cache import CACHE
from kit.develop import LINEAR, blur, develop, lifted
from kit.stage import image_of

HERE = os.path.dirname(os.path.abspath(__file__))
PASSES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('index', 'IndexOB'))


def _load(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3])


def passes(seed=977):
    """Renders the scene: a dictionary of arrays of height x width x 3, linear light, bottom row first."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.cycles.seed = seed
    layer.cycles.denoising_store_passes, layer.use_pass_object_index = True, True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, final = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], final.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    folder = files.base_path = tempfile.mkdtemp(prefix='passes-')
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, source in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    try:
        bpy.ops.render.render(write_still=False)
        return {name: _load(glob.glob(f'{folder}/{name}*.exr')[0]) for name, _ in PASSES}
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        scene.use_nodes = False


def _panes(kind):
    """Sets what panes mirror (see `materials.glass`); returns the objects that are panes and nothing else."""
    found = set()
    for mat in (*bpy.data.materials, bpy.context.scene.world):
        node = mat.use_nodes and mat.node_tree.nodes.get('mirror')
        if node:
            node.outputs[0].default_value = kind
            found.add(mat.name)
    return {o for o in bpy.data.objects if o.type == 'MESH' and o.material_slots and all(s.material and s.material.name in found for s in o.material_slots)}


def mirrored_in_panes(samples):
    """What the panes mirror, by itself: all else is black, and hides what is behind it."""
    scene = bpy.context.scene
    panes = _panes(1.0)
    others = [o for o in bpy.data.objects if o.type in ('MESH', 'CURVE', 'FONT') and o not in panes]
    before = [(o, o.is_holdout, o.visible_camera) for o in others]
    for obj in others:
        # A held-out film of dust would hide the whole pane behind it.
        obj.is_holdout, obj.visible_camera = True, obj.visible_camera and not obj.name.startswith(('film', 'shine'))
    scene.render.film_transparent = True
    scene.cycles.samples, usual = samples, scene.cycles.samples
    try:
        return passes(seed=31)
    finally:
        for obj, held, seen in before:
            obj.is_holdout, obj.visible_camera = held, seen
        scene.render.film_transparent, scene.cycles.samples = False, usual
        _panes(-1.0)


def _without_sparks(plane):
    """A plane of light, less the single pixels that differ widely from their neighbours."""
    around = np.median(np.stack([np.roll(plane, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]), 0)
    return np.clip(plane, 0.55 * around, 1.7 * around + 0.003)


def denoise(colour, albedo, normal):
    """Runs oidn.ts on arrays of height x width x 3, linear light."""
    height, width = colour.shape[:2]
    folder = tempfile.mkdtemp(prefix='oidn-')
    try:
        for name, data in (('colour', colour), ('albedo', albedo), ('normal', normal)):
            np.ascontiguousarray(data, '<f4').tofile(f'{folder}/{name}.f32')
        done = subprocess.run([os.environ.get('RENDER_NODE', 'node'), f'{HERE}/oidn.ts', f'{CACHE}/oidn', folder, str(width), str(height)],
                              capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        return np.fromfile(f'{folder}/clean.f32', '<f4').reshape(height, width, 3)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _meter(picture, albedo, key, balance):
    """What an incident light meter and a white balance do: the light that falls on what is seen, found from colour and
    albedo, gets the strength `key`; its tint is taken out in the proportion `balance`. No more than a stop and a half
    either way. Gives a factor for each colour."""
    light, plain = np.clip(picture, 0, 30), albedo.mean(-1)
    seen = (plain > 0.04) & (plain < 0.95) & (light.mean(-1) > 1e-5)
    if seen.mean() < 0.05:
        return np.ones(3, np.float32)
    falls = np.log(np.maximum(light[seen], 1e-5) / np.maximum(albedo[seen], 0.04))
    weight = np.sqrt(light[seen].mean(-1, keepdims=True))
    tint = (falls * weight).sum(0) / weight.sum()
    stops = np.clip(np.log2(key) - bpy.context.scene.view_settings.exposure - tint.mean() / np.log(2), -1.5, 1.5)
    print(f'METER {stops:+.2f} stops, tint {np.round(np.exp(tint - tint.mean()), 2)}', flush=True)
    return (np.exp(-balance * (tint - tint.mean())) * 2 ** stops).astype(np.float32)


def _glow(picture, amount, cap=12):
    """Light that spreads in a lens: two wide Gaussians, in linear light."""
    wide, bright = picture.shape[1] * 0.012, np.clip(picture, 0, cap)
    soft = np.stack([0.6 * blur(bright[..., c], wide) + 0.4 * blur(bright[..., c], 3 * wide) for c in range(3)], -1)
    return picture * (1 - amount) + amount * soft


def _falloff(shape, amount):
    """Corners of a lens's picture are darker by `amount`."""
    y, x = (np.linspace(-1, 1, n, dtype=np.float32) for n in shape[:2])
    return (1 - amount * 0.5 * (x[None] ** 2 + 0.6 * y[:, None] ** 2))[..., None].astype(np.float32)


def _sharpen(picture, amount, sigma=0.7):
    """Unsharp mask on the brightness in a perceptual scale."""
    light = picture @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    scale = np.cbrt(np.maximum(light, 0))
    crisp = np.maximum(scale + amount * (scale - blur(scale, sigma)), 0) ** 3
    return picture * (crisp / np.maximum(light, 1e-6))[..., None]


def _grain(picture, amount):
    """A sensor's noise, in proportion to the square root of the light: it also keeps smooth walls from banding."""
    noise = np.random.default_rng(1).normal(0, 1, picture.shape[:2]).astype(np.float32)
    noise = 0.7 * noise + 1.2 * blur(noise, 0.8)
    return picture + amount * np.sqrt(np.clip(picture, 0, 1.5)) * noise[..., None]


def _save(picture, path, depth='8'):
    """Through the scene's view transform to a file: .png lossless, of so many bits a colour, .webp lossy."""
    image = image_of('out', picture)
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = 'WEBP' if path.endswith('.webp') else 'PNG'
    settings.color_mode, settings.quality, settings.color_depth = 'RGB', 92, depth
    scene.render.dither_intensity = 1.0
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def _developed(picture, lift, amount):
    """The picture as film shows it (`develop`, so much of it), its shadows opened by `lift`, in linear light; from here
    on the view transform is that of the file."""
    folder, view = tempfile.mkdtemp(prefix='film-'), bpy.context.scene.view_settings
    try:
        _save(picture, f'{folder}/shown.png', '16')
        shown = _load(f'{folder}/shown.png')
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    view.view_transform, view.look, view.exposure = 'Standard', 'None', 0
    shown = develop(shown, amount)
    return LINEAR(lifted(shown, lift) if lift else shown)


def _paste(picture, still, region, feather=12):
    """`picture`, which is the region (left, right, bottom, top as parts of the whole) of `still`, laid on it with a
    soft rim."""
    height, width, (rows, columns) = *still.shape[:2], picture.shape[:2]
    left, low = min(int(region[0] * width), width - columns), min(int(region[2] * height), height - rows)
    rim = lambda n, a, b: np.clip(np.minimum(np.arange(n) + 0.5 if a > 0 else feather, n - np.arange(n) - 0.5 if b < 1 else feather) / feather, 0, 1)
    mask = (rim(rows, region[2], region[3])[:, None] * rim(columns, region[0], region[1]))[..., None]
    whole, under = still.copy(), still[low:low + rows, left:left + columns]
    whole[low:low + rows, left:left + columns] = under + (picture - under) * mask
    return whole


def render(path, scale=1.0, samples=None, finish=None, crop=None, glow=0.02, sharp=0.35, grain=0.006, still=None, region=None, key=None,
           balance=0.6, saturation=1.0, mirrors=0, noisy=False, vignette=0.0, film=False, lift=0.0):
    """Render the scene to `path`. `scale` shrinks a preview. `crop`: what is rendered of the picture (left, right,
    bottom, top as parts of the whole). `finish(picture, passes)` may change the clean picture; after a crop it gives
    the whole. `still`: name of a kept frame, on which the `region` (left, right, bottom, top as parts of the whole) of
    the other frames is laid; the frame without a region is kept. `key`, `balance`: see `_meter`; None leaves the
    exposure as it is set. `mirrors`: samples for what panes mirror, rendered by itself and laid over; 0 = with the
    rest; `noisy`: it is lit by lamps, and must be cleaned too. `vignette`: how much darker the corners are. `film`: it
    is developed (`develop`), so much, which brings its own grain. `lift`: how far its shadows are opened then
    (`lifted`)."""
    scene, began = bpy.context.scene, time.time()
    scene.render.resolution_percentage = round(100 * scale)
    scene.cycles.samples = samples or scene.cycles.samples
    kept = still and scale == 1.0 and os.path.join(CACHE, f'{still}.npy')
    crop = crop or (region if kept and os.path.exists(kept) else None)
    if crop:
        scene.render.use_border = scene.render.use_crop_to_border = True
        scene.render.border_min_x, scene.render.border_max_x, scene.render.border_min_y, scene.render.border_max_y = crop
    if mirrors:
        _panes(0.0)
    got = passes()
    rendered = time.time()
    picture = denoise(got['colour'], got['albedo'], got['normal'])
    if mirrors:
        over = mirrored_in_panes(mirrors)
        if noisy:
            over['colour'] = denoise(over['colour'], over['albedo'], over['normal'])
        # It lies farther away than what the lens is set to.
        over['colour'] = np.stack([blur(_without_sparks(over['colour'][..., c]), 0.0005 * picture.shape[1]) for c in range(3)], -1)
        print(f'MIRRORS {time.time() - rendered:.0f}s', flush=True)
    cleaned = time.time()
    if finish:
        picture = finish(picture, got)
    if kept and not region:
        np.save(kept, picture)
    elif kept and crop:
        picture = _paste(picture, np.load(kept), region)
    if key is not None:
        gain = _meter(picture, got['albedo'], key, balance)
        picture = (picture + over['colour'] if mirrors else picture) * gain
    elif mirrors:
        picture = picture + over['colour']
    if vignette:
        picture = picture * _falloff(picture.shape, vignette)
    if saturation != 1.0:
        grey = (picture @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
        picture = grey + (picture - grey) * saturation
    if glow:
        picture = _glow(picture, glow)
    if sharp:
        picture = _sharpen(picture, sharp)
    if grain:
        picture = _grain(picture, grain)
    if film:
        picture = _developed(picture, lift, float(film))
    _save(picture, path)
    print(f'RESULT {os.path.basename(path)} {picture.shape[1]}x{picture.shape[0]} render={rendered - began:.0f}s '
          f'denoise={cleaned - rendered:.0f}s finish={time.time() - cleaned:.0f}s', flush=True)
