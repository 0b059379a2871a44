"""Economy 50: uninsulated 50 mm tubes, thin E/EW glass."""
from kit.cut import laminate, steel_door

SLUG = 'economy-50'
ALT = ('Hörnsnitt av 50 mm djup ståldörr i rostbrunt: tomma, oisolerade stålrör och ett tunt glas med tätning.')


def build():
    return steel_door('ral3009', laminate(10, 2), depth=50)
