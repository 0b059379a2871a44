"""Runs inside Blender once: grows four trees with the Sapling add-on and saves them as meshes (trunk + leaves).

blender -b -P make_trees.py -- TREES.blend
"""
import sys

import addon_utils
import bpy

TARGET = sys.argv[sys.argv.index('--') + 1]
#: seed, height in metres, crown shape, leaves per twig, leaf size
KINDS = ((1, 8.0, '4', 130, 0.19), (5, 6.5, '0', 120, 0.17), (9, 10.0, '3', 130, 0.20), (14, 7.0, '4', 0, 0.1))

bpy.ops.wm.read_factory_settings(use_empty=True)
addon_utils.enable('add_curve_sapling')
for i, (seed, height, shape, leaves, size) in enumerate(KINDS):
    bpy.ops.curve.tree_add(
        do_update=True, bevel=True, seed=seed, levels=3, scale=height, scaleV=1, ratio=0.014, ratioPower=1.25,
        length=(1, 0.36, 0.45, 0.3), lengthV=(0, 0.05, 0.1, 0), branches=(0, 46, 14, 8), curveRes=(6, 5, 3, 1),
        curve=(0, -25, -20, 0), curveV=(25, 60, 80, 0), baseSplits=1, segSplits=(0.15, 0.2, 0.2, 0),
        splitAngle=(14, 20, 25, 0), splitAngleV=(4, 8, 8, 0), baseSize=0.30, shape=shape, downAngle=(90, 62, 45, 45),
        downAngleV=(0, 18, 12, 10), rotate=(99.5, 137.5, 137.5, 137.5), bevelRes=1, resU=1, handleType='0',
        showLeaves=leaves > 0, leaves=leaves, leafScale=size, leafScaleX=0.55, leafScaleV=0.25, leafShape='hex', leafDist='6',
        leafDownAngle=50, leafDownAngleV=30, leafRotate=137.5, leafangle=-12, horzLeaves=True)
    fresh = [o for o in bpy.data.objects if not o.name.startswith('kind')]
    trunk = next(o for o in fresh if o.type == 'CURVE')
    mesh = bpy.data.meshes.new_from_object(trunk.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(f'kind{i} trunk', mesh))
    for obj in fresh:
        if obj.type == 'MESH':
            obj.name, obj.parent = f'kind{i} leaves', None
    bpy.data.objects.remove(trunk)
bpy.ops.wm.save_as_mainfile(filepath=TARGET)
