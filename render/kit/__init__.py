"""Parametric scene kit for the pictures of the site.

Units are metres unless a name ends in `_mm`. X points right, Y away from the camera, Z up.
The modules build on each other in this order: mesh, materials, develop, stage, photo, studio, then one module per kind
of picture (models, cut, door, interior, fire, building, nature, wear, things, furnish, rooms, facade, place, built).
product.py is what the scenes are told of a product.
"""

#: Raise a family's number when its kit changes so much that its pictures must be rendered again.
VERSIONS = {'detail': 1, 'cut': 4, 'exploded': 2, 'built': 3, 'project': 3, 'hero': 8, 'workshop': 1}
