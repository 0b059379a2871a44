"""Glass pavilion in Ventspils: thin roof over slim posts, a rooflight, larch and tables inside, a still basin before it; spring evening."""
from kit import stage
from kit.building import photograph
from kit.door import element
from kit.facade import grid, waves
from kit.materials import boards, concrete, define, emission, glass, plain
from kit.mesh import Group, bar, box, from_faces
from kit.nature import water
from kit.rooms import WARM, chair, downlights, pendant, shelves, table

define('larch', lambda: boards('larch', '#9c7146', 0.12, 0.006, 0.5))
define('deck', lambda: boards('deck', '#7d756a', 0.14, 0.008, 0.6, vertical=False))
define('basin edge', lambda: concrete('basin edge', '#8d8983', (1.2, 0.6, 0.005, 0), 0.5, contrast=0.9))
define('far trees', lambda: plain('far trees', '#141a1c', 1.0, 0.0))
define('clear', lambda: glass('clear', (0.93, 0.955, 0.945), 1.3))

HALF, DEEP, LOW, HEAD = 6.0, 8.5, 0.18, 3.5


def tree_line(y, low, high, seed):
    """The edge of a wood far away: only its outline."""
    xs = [-120 + i * 0.35 for i in range(690)]
    tops = [low + (high - low) * (0.5 + 0.5 * waves(x, 0.0, 0.09, seed)) + 1.2 * waves(x, 3.0, 0.9, seed) for x in xs]
    n = len(xs)
    from_faces('trees', [(x, y, -2) for x in xs] + [(x, y, t) for x, t in zip(xs, tops)], [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], 'far trees')


def build():
    xs = [-HALF + 1.5 * i for i in range(9)]
    grid(xs, [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, leave={(5, 0)}, tilt=0.06)
    with Group((0, 0.05, LOW)):
        element(1450, 3300, 0, 'ral9005', leaves=1, face=110, overlight=760, x=xs[5] + 0.025, handle='pull', metal='inox')
    for s in (-1, 1):
        with Group((s * HALF, 0 if s > 0 else DEEP, 0), 90 * s):
            grid([1.7 * i for i in range(6)], [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, pane='clear')
    with Group((0, DEEP, 0)):
        grid(xs, [LOW + 0.03, HEAD], 0, 'ral9005', face=0.045, depth=0.12, cap=0.025, pane='clear')
    # roof with a larch ceiling, and the rooflight over the middle
    box(-HALF - 1.3, HALF + 1.3, -1.5, DEEP + 1.3, HEAD + 0.04, HEAD + 0.26, 'ral9005', 0.004)
    box(-HALF - 1.25, HALF + 1.25, -1.45, DEEP + 1.25, HEAD + 0.01, HEAD + 0.05, 'larch', 0)
    base, ridge = HEAD + 0.26, HEAD + 1.62
    a, b, y0, y1 = -3.3, 2.7, 0.9, 3.9
    middle = (y0 + y1) / 2
    box(a - 0.1, b + 0.1, y0 - 0.1, y1 + 0.1, base, base + 0.16, 'ral9005', 0.004)
    count = 6
    glow = emission((1.0, 0.70, 0.40), 0.55, 'rooflight')
    from_faces('rooflight', [(a, y0, base + 0.17), (b, y0, base + 0.17), (b, middle, ridge), (a, middle, ridge)], [(0, 1, 2, 3)], 'clear')
    inner = from_faces('lit', [(a + 0.05, y1 - 0.2, base + 0.1), (b - 0.05, y1 - 0.2, base + 0.1), (b - 0.05, middle + 0.05, ridge - 0.05), (a + 0.05, middle + 0.05, ridge - 0.05)], [(0, 1, 2, 3)], glow)
    inner.visible_diffuse = False
    glow.cycles.sample_as_light = False
    for i in range(count + 1):
        x = a + (b - a) * i / count
        bar((x, y0, base + 0.18), (x, middle, ridge + 0.01), 0.045, 0.05, 'ral9005')
    bar((a, middle, ridge), (b, middle, ridge), 0.06, 0.06, 'ral9005')
    for x in (a, b):
        from_faces('gable', [(x, y0, base + 0.17), (x, y1, base + 0.17), (x, middle, ridge)], [(0, 1, 2)], 'clear')
    # inside
    box(-HALF, HALF, 0.1, DEEP, -0.2, LOW, 'basin edge', 0)
    box(-3.4, 2.8, 5.2, 7.0, LOW, HEAD, 'larch', 0.004)
    shelves(-3.2, -0.4, 4.88, LOW + 0.1, 2.75, 6)
    box(0.2, 2.6, 3.9, 4.55, LOW, 1.22, 'larch', 0.004)
    box(0.1, 2.7, 3.85, 4.6, 1.22, 1.26, 'black', 0.003)
    for x in (0.6, 1.4, 2.2):
        pendant(x, 4.2, HEAD, 2.35, 'cone', 0.13, 8)
    for x, y in ((-4.8, 1.9), (-2.6, 2.2), (-0.6, 1.8), (4.6, 2.0), (4.4, 4.6)):
        table(x, y, 0.85, 0.85, LOW)
        chair(x - 0.1, y - 0.66, 170, LOW)
        chair(x + 0.08, y + 0.66, 8, LOW)
        chair(x + 0.7, y, 96 - 180, LOW)
        pendant(x, y, HEAD, 2.1, 'globe', 0.15, 5)
    stage.area((-1, 2.6, HEAD - 0.05), (-1, 2.6, 0), 10.5, 400, WARM, height=3.6, mirrored=False)
    stage.area((-0.4, 3.3, HEAD - 0.1), (-0.4, 5.2, 1.2), 6, 90, WARM, height=0.3, mirrored=False)
    downlights(-HALF - 0.9, HALF + 0.9, 9, -1.1, -0.5, 1, HEAD + 0.01, 12)
    # deck, basin, park
    box(-HALF - 2, HALF + 2, -2.3, 0, -0.2, 0.10, 'basin edge', 0.008)
    box(-60, 60, -9.5, -9.0, -0.3, 0.05, 'basin edge', 0.008)
    water(-40, 40, -9.0, -2.3, -0.04, '#0b1214', 0.01, 0.0015, 1.2)
    box(-200, 200, 0, 200, -0.4, -0.05, plain('dusk lawn', '#1d2418', 1.0, 0.0), 0)
    box(-200, 200, -60, -9.5, -0.4, 0.0, plain('dusk path', '#2a2926', 1.0, 0.1), 0)
    tree_line(70, 7, 13, 2.0)
    tree_line(-55, 6, 12, 5.0)
    stage.dusk(0.70, (0.10, 0.18, 0.40), (0.46, 0.42, 0.50), (1.3, 0.62, 0.34), 20, 1.0, 0.35, 6.0)
    roof = (a, y0, base), (a + 0.0, middle, ridge), (b, middle, ridge), (b, y0, base)
    posts = (xs[1], 0, LOW), (xs[1], 0, HEAD), (xs[5], 0, HEAD), (xs[5], 0, LOW)
    door = (xs[6], 0, HEAD), (xs[6], 0, LOW)
    return photograph((1.1, -11.4, 1.5), (0.35, 0, 2.35), 34, 0.45, lines=(roof, posts, door),
                      marks={'aluminium-14': (-0.3, middle, ridge), 'aluminium-12': (xs[1], 0, 1.9), 'aluminium-15': (xs[6], 0, 1.5)})
