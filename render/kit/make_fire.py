"""Burns a fire once, in plain NumPy, and keeps what is seen of it: kit/fire.py shows it behind the hero's glass.

blender -b -P make_fire.py -- FIRE.npz

A grid of cells takes a burning seat, the heat rises, rolls up and cools (semi-Lagrangian advection, the heat with MacCormack's correction; vorticity
confinement; pressure by Fourier transform). The same numbers give the same fire.
"""
import sys

import numpy as np

#: Cells across, in depth and upwards, and the size of one in metres. A step is a 60th of a second.
CELLS, CELL = (108, 54, 196), 0.0135
WARM_UP, FRAMES, EVERY, SLABS = 120, 8, 6, 3
#: How much of the seat burns at a time; what heat lifts, how fast it goes out, and how strongly it rolls up, each per step.
THRESHOLD, LIFT, COOLING, SWIRL = 0.25, 0.68, 0.014, 0.34

#: Colour of burning soot by its heat (linear light): dark red where it goes out, pale yellow in the body.
HEAT = (0.0, 0.10, 0.30, 0.55, 0.80, 1.0)
COLOUR = ((0.20, 0.010, 0.0), (0.50, 0.040, 0.002), (1.0, 0.19, 0.018), (1.0, 0.33, 0.055), (1.0, 0.45, 0.12), (1.0, 0.52, 0.17))


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


def burner(shape, rng):
    """What burns at a step: a seat with arms and a back, in patches that wander."""
    x, y, z = (np.arange(n, dtype=np.float32) * CELL for n in shape)
    x, y = x - x.mean(), y - y.mean()
    waves = [(rng.normal(0, 20), rng.normal(0, 20), rng.normal(0, 12), rng.uniform(0, 0.25), rng.uniform(0, 6.3)) for _ in range(26)]
    x, y, z = x[:, None, None], y[None, :, None], z[None, None]
    ragged = sum(np.sin(a * 1.3 * x + b * 1.3 * y + c * 2 * z + p) for a, b, c, _, p in waves) / np.sqrt(26 / 2) * 0.05
    wide = np.abs(x) + ragged < 0.36
    seat = wide & (np.abs(y) + ragged < 0.24) & (np.abs(z - 0.12) < 0.03)
    back = wide & (np.abs(y - 0.24) < 0.04) & (np.abs(z - 0.26 + ragged) < 0.16)
    arms = (np.abs(np.abs(x) - 0.36) < 0.035) & (np.abs(y) + ragged < 0.24) & (np.abs(z - 0.18 + ragged) < 0.07)
    where = seat | back | arms

    def at(step):
        patches = sum(np.sin(a * x + b * y + c * z + w * step + p) for a, b, c, w, p in waves) / np.sqrt(26 / 2)
        return where & (patches > THRESHOLD)

    return at


def burn(shape, warm_up, frames, every, seed=3):
    """Yields the heat, 0 to 1, of `frames` moments."""
    rng = np.random.default_rng(seed)
    come, fire = sampler(shape), burner(shape, rng)
    wave = np.meshgrid(*(np.fft.fftfreq(n) if axis < 2 else np.fft.rfftfreq(n) for axis, n in enumerate(shape)), indexing='ij')
    square = sum(k * k for k in wave)
    square[0, 0, 0] = 1
    heat = np.zeros(shape, np.float32)
    velocity = [rng.normal(0, 0.02, shape).astype(np.float32) for _ in range(3)]
    height = np.arange(shape[2])
    calm = np.minimum(1, np.minimum((shape[2] - 1 - height) / 22, (height + 1) / 3)).astype(np.float32)
    for step in range(warm_up + frames * every):
        read = come(velocity)
        ahead, low, high = read(heat, bounds=True)
        behind = come(velocity, -1.0)(ahead)
        better = ahead + 0.5 * (heat - behind)
        heat = np.where((better < low) | (better > high), ahead, better)
        velocity = [read(v) for v in velocity]
        burning = fire(step)
        heat = np.maximum(heat - COOLING, 0) * np.minimum(1, calm * 2)
        heat[burning] = np.maximum(heat[burning], rng.uniform(0.75, 1.0))
        velocity[2] += LIFT * heat
        velocity = [(v + f) * calm for v, f in zip(velocity, swirl(velocity, SWIRL))]
        velocity = free_of_divergence(velocity, wave, square)
        if step >= warm_up and (step - warm_up) % every == 0:
            yield heat.astype(np.float16)


def look_through(heat, cell, dense=7.0):
    """Cells of heat (x, depth, height) seen from the front: rows of light and cover, bottom row first."""
    above = np.clip((np.arange(heat.shape[2]) * cell - 0.10) / 0.25, 0, 1)[:, None] ** 0.7          # what feeds the fire shows itself
    light = np.zeros((heat.shape[2], heat.shape[0], 3), np.float32)
    clear = np.ones(light.shape[:2], np.float32)
    for depth in range(heat.shape[1]):
        h = np.clip(heat[:, depth].T.astype(np.float32), 0, 1)
        cover = 1 - np.exp(-dense * cell * np.clip((h - 0.04) / 0.5, 0, 1.5) ** 1.3 * 2.2 * above)
        colour = np.stack([np.interp(h, HEAT, [c[i] for c in COLOUR]) for i in range(3)], -1) * (0.25 + 1.2 * h[..., None])
        light += (clear * cover)[..., None] * colour
        clear *= 1 - cover
    return np.dstack([light, 1 - clear])


if __name__ == '__main__':
    slabs = [[look_through(slab, CELL) for slab in np.array_split(heat, SLABS, axis=1)] for heat in burn(CELLS, WARM_UP, FRAMES, EVERY)]
    np.savez(sys.argv[-1], slabs=np.array(slabs, np.float16), size=np.array(CELLS) * CELL)
