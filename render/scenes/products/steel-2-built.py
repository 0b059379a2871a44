"""Finger-safe pair of doors with overlight, 2300 x 2900."""
from kit.built import door

SLUG = 'janisol-2-klamfri-ei30'
ALT = ('Ljusgrå glasad pardörr i stål med rundade kanter mot karmen och fast överljus, i en hall med terrazzogolv.')


def build():
    return door(2300, 2900, 'cool wall', 'light terrazzo', skirting=None, exposure=0.3, skin='ral7035', leaves=2, face=125, overlight=600, depth=0.06, thick=0.016, round_edge=True, handle='pull')
