"""Two-storey steel facade 8000 x 7200, five bays."""
from kit.built import facade_bay

SLUG = 'viss-fire-fasad-ei60'
ALT = ('Tvåvånings glasfasad i stål med ljusa täcklister, fem fack och ett lägre band vid bjälklaget.')


def build():
    return facade_bay(8000, 5, (3100, 1000, 3100), 'ral6012', face=0.06, cap_skin='champagne', wall='panel wall')
