"""Economy 60: uninsulated 60 mm tubes with a reinforcing channel, heavier wall."""
from kit.cut import laminate, steel_door

SLUG = 'economy-60'
ALT = ('Hörnsnitt av 60 mm djup ståldörr i gråblått: oisolerade rör med kraftigare gods och inlagd förstärkningsprofil.')


def build():
    return steel_door('ral5008', laminate(13, 3), depth=60, wall=2.4, reinforced=True)
