"""Render two halves, denoise, add a soft glow and save."""
import ctypes
import glob
import os
import shutil
import time

import bpy
import numpy as np

CACHE = os.environ.get('RENDER_CACHE', '/tmp/eldgrans-render')
PASSES = (('colour', 'Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('depth', 'Denoising Depth'))


def _load_exr(path):
    image = bpy.data.images.load(path, check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[..., :3])


def _half(scene, folder, seed):
    scene.cycles.seed = seed
    scene.node_tree.nodes['File Output'].base_path = folder
    bpy.ops.render.render(write_still=False)
    return {name: _load_exr(glob.glob(f'{folder}/{name}*.exr')[0]) for name, _ in PASSES}


def _denoise(a, b, radius, strength):
    lib = ctypes.CDLL(os.path.join(CACHE, 'libdenoise.so'))
    ptr, real = np.ctypeslib.ndpointer(np.float32, flags='C'), ctypes.c_float
    lib.denoise.argtypes = [ctypes.c_int, ctypes.c_int] + [ptr] * 9 + [ctypes.c_int, ctypes.c_int] + [real] * 4
    height, width = a['colour'].shape[:2]
    near = lambda half: np.ascontiguousarray(np.minimum(half['depth'][..., 0], 500))
    out = np.zeros_like(a['colour'])
    lib.denoise(width, height, a['colour'].copy(), b['colour'].copy(), a['albedo'], b['albedo'], a['normal'], b['normal'],
                near(a), near(b), out, radius, 2, strength, 0.06, 0.25, 0.04)
    return out


def _glow(picture, amount):
    """Light that spreads in a lens: two wide Gaussians, in linear light."""
    height, width = picture.shape[:2]
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]
    sigma = width * 0.012
    blur = lambda s: np.exp(-2 * (np.pi * s) ** 2 * (fx ** 2 + fy ** 2))
    kernel = 0.6 * blur(sigma) + 0.4 * blur(3 * sigma)
    bright = np.clip(picture, 0, 12)
    soft = [np.fft.irfft2(np.fft.rfft2(bright[..., c]) * kernel, s=(height, width)) for c in range(3)]
    return picture * (1 - amount) + amount * np.stack(soft, -1).astype(np.float32)


def _smooth(picture, albedo, sigma=22.0, limit=0.04):
    """Takes the last mottle out of an even ground: what has the albedo of the picture's
    border gets a wide blur, the edges of shadows stay."""
    height, width = picture.shape[:2]
    border = np.concatenate([albedo[0], albedo[-1], albedo[:, 0], albedo[:, -1]])
    mask = (np.abs(albedo - np.median(border, 0)).max(-1) < 0.03).astype(np.float32)
    s = sigma * width / 1600
    kernel = np.exp(-2 * (np.pi * s) ** 2 * (np.fft.fftfreq(height)[:, None] ** 2 + np.fft.rfftfreq(width)[None] ** 2))
    blur = lambda x: np.fft.irfft2(np.fft.rfft2(x) * kernel, s=(height, width))
    weight = np.maximum(blur(mask), 1e-4)
    soft = np.stack([blur(picture[..., c] * mask) / weight for c in range(3)], -1)
    change = np.clip(soft - picture, -limit * picture, limit * picture) * mask[..., None]
    return (picture + change).astype(np.float32)


def _resize(picture, width):
    """Lanczos to `width`, rows and columns by one matrix each."""
    def matrix(new, old):
        scale = max(1.0, old / new)
        x = ((np.arange(new) + 0.5) * old / new - 0.5)[:, None] - np.arange(old)[None]
        x = x / scale
        m = np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0)
        return (m / m.sum(1, keepdims=True)).astype(np.float32)
    height = round(picture.shape[0] * width / picture.shape[1])
    limit = np.log1p(np.clip(picture, 0, 50))
    rows = np.tensordot(matrix(height, picture.shape[0]), limit, (1, 0))
    return np.expm1(np.maximum(np.tensordot(matrix(width, picture.shape[1]), rows, (1, 1)).transpose(1, 0, 2), 0))


def _save(picture, path):
    """Through the scene's view transform to a file: .png lossless, .webp lossy."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('out', width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = np.maximum(picture, 0)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = 'WEBP' if path.endswith('.webp') else 'PNG'
    settings.color_mode, settings.quality = 'RGB', 89
    scene.render.dither_intensity = 1.0
    scene.use_nodes = False
    image.save_render(path, scene=scene)
    bpy.data.images.remove(image)


def _paste(picture, still, region, feather=12):
    """`picture` within the region (left, right, bottom, top as parts of the whole) over `still`, with a soft rim."""
    height, width = picture.shape[:2]
    def ramp(n, a, b):
        at = np.arange(n) + 0.5
        inner = np.minimum(at - a * n if a > 0 else at + feather, b * n - at if b < 1 else n - at + feather)
        return np.clip(inner / feather, 0, 1)
    mask = ramp(height, region[2], region[3])[:, None, None] * ramp(width, region[0], region[1])[None, :, None]
    return (still + (picture - still) * mask).astype(np.float32)


def render(path, scale=1.0, samples=None, width=None, radius=9, strength=0.75, glow=0.04, calm=False, still=None, region=None):
    """Render the scene to `path`. `scale` shrinks a preview; `width` is the final width in pixels.
    `calm`: the ground that reaches the border is kept perfectly even. `still`: name of a kept frame, on which the `region`
    (left, right, bottom, top as parts of the whole) of the other frames is laid; the frame without a region is kept."""
    scene = bpy.context.scene
    began = time.time()
    scene.render.resolution_percentage = round(100 * scale)
    scene.cycles.samples = max(4, (samples or scene.cycles.samples) // 2)
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, final = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], final.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.name = 'File Output'
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, source in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    kept = still and scale == 1.0 and os.path.join(CACHE, f'{still}.npy')
    if region and os.path.exists(kept):
        scene.render.use_border = True
        scene.render.border_min_x, scene.render.border_max_x, scene.render.border_min_y, scene.render.border_max_y = region
    work = f'{path}.tmp'
    a, b = (_half(scene, f'{work}/{seed}', seed) for seed in (977, 1954))
    shutil.rmtree(work, ignore_errors=True)
    rendered = time.time()
    picture = _denoise(a, b, radius, strength)
    if calm:
        picture = _smooth(picture, (a['albedo'] + b['albedo']) / 2)
    if kept and not region:
        np.save(kept, picture)
    elif kept and scene.render.use_border:
        picture = _paste(picture, np.load(kept), region)
    if glow:
        picture = _glow(picture, glow)
    if width and width != picture.shape[1] and scale == 1.0:
        picture = _resize(picture, width)
    _save(picture, path)
    print(f'RESULT {os.path.basename(path)} {picture.shape[1]}x{picture.shape[0]} '
          f'render={rendered - began:.0f}s finish={time.time() - rendered:.0f}s', flush=True)
