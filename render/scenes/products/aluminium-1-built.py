"""Single glazed door 1000 x 2100 in a light wall, glass almost flush."""
from kit.built import door

SLUG = 'pe78ei-design-line-ei30'
ALT = ('Glasad enkeldörr i antracitgrå aluminium i en ljus vägg, med dörrstängare och utblick i en ljus korridor.')


def build():
    return door(1000, 2100, skin='ral7016', face=140, setback=0.004, beside=('reader', 'call point'))
