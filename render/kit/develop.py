"""What a lens and a film do to a picture after the view transform: plain NumPy, so that finished masters can be
developed too."""
import numpy as np

#: How light goes from the file's numbers (sRGB) to linear light and back.
LINEAR = lambda v: np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(np.float32)
ENCODED = lambda v: np.where(v <= 0.0031308, v * 12.92, 1.055 * np.maximum(v, 1e-8) ** (1 / 2.4) - 0.055).astype(np.float32)


def blur(plane, sigma):
    """Gaussian blur of a height x width plane; sigma in pixels. What lies at an edge goes on beyond it, and is not seen
    again at the opposite one."""
    rim = round(3 * sigma) + 1
    wider = np.pad(plane, rim, 'edge')
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (np.fft.fftfreq(wider.shape[0])[:, None] ** 2 + np.fft.rfftfreq(wider.shape[1])[None] ** 2))
    return np.fft.irfft2(np.fft.rfft2(wider) * kernel, s=wider.shape)[rim:-rim, rim:-rim].astype(np.float32)


def _each(picture, work):
    return np.stack([work(picture[..., c]) for c in range(3)], -1)


def _stretched(plane, factor):
    """The plane, larger about its middle by `factor`, of the same shape: what a lens does to one colour and not to
    another."""
    height, width = plane.shape
    at = lambda n: (np.arange(n, dtype=np.float32) - (n - 1) / 2) / factor + (n - 1) / 2
    split = lambda p, n: ((low := np.clip(np.floor(p).astype(int), 0, n - 2)), np.clip(p - low, 0, 1).astype(np.float32))
    (y, dy), (x, dx) = split(at(height), height), split(at(width), width)
    rows = plane[y] * (1 - dy[:, None]) + plane[y + 1] * dy[:, None]
    return rows[:, x] * (1 - dx) + rows[:, x + 1] * dx


def develop(shown, amount=1.0):
    """`shown`: a picture as it is seen, height x width x 3, 0 to 1, sRGB; gives another. It is printed so that its
    middle is neither dark nor pale, half a stop at most. Bright light spreads reddish through the film and white
    through the lens; corners are a little darker, soft and fringed; a curve gives depth to shadows and rolls highlights
    off, which are warmer than the shadows; grain is strongest in the mid-tones, and no two colours have quite the same.
    `amount`: how much of curve, tint, corners and grain there is; little of them is plain daylight as a telephone takes
    it."""
    height, width = shown.shape[:2]
    light = LINEAR(shown)
    bright = 3 * np.clip(light - 0.5, 0, None)
    light = light + (0.09 * _each(bright, lambda p: blur(p, 0.005 * width)) * np.array([1, 0.6, 0.4], np.float32)
                     + 0.05 * _each(bright, lambda p: blur(p, 0.03 * width)))
    light[..., 0], light[..., 2] = _stretched(light[..., 0], 1.0003), _stretched(light[..., 2], 0.9997)
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    out = ((x * x + y * y) / 2)[..., None]
    rim = np.clip(1.3 * (out - 0.2), 0, 0.8)
    light = (light * (1 - rim) + _each(light, lambda p: blur(p, 0.0005 * width)) * rim) * (1 - 0.06 * amount * out ** 1.1)
    middle = float(np.exp(np.log(np.maximum(light.mean(-1), 0.004)).mean()))
    light *= 2 ** np.clip(0.6 * np.log2(0.15 / middle), -0.15, 0.5)
    light = np.where(light > 0.7, 0.7 + 0.3 * np.tanh((light - 0.7) / 0.3), light)
    tone = np.clip(ENCODED(light), 0, 1)
    tone = tone + 0.5 * amount * (tone * tone * (3 - 2 * tone) - tone)
    mid = tone.mean(-1, keepdims=True)
    tone = tone + amount * mid * (1 - mid) * ((1 - mid) * np.array([-0.020, -0.002, 0.022], np.float32) + mid * np.array([0.030, 0.008, -0.032], np.float32))
    dice = np.random.default_rng(3)
    noise = 0.5 * dice.normal(0, 1, shown.shape).astype(np.float32) + dice.normal(0, 1, (height, width, 1)).astype(np.float32)
    noise = _each(noise, lambda p: blur(p, 0.00034 * width))
    return np.clip(tone + 0.018 * amount * noise / noise.std() * (0.25 + np.sqrt(np.clip(mid * (1 - mid), 0, 1))), 0, 1)


def lifted(shown, amount):
    """Shadows opened as a printer holds them back by hand: where the picture is darker than its middle over some width,
    it gets more light, `amount` of the distance in stops, and less of its grain; edges stay. Takes and gives a picture
    as it is seen."""
    width = shown.shape[1]
    light = LINEAR(shown)
    tone = np.log2(light.mean(-1) + 0.004)
    wide = lambda plane: blur(plane, 0.015 * width)
    mean = wide(tone)
    slope = (spread := wide(tone * tone) - mean * mean) / (spread + 0.6)
    below = np.log2(0.16) - (wide(slope) * tone + wide(mean - slope * mean))
    smooth = 0.75 * np.clip(below / 3, 0, 1)[..., None]
    calm = LINEAR(shown * (1 - smooth) + _each(shown, lambda p: blur(p, 0.00065 * width)) * smooth)
    return np.clip(ENCODED(calm * 2 ** (amount * np.clip(below, 0, 4))[..., None]), 0, 1)
