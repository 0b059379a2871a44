"""A room in an old house, the last sun of an April day: it rakes over the lime wall beside the window, through a tree that has no leaves yet."""
import bpy

from kit import stage, wear
from kit.built import window
from kit.facade import branches, waves
from kit.materials import emission, plain, shown
from kit.mesh import from_faces

WAY = (0.85, 0.53, -0.21)


def _bare_tree(x, y, z, tall, seed):
    """A tree without leaves that the camera sees, far out of focus."""
    before = set(bpy.data.objects)
    branches(x, y, z, tall, seed=seed, spread=0.6, lean=(0.15, 0, 1))
    for obj in set(bpy.data.objects) - before:
        obj.data.materials.clear()
        obj.data.materials.append(plain('bark far', '#3a3028', 0.9, 0.1))
        obj.visible_camera, obj.visible_shadow = True, False


def _woods(y, light):
    """The edge of a wood across a field, as a dark line."""
    line = [(-70 + 0.7 * i, -0.4 + 0.9 * waves(0.7 * i, 3.0, 0.09, 2) + 0.5 * waves(0.7 * i, 1.0, 0.5, 6)) for i in range(200)]
    wood = from_faces('woods', [(x, y, -30) for x, _ in line] + [(x, y, z) for x, z in line], [(i, i + 1, 201 + i, 200 + i) for i in range(199)], emission((light, 0.98 * light, 0.85 * light), 1, 'woods'))
    shown(wood)


def build(product):
    _woods(40.0, 0.055)
    _bare_tree(-1.2, 9.0, -3.0, 3.4, 4)
    branches(-4.6, -2.9, -0.6, 1.7, seed=7, spread=0.62, lean=(0.2, 0.1, 1))
    picture = window(product, hour='low sun', wall='old lime', sill_mat='oak solid', eye=0.22, lens=40, side=-1, stop=0.7, sunny=WAY,
                     things=(('plant', 'sill', 0.42, dict(tall=0.46, seed=9, deep=0.05, size=0.5, kind='sword', pot='clay')), ('stack', 'sill', -0.40, dict(n=0))))
    wear.switches(0.92, 1.04, 0.0, 1)
    stage.dusk(0.9, (0.34, 0.46, 0.66), (0.95, 0.80, 0.62), (1.0, 0.62, 0.34), -35, 0.7, 0.3, 2.0)
    bpy.context.scene.cycles.samples = 16
    return picture
