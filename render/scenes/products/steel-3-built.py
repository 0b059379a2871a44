"""A hall of cast concrete in the afternoon: an armchair beside the door stands in the sun and throws its shadow towards the corner."""
import bpy
from mathutils import Vector

from kit.built import door
from kit.materials import define, plain

#: How much higher than usual the maker's plate sits: beside the middle hinge of so high a door it would read as part of a handle. Metres.
HIGHER = 0.42


def build(product):
    define('chair cloth', lambda: plain('chair cloth', '#45433f', 0.9, 0.15))
    define('chair leather', lambda: plain('chair leather', '#5b3a25', 0.45, 0.35))
    picture = door(product, hour='afternoon', thick=0.01, beside=('reader',), eye=0.10, z=1.5, lens=40, stop=2.0, fill=0.77, foot=0.105, outside=('courtyard', 1.3, 120),
        mirror=dict(windows=((-0.6, 1.1),)),
        near=dict(wall='cast', floor='dark screed', sun_from=1, side=('cast', 'cast'), ceiling='cast', left=0.86, right=1.12, lamps=False),
        things=(('modernArmchair', -2.72, -0.62, dict(turn=24, mats={'Textile': 'chair cloth', 'Cuir': 'chair leather'})),),
        far=dict(wall='white paint', floor='oak floor', deep=9, end='slats', ceiling='white paint'),
        beyond=(('wooden_office_teak_table', 0.0, 6.0, dict(turn=4)), ('tubular_chair', -0.4, 5.2, dict(turn=185)), ('tubular_chair', 0.4, 5.2, dict(turn=172)), ('pendant', 0.0, 6.0, dict(hang=2.2, top=3.5, wide=0.6))))
    bpy.context.view_layer.update()
    for obj in bpy.data.objects:
        if obj.type == 'MESH' and obj.data.vertices:
            corners = [obj.matrix_world @ Vector(corner) for corner in obj.bound_box]
            if all(1.635 < c.z < 1.668 and abs(c.x) < product['width'] / 2000 and 0.04 < c.y < 0.06 for c in corners):
                obj.location.z += HIGHER
    return picture
