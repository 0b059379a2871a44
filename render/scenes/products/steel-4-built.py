"""A sports hall's lobby of yellow brick, by day."""
from kit.built import door


def build(product):
    return door(product, hour='day', thick=0.013, beside=('call point', 'extinguisher'), eye=-0.58, z=0.92, lens=25,
        mirror=dict(windows=((0.5, 2.6), (-0.85, 1.6))),
        near=dict(wall='yellow brick', floor='grey lino', lintel='yellow brick', side=('yellow brick', 'white paint'), ceiling='white paint', sun_from=1, left=1.05, right=1.0),
        things=(('exit_sign', 'over', 0.0, dict(high=3.765, wide=0.40)), ('bench', -1.52, -0.08, dict(long=1.3)), ('backpack', -1.62, -0.32, dict(z=0.455)), ('basketball', -1.22, -0.40)),
        far=dict(wall='white paint', floor='oak floor', deep=10, end='white paint', ceiling='white paint'),
        beyond=(('wall_bars', 'end', 0.34, dict(n=2)), ('bench', 0.2, 8.7, dict(long=2.4)), ('wall_bars', 'right', 5.2, dict(n=3)), ('basketball', 0.25, 4.2), ('boyStanding', -0.25, 6.4, dict(turn=155, moves=(0.12, 0.10, 0))), ('cone', 0.55, 6.2)))
