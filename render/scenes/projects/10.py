"""Office and technology building in Sweden: four storeys with vertical fins, glazed stair towers, closed plant floor; blue hour."""
from kit import stage
from kit.building import curtain_wall, lamp_post, neighbours, photograph, shell, street
from kit.materials import boards, define
from kit.mesh import Group, box
from kit.nature import hedge, tree

define('louvres', lambda: boards('louvres', '#54595d', 0.16, 0.03, 0.45, vertical=False, contrast=0.05, grain=False))


def build():
    f = [(0.05, 4.4), (4.4, 8.1), (8.1, 11.8), (11.8, 15.5)]
    curtain_wall(-13, 16, f, 0, 1.45, 'ral9007', spandrel=0.7, lit=1.25, room=8, fins=0.38, blinds=0.18, lamps=True)
    with Group((-18, 0, 0), -90):
        curtain_wall(-16, -0.2, f, 0, 1.45, 'ral9007', spandrel=0.7, lit=1.25, room=8, fins=0.38, blinds=0.18, lamps=True)
    curtain_wall(-18, -13, f, -0.6, 1.25, 'ral9005', spandrel=0.25, lit=1.5, room=5, blinds=0, solid='view glass', warm=(1, 0.72, 0.45), lamps=True)
    for k in range(4):
        for j in range(12):                                                            # stairs in the tower
            box(-17.4 + j * 0.28, -17.1 + j * 0.28, 1.6, 3.0, k * 3.7 + 0.6 + j * 0.27, k * 3.7 + 0.7 + j * 0.27, 'concrete', 0)
    box(-18, 16, 0.1, 16, 15.5, 15.9, 'ral9005', 0)
    box(-18.1, 16.1, -0.7, 16.1, 15.5, 15.95, 'ral9005', 0.01)
    box(-15, 13.5, 2.2, 14, 15.9, 19.4, 'louvres', 0.02)
    shell(-18, 16, 0.3, 16, 0, 15.5, 'louvres', roof='ral9005', thick=0.1, sides='rb')
    box(1.2, 8.2, -3.0, 0.1, 3.6, 3.85, 'ral9005', 0.01)
    box(-200, 200, -9.5, 60, -0.4, 0.0, 'paving', 0)
    street(-25, -9.5, 'wet asphalt', 0.1)
    box(-200, 200, -60, -25, -0.4, 0.0, 'paving', 0)
    for a, b in ((-12, 0.4), (9.2, 16)):
        box(a, b, -4.6, -3.2, 0, 0.42, 'concrete', 0.01)
        hedge(a + 0.1, b - 0.1, -4.5, -3.3, 0.5, 'shade', 0.4)
    for x, k, s in ((-22, 0, 0.85), (-7.5, 2, 0.62), (3.5, 1, 0.66), (13.5, 0, 0.72), (23, 2, 0.9), (-31, 1, 0.9)):
        tree(x, -7.6, k, s, 'summer', wide=0.85)
        lamp_post(x + 3, -8.8, 5.5, 34)
    neighbours([(20, 4, 22, 16, 13), (46, 2, 24, 18, 20), (-84, 14, 34, 18, 13), (-130, 20, 34, 18, 17), (-30, 44, 30, 16, 24), (10, 50, 40, 16, 22)], ('#8f8b86', '#7c7a78', '#9b9184'))
    stage.sky(3.4, -150, 0.075, dust=2.0, ozone=4.5, cover=0.45, bright=(2.4, 2.0, 2.3), scale=0.8, seed=1.7, opacity=0.6)
    return photograph((-29, -26.5, 1.65), (-3.6, 0, 8.0), 25, 1.95, glow=0.07)
