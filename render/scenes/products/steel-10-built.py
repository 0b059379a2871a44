"""Steel facade 6000 x 6600 with deep caps, opaque band and a door."""
from kit.built import facade_bay

SLUG = 'viss-fire-fasad-e30-ei90'
ALT = ('Glasfasad i två våningar med djupa täcklister, ett tätt band vid bjälklaget och en inbyggd dörr.')


def build():
    return facade_bay(6000, 4, (2700, 900, 3000), 'ral7016', cap=0.055, face=0.05, opaque=(1,), doors=1, cap_skin='ral9006', wall='white brick')
