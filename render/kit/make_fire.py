"""Burns an armchair once, in plain NumPy, and keeps what is seen of it: kit/fire.py shows it behind the hero's glass.

blender -b -P make_fire.py -- FIRE.npz

The chair stands in a grid of cells: gas flows round it, and its cover burns in patches that wander. The heat rises,
rolls up and cools (semi-Lagrangian advection, the heat with MacCormack's correction; vorticity confinement; pressure by
Fourier transform). The same numbers give the same fire.
"""
import os
import sys

import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True

from kit.fire import HEIGHT, chair  # noqa: E402  (needs the path above)

#: Metres across, in depth and upwards, with the chair in the middle of the ground, and the size of a cell. A step is a
#: 60th of a second.
ROOM, CELL = (1.94, 1.55, 2.75), 0.0165
CELLS = tuple(2 * round(side / CELL / 2) for side in ROOM)
WARM_UP, FRAMES, EVERY, SLABS = 110, 8, 6, 16
#: What heat lifts in metres, how fast it goes out (down at the chair; up under the smoke), and how strongly it rolls
#: up, each per step.
LIFT, COOLING, SWIRL = 0.0140, (0.0090, 0.0170), 0.42

#: Colour of burning soot by its heat (linear light): dark red where it goes out, pale yellow in the body.
HEAT = (0.0, 0.10, 0.30, 0.55, 0.80, 1.0)
COLOUR = ((0.20, 0.010, 0.0), (0.50, 0.040, 0.002), (1.0, 0.18, 0.016), (1.0, 0.31, 0.048), (1.0, 0.43, 0.105), (1.0, 0.50, 0.155))


def sampler(shape):
    """A function that reads fields where the wind comes from: round the sides, not beyond floor and top."""
    nx, ny, nz = shape
    x, y, z = np.meshgrid(*(np.arange(n, dtype=np.float32) for n in shape), indexing='ij')

    def come(velocity, back=1.0):
        at = [g - back * v for g, v in zip((x, y, z), velocity)]
        at[2] = np.clip(at[2], 0, nz - 1.001)
        low = [np.floor(a).astype(np.int32) for a in at]
        part = [a - b for a, b in zip(at, low)]
        sides = [((b + k) % n if axis < 2 else np.minimum(b + k, n - 1)) for axis, (b, n) in enumerate(zip(low, shape)) for k in (0, 1)]
        corners = [((sides[i] * ny + sides[2 + j]) * nz + sides[4 + k],
                    (part[0] if i else 1 - part[0]) * (part[1] if j else 1 - part[1]) * (part[2] if k else 1 - part[2]))
                   for i in (0, 1) for j in (0, 1) for k in (0, 1)]

        def read(field, bounds=False):
            flat = field.ravel()
            total, low_value, high_value = 0, None, None
            for index, weight in corners:
                value = flat[index]
                total = total + value * weight
                if bounds:
                    low_value = value if low_value is None else np.minimum(low_value, value)
                    high_value = value if high_value is None else np.maximum(high_value, value)
            return (total, low_value, high_value) if bounds else total

        return read

    return come


def free_of_divergence(velocity, wave, square):
    spectra = [np.fft.rfftn(v) for v in velocity]
    along = sum(k * s for k, s in zip(wave, spectra)) / square
    return [np.fft.irfftn(s - k * along, s=v.shape).astype(np.float32) for k, s, v in zip(wave, spectra, velocity)]


def swirl(velocity, strength):
    """The force that keeps small vortices alive which the grid would smear out."""
    d = lambda f, axis: 0.5 * (np.roll(f, -1, axis) - np.roll(f, 1, axis))
    u, v, w = velocity
    curl = [d(w, 1) - d(v, 2), d(u, 2) - d(w, 0), d(v, 0) - d(u, 1)]
    size = np.sqrt(sum(c * c for c in curl))
    slope = [d(size, axis) for axis in range(3)]
    length = np.sqrt(sum(s * s for s in slope)) + 1e-5
    n = [s / length for s in slope]
    return [strength * f for f in (n[1] * curl[2] - n[2] * curl[1], n[2] * curl[0] - n[0] * curl[2], n[0] * curl[1] - n[1] * curl[0])]


def solid_and_near(shape):
    """The chair in the grid: the cells that it fills, how far the others are from its cover (metres; 1 where that is
    far), and where each is in the chair's own axes."""
    obj = chair()
    bpy.context.view_layer.update()
    tree, back = BVHTree.FromObject(obj, bpy.context.evaluated_depsgraph_get()), obj.matrix_world.inverted()
    filled, near = np.zeros(shape, bool), np.ones(shape, np.float32)
    axes = [(np.arange(n) + 0.5) * CELL for n in shape]
    axes[0], axes[1] = axes[0] - axes[0].mean(), axes[1] - axes[1].mean()
    for k in range(min(shape[2], int((HEIGHT + 0.35) / CELL))):
        for i in range(shape[0]):
            for j in range(shape[1]):
                at = back @ Vector((axes[0][i], axes[1][j], axes[2][k]))
                spot, normal, _, far = tree.find_nearest(at, 0.16)
                if spot is not None:
                    far *= obj.scale[0]
                    within = (at - spot).dot(normal) < 0
                    filled[i, j, k] = within or far < 0.4 * CELL
                    near[i, j, k] = far
    grid = np.stack(np.meshgrid(*axes, indexing='ij'), -1).reshape(-1, 3)
    own = grid @ np.array(back.to_3x3(), np.float32).T
    return filled, near, [own[:, a].reshape(shape).astype(np.float32) for a in range(3)]


