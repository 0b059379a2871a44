"""Walls with openings, and what hangs on them beside a door."""
from kit.facade import lettering
from kit.materials import emission, plain
from kit.mesh import box, boxes, cylinder, prism, rounded, tube


def wall_with_opening(x0, x1, height, wall_y, thick, mat, left=-9, right=9, top=4.2, sill=0.0, bevel=0.002):
    """A wall in the XZ plane from wall_y backwards with one opening."""
    for a, b, c, d in ((left, x0, 0, top), (x1, right, 0, top), (x0, x1, height, top)) + (((x0, x1, 0, sill),) if sill else ()):
        box(a, b, wall_y, wall_y + thick, c, d, mat, bevel)


def fittings(names, x, wall_y=0.0):
    """What hangs on the wall beside a door, from the edge x outwards: 'reader', 'call point', 'plan', 'extinguisher',
    'intercom', 'switch', 'socket', 'conduit', 'push plate', or ('sign', number of the room, its use)."""
    for name in names:
        if name[0] == 'sign':
            plate, ink = plain('sign plate', '#d6d7d5', 0.30, 0.5, 0.35), plain('sign ink', '#26282a', 0.6)
            prism(rounded(x + 0.12, x + 0.30, 1.42, 1.56, 0.004, 3), wall_y - 0.006, wall_y, plate, 0.001)
            lettering(name[1], x + 0.135, wall_y - 0.006, 1.500, 0.044, ink, 0.0008)
            lettering(name[2], x + 0.135, wall_y - 0.006, 1.448, 0.021, ink, 0.0008)
            for u, v in ((0.128, 1.428), (0.292, 1.428), (0.128, 1.552), (0.292, 1.552)):
                cylinder((x + u, wall_y - 0.0072, v), (x + u, wall_y - 0.006, v), 0.0028, 'inox', 10, 0)
        elif name == 'socket':                                          # two sockets above the skirting
            for k in range(2):
                prism(rounded(x + 0.30 + 0.082 * k, x + 0.38 + 0.082 * k, 0.20, 0.28, 0.006, 3), wall_y - 0.010, wall_y, 'white', 0.002)
                cylinder((x + 0.34 + 0.082 * k, wall_y - 0.0105, 0.24), (x + 0.34 + 0.082 * k, wall_y - 0.0102, 0.24), 0.021, plain('socket well', '#8f8f8c', 0.6), 24, 0)
        elif name == 'conduit':                                         # the cable of what was fitted later
            tube([(x + 0.1975, wall_y - 0.010, 1.14), (x + 0.1975, wall_y - 0.010, 4.4)], 0.008, 'white')
            for v in (1.32, 1.78, 2.24, 2.70):
                box(x + 0.182, x + 0.213, wall_y - 0.019, wall_y, v, v + 0.016, 'white', 0.002)
        elif name == 'reader':                                            # card reader of the access control
            prism(rounded(x + 0.16, x + 0.235, 1.02, 1.14, 0.012, 4), wall_y - 0.022, wall_y, 'black', 0.003)
            cylinder((x + 0.1975, wall_y - 0.0235, 1.115), (x + 0.1975, wall_y - 0.022, 1.115), 0.004, emission((0.1, 0.9, 0.2), 1.0, 'diode'), 12, 0)
        elif name == 'call point':                                      # fire alarm
            prism(rounded(x + 0.34, x + 0.435, 1.38, 1.475, 0.008, 4), wall_y - 0.05, wall_y, plain('alarm red', '#b5231c', 0.35), 0.004)
            prism(rounded(x + 0.356, x + 0.419, 1.396, 1.459, 0.004, 4), wall_y - 0.052, wall_y - 0.05, 'white', 0.001)
        elif name == 'plan':                                            # evacuation plan in its frame
            box(x + 0.55, x + 0.99, wall_y - 0.018, wall_y, 1.36, 1.68, 'alu', 0.003)
            box(x + 0.562, x + 0.978, wall_y - 0.019, wall_y - 0.017, 1.372, 1.668, 'white', 0)
            ink, green = plain('ink', '#3b3f42', 0.6), plain('plan green', '#2f8a52', 0.6)
            box(x + 0.562, x + 0.978, wall_y - 0.0195, wall_y - 0.018, 1.628, 1.668, green, 0)
            y = wall_y - 0.0195
            lettering('Utrymningsplan', x + 0.575, y, 1.640, 0.024, 'white', 0.0006)
            plan = [(0.60, 0.864, 1.598, 1.602), (0.60, 0.864, 1.408, 1.412), (0.60, 0.604, 1.41, 1.60), (0.860, 0.864, 1.41, 1.60), (0.60, 0.70, 1.487, 1.490), (0.72, 0.86, 1.487, 1.490),
                    (0.60, 0.78, 1.525, 1.528), (0.80, 0.86, 1.525, 1.528), *((u, u + 0.003, 1.41, 1.47) for u in (0.642, 0.688, 0.735, 0.79, 0.826)), *((u, u + 0.003, 1.545, 1.60) for u in (0.655, 0.71, 0.772, 0.81))]
            boxes([(x + a, x + b, y, y + 0.0015, c, d) for a, b, c, d in plan], ink)
            boxes([(x + a, x + b, y - 0.0003, y + 0.0015, 1.503, 1.511) for a, b in ((0.615, 0.66), (0.70, 0.75), (0.79, 0.845))], green)
            boxes([(x + a, x + a + 0.011, y - 0.0003, y + 0.0015, b, b + 0.011) for a, b in ((0.67, 1.497), (0.765, 1.538), (0.835, 1.42))], plain('alarm red', '#b5231c', 0.35))
            boxes([(x + 0.885, x + 0.885 + long, y, y + 0.0015, 1.60 - 0.014 * k, 1.604 - 0.014 * k) for k, long in enumerate((0.07, 0.055, 0.075, 0.04, 0.066, 0.05, 0.072, 0.03, 0.06, 0.065, 0.045, 0.07, 0.052))], ink)
        elif name == 'extinguisher':
            red = plain('extinguisher', '#a81f19', 0.28)
            cylinder((x + 0.58, wall_y - 0.105, 0.42), (x + 0.58, wall_y - 0.105, 0.88), 0.078, red, 40, 0.02)
            cylinder((x + 0.58, wall_y - 0.105, 0.88), (x + 0.58, wall_y - 0.105, 0.93), 0.078, red, 40, 0, 0.03)
            cylinder((x + 0.58, wall_y - 0.105, 0.93), (x + 0.58, wall_y - 0.105, 0.97), 0.022, 'inox')
            box(x + 0.54, x + 0.64, wall_y - 0.12, wall_y - 0.09, 0.97, 0.985, 'black', 0.004)
            tube([(x + 0.60, wall_y - 0.105, 0.955), (x + 0.675, wall_y - 0.11, 0.93), (x + 0.685, wall_y - 0.11, 0.70), (x + 0.672, wall_y - 0.11, 0.55)], 0.010, 'black')
            box(x + 0.535, x + 0.625, wall_y - 0.1845, wall_y - 0.183, 0.60, 0.74, 'white', 0)
            ink = plain('ink', '#3b3f42', 0.6)
            lettering('Pulver', x + 0.542, wall_y - 0.1845, 0.716, 0.019, red, 0.0006)
            lettering('6 kg', x + 0.542, wall_y - 0.1845, 0.695, 0.013, ink, 0.0006)
            boxes([(x + 0.542, x + 0.542 + long, wall_y - 0.1849, wall_y - 0.1844, 0.681 - 0.0085 * k, 0.6835 - 0.0085 * k) for k, long in enumerate((0.070, 0.055, 0.074, 0.048, 0.066, 0.072, 0.040, 0.060))], ink)
            cylinder((x + 0.58, wall_y - 0.132, 0.955), (x + 0.58, wall_y - 0.120, 0.955), 0.014, 'inox', 24)              # gauge
            cylinder((x + 0.58, wall_y - 0.1325, 0.955), (x + 0.58, wall_y - 0.131, 0.955), 0.0115, 'white', 24, 0)
            box(x + 0.555, x + 0.66, wall_y - 0.118, wall_y - 0.092, 1.000, 1.010, 'black', 0.003)                           # the upper grip
            box(x + 0.545, x + 0.615, wall_y - 0.03, wall_y, 0.46, 0.92, red, 0.003)                 # bracket: back plate, foot and strap
            box(x + 0.535, x + 0.625, wall_y - 0.17, wall_y, 0.405, 0.418, red, 0.003)
            cylinder((x + 0.58, wall_y - 0.105, 0.79), (x + 0.58, wall_y - 0.105, 0.815), 0.0795, 'black', 40)
            box(x + 0.49, x + 0.67, wall_y - 0.012, wall_y, 1.22, 1.40, plain('alarm red', '#b5231c', 0.35), 0.001)    # its sign
            box(x + 0.555, x + 0.605, wall_y - 0.013, wall_y - 0.012, 1.25, 1.34, 'white', 0)
            box(x + 0.565, x + 0.595, wall_y - 0.013, wall_y - 0.012, 1.34, 1.365, 'white', 0)
        elif name == 'intercom':
            prism(rounded(x + 0.15, x + 0.25, 1.28, 1.50, 0.008, 4), wall_y - 0.022, wall_y, 'ral9006', 0.003)
            box(x + 0.165, x + 0.235, wall_y - 0.0235, wall_y - 0.022, 1.42, 1.48, 'black', 0)
            for k in range(4):
                box(x + 0.17, x + 0.23, wall_y - 0.024, wall_y - 0.022, 1.30 + k * 0.026, 1.318 + k * 0.026, 'white', 0.001)
        elif name == 'switch':
            box(x + 0.14, x + 0.22, wall_y - 0.010, wall_y, 1.0, 1.08, 'white', 0.003)
            box(x + 0.15, x + 0.21, wall_y - 0.013, wall_y - 0.010, 1.01, 1.07, 'white', 0.003)
        elif name == 'push plate':                                      # opens an automatic door
            box(x + 0.16, x + 0.28, wall_y - 0.022, wall_y, 0.90, 1.02, 'inox', 0.003)
