"""Logistics centre in Denmark: a long grey hall with a row of dock gates, low office at the gable; overcast morning, wet yard."""
from kit import stage
from kit.building import curtain_wall, ground, lamp_post, photograph, shell
from kit.materials import boards, define, emission, plain, wet
from kit.mesh import Group, box, cylinder, from_faces
from kit.nature import hedge, hills, tree, wood
from kit.vehicles import lorry

define('metal', lambda: boards('metal', '#a7adb0', 0.30, 0.03, 0.45, contrast=0.04, grain=False))
define('dark metal', lambda: boards('dark metal', '#3b4146', 0.30, 0.03, 0.45, contrast=0.04, grain=False))
define('gate', lambda: boards('gate', '#e3e5e4', 0.55, 0.008, 0.45, vertical=False, contrast=0.03, grain=False))
define('yard', lambda: wet('yard', '#5a5957', 0.55, 0.55, size=0.16))
define('marking', lambda: plain('marking', '#c9c8c2', 0.6))


def trailer(x, y):
    """A box trailer backed up to the dock."""
    box(x - 1.27, x + 1.27, y - 13, y, 1.25, 4.0, 'white', 0.03)
    box(x - 1.1, x + 1.1, y - 13, y, 1.05, 1.25, 'black', 0.01)
    for yy in (y - 2.2, y - 3.5, y - 4.8):
        for s in (-1, 1):
            cylinder((x + s * 0.8, yy, 0.5), (x + s * 1.2, yy, 0.5), 0.5, 'black', 24, 0.03)
    for s in (-0.7, 0.7):
        box(x + s - 0.06, x + s + 0.06, y - 10, y - 9.85, 0, 1.1, 'black', 0)
    box(x - 1.2, x - 0.9, y - 13.03, y - 13.0, 1.35, 1.45, plain('tail', '#a5261e', 0.3), 0)


def build():
    shell(-70, 26, 0, 70, 0, 11.5, 'metal', front=True)
    box(-70.1, 26.1, -0.08, 70, 11.5, 11.75, 'dark metal', 0.02)
    box(-70, 26, -0.03, 0.0, 0, 1.2, 'concrete', 0)
    for i in range(15):
        x = 20 - i * 5.6
        box(x - 1.5, x + 1.5, -0.10, 0.02, 1.15, 4.4, 'gate', 0.01)
        for a, b, c, d in ((x - 1.95, x - 1.5, 1.1, 4.9), (x + 1.5, x + 1.95, 1.1, 4.9), (x - 1.95, x + 1.95, 4.4, 4.9)):
            box(a, b, -0.65, 0, c, d, 'black', 0.03)
        box(x - 0.35, x + 0.35, -0.115, -0.10, 2.9, 3.2, 'spandrel', 0)
        for s in (-1.1, 1.1):
            box(x + s - 0.15, x + s + 0.15, -0.8, 0, 0.75, 1.1, 'black', 0.02)
        box(x - 0.12, x + 0.12, -0.55, -0.45, 5.3, 5.38, emission((1, 0.85, 0.65), 20, 'gate lamp'), 0)
    trailer(20 - 2 * 5.6, -0.7)
    trailer(20 - 5 * 5.6, -0.7)
    trailer(20 - 6 * 5.6, -0.7)
    # office at the gable
    with Group((26, 0, 0)):
        curtain_wall(0, 15, [(0.1, 3.9), (3.9, 7.7)], -6, 1.5, 'ral7016', spandrel=1.3, solid='dark metal', lit=1.2, room=7, blinds=0.3)
        shell(0, 15, -6, 22, 0, 8.2, 'dark metal', sides='lb')
        box(-0.05, 15.05, -6.08, -5.9, 7.7, 8.3, 'dark metal', 0.01)
        with Group((15, 0, 0), 90):
            curtain_wall(-5.6, 12, [(0.1, 3.9), (3.9, 7.7)], -0.03, 1.5, 'ral7016', spandrel=1.3, solid='dark metal', lit=1.2, room=7, blinds=0.3)
        box(5.6, 10, -8.2, -6, 3.0, 3.2, 'ral7016', 0.01)
    ground('yard', 1500)
    with Group((18.5, -19.5, 0), 62):
        lorry()
    for i in range(9):                                                                # crossing to the office, lane edge and arrow
        box(41.0 + i * 1.0, 41.5 + i * 1.0, -16.2, -12.2, -0.1, 0.004, 'marking', 0)
    for a in range(22):
        box(10 + a * 3.0, 11.5 + a * 3.0, -20.2, -20.08, -0.1, 0.004, 'marking', 0)
    with Group((44.5, -22.6, 0), 72):
        box(-0.1, 0.1, -2.2, 0.4, -0.1, 0.004, 'marking', 0)
        from_faces('head', [(-0.45, 0.4, 0.004), (0.45, 0.4, 0.004), (0, 1.6, 0.004)], [(0, 1, 2)], 'marking')
    for x, y in ((41.6, -24.4), (38.4, -19.0)):
        cylinder((x, y, -0.02), (x, y, 0.006), 0.34, 'black', 32, 0)
    for i in range(5):
        cylinder((27.5 + i * 2.2, -12.3, 0), (27.5 + i * 2.2, -12.3, 0.95), 0.06, plain('bollard', '#c9a227', 0.4), 20)
    for i in range(30):
        x = 17.2 - i * 2.8
        box(x - 0.06, x + 0.06, -15, -1.4, -0.1, 0.004, 'gate', 0)
    box(27, 90, -11.6, -9.2, -0.1, 0.12, 'kerb', 0.02)
    hedge(27.3, 60, -11.3, -9.5, 0.55, 'shade', 0.1)
    for i in range(5):
        tree(29.5 + i * 6, -10.4, 3, 0.6, None)
        lamp_post(-8 - i * 22, -24, 9, 0)
    wood(-260, -60, 90, 14, 2, 'shade', 4)
    wood(40, 240, 85, 13, 5, 'shade', 4)
    hills(600, -1100, 1100, 14, '#8d969b', 4)
    stage.sky(22, 60, 0.085, dust=3, cover=0.97, bright=(9.5, 9.9, 10.6), scale=0.6, seed=1.1, opacity=0.95, softness=0.6)
    stage.sun(35, 140, 0.8, 25, (0.95, 0.97, 1.0))
    return photograph((50, -27, 1.65), (18, 2, 6.4), 25, 0.75)