def burner(near, filled, own, rng):
    """What burns at a step: the seat and what stands round it, in patches that wander; the outside and the foot
    hardly."""
    x, y, z = own
    shell = (near < 1.7 * CELL) & ~filled
    ramp = lambda value, low, high: np.clip((value - low) / (high - low), 0, 1)
    likely = (0.02 - 2.2 * ramp(np.abs(x), 0.42, 0.54) - 1.7 * ramp(z, 0.40, 0.22) - 1.6 * ramp(y, 0.36, 0.46)
              + 0.35 * ramp(y, 0.0, 0.2) - 0.25 * ramp(y, -0.38, -0.46))
    likely -= 0.45 * ((z < 0.48) & (x > -0.12))                           # half of the seat burns low: there the back is seen
    index = np.flatnonzero(shell & (likely > -1.5) & (z > 0.22))
    x, y, z, likely = (f.ravel()[index] for f in (x, y, z, likely))
    waves = [(rng.normal(0, 15), rng.normal(0, 15), rng.normal(0, 13), rng.uniform(0, 0.2), rng.uniform(0, 6.3)) for _ in range(26)]

    def at(step):
        patches = sum(np.sin(a * x + b * y + c * z + w * step + p) for a, b, c, w, p in waves) / np.sqrt(26 / 2)
        return index[patches + likely > 0.3]

    return at


def burn(filled, near, own, warm_up, frames, every, seed=3):
    """Yields the heat, 0 to 1, of `frames` moments, and for how many steps it has burnt."""
    rng = np.random.default_rng(seed)
    shape = filled.shape
    come, fire, free = sampler(shape), burner(near, filled, own, rng), (~filled).astype(np.float32)
    wave = np.meshgrid(*(np.fft.fftfreq(n) if axis < 2 else np.fft.rfftfreq(n) for axis, n in enumerate(shape)), indexing='ij')
    square = sum(k * k for k in wave)
    square[0, 0, 0] = 1
    heat, age = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    velocity = [rng.normal(0, 0.02, shape).astype(np.float32) for _ in range(3)]
    height = np.arange(shape[2])
    calm = np.minimum(1, np.minimum((shape[2] - 1 - height) * CELL / 0.35, (height + 1) / 3)).astype(np.float32)
    cooling = np.interp(height * CELL, (1.2, 2.4), COOLING).astype(np.float32)
    for step in range(warm_up + frames * every):
        read = come(velocity)
        ahead, low, high = read(heat, bounds=True)
        behind = come(velocity, -1.0)(ahead)
        better = ahead + 0.5 * (heat - behind)
        heat = np.where((better < low) | (better > high), ahead, better)
        age = np.where(heat > 0.02, np.minimum(read(age) + 1, 60), 0)
        velocity = [read(v) for v in velocity]
        burning = fire(step)
        heat = np.maximum(heat - cooling, 0) * np.minimum(1, calm * 2) * free
        heat.ravel()[burning] = np.maximum(heat.ravel()[burning], rng.uniform(0.75, 1.0))
        age.ravel()[burning] = 0
        velocity[2] += LIFT / CELL * heat
        velocity = [(v + f) * calm * free for v, f in zip(velocity, swirl(velocity, SWIRL))]
        velocity = [v * free for v in free_of_divergence(velocity, wave, square)]
        if step >= warm_up and (step - warm_up) % every == 0:
            yield heat.astype(np.float16), age.astype(np.float16)


def look_through(heat, age, cell, dense=5.5):
    """Cells of heat (x, depth, height) seen from the front: rows of light and cover, bottom row first. Gas that has
    just caught fire is clear, most of all down at the seat: flames begin thin, and what feeds them shows itself."""
    low = np.clip((np.arange(heat.shape[2]) * cell - 0.27) / 0.42, 0, 1).astype(np.float32)
    glows = (0.03 + 0.97 * np.clip(age.astype(np.float32) / 11, 0, 1) ** 1.4) * low * low * (3 - 2 * low)
    light = np.zeros((heat.shape[2], heat.shape[0], 3), np.float32)
    clear = np.ones(light.shape[:2], np.float32)
    for depth in range(heat.shape[1]):
        h = np.clip(heat[:, depth].T.astype(np.float32), 0, 1)
        cover = 1 - np.exp(-dense * cell * np.clip((h - 0.07) / 0.5, 0, 1.5) ** 1.8 * 2.4 * glows[:, depth].T)
        young = 0.55 + 0.45 * glows[:, depth].T                         # and redder than the body
        colour = np.stack([np.interp(h * young, HEAT, [c[i] for c in COLOUR]) for i in range(3)], -1) * (0.16 + 1.5 * h[..., None] ** 1.6)
        light += (clear * cover)[..., None] * colour
        clear *= 1 - cover
    return np.dstack([light, 1 - clear])


if __name__ == '__main__':
    filled, near, own = solid_and_near(CELLS)
    cut = lambda field: np.array_split(field, SLABS, axis=1)
    slabs = [[look_through(*slab, CELL) for slab in zip(cut(heat), cut(age))] for heat, age in burn(filled, near, own, WARM_UP, FRAMES, EVERY)]
    np.savez(sys.argv[-1], slabs=np.array(slabs, np.float16), size=np.array(CELLS) * CELL)
