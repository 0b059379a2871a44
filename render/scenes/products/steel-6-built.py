"""Two-part steel window 1200 x 1700 in a brick wall."""
from kit.built import window

SLUG = 'janisol-1-fonster-e45-ew45'
ALT = ('Tvådelat stålfönster med smala bågar och handtag i en tegelvägg, träd och himmel utanför.')


def build():
    return window(1200, 1700, 'ral7022', sashes=2, face=85, wall='brick wall')
