"""Touching distance: the sawn end of PE78EI Design Line EI90, boards and swelling strips in its chambers, and beside it the edge of the glass in its many layers, against a dark room."""
import bpy

from kit import stage
from kit.cut import aluminium_door, laminate, unit


def build(product):
    aluminium_door(product, unit(6, 12, laminate(37, 7)), 'EI90', 'bar', strips=3)
    scene = bpy.context.scene
    for obj in list(bpy.data.objects):
        if obj.type == 'LIGHT' or obj.name.startswith(('ground', 'card')):
            bpy.data.objects.remove(obj)
    stage.flat_world((0.030, 0.034, 0.042), 1.0)
    stage.area((-0.5, -1.2, 0.8), (0.2, 0.0, 0.3), 0.5, 22, (1, 0.93, 0.84))
    stage.area((0.9, -0.9, 0.25), (0.25, 0.0, 0.3), 0.4, 7, (1, 0.90, 0.80))
    stage.area((0.9, 0.9, 0.75), (0.2, 0.05, 0.3), 0.7, 11, (0.86, 0.94, 1))
    stage.area((0.3, 0.2, 1.3), (0.2, 0.05, 0.3), 0.35, 2.6, (1, 0.97, 0.92))
    scene.render.use_border, scene.cycles.samples = False, 40
    scene.render.resolution_x, scene.render.resolution_y = 2000, 1000
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium Contrast'
    eye = stage.camera((0.66, -0.40, 0.60), (0.275, 0.035, 0.320), 80, level=False)
    eye.data.dof.use_dof, eye.data.dof.aperture_fstop, eye.data.dof.focus_distance = True, 5.6, 0.60
    return {'glow': 0.05, 'grain': 0, 'film': True, 'vignette': 0.25}
