"""A school's corridor on a summer morning."""
from kit.built import door


def build(product):
    return door(product, hour='morning', setback=0.004, beside=('reader', 'call point'),
        near=dict(wall='white paint', floor='green lino', side=(None, 'birch')),
        things=(('clock', 'right', -0.45),),
        far=dict(wall='warm paint', deep=9, lamps=3.0),
        beyond=(('lockers', 'right', 4.2, dict(n=7)), ('noticeboard', 'right', 6.3), ('bench', 'right', 7.7, dict(long=1.2)), ('plant', 0.0, 8.3)))
