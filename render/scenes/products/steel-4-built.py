"""A sports hall's lobby of yellow brick in the morning; the hall lies empty."""
from kit.built import door


def build(product):
    return door(product, hour='morning', thick=0.013, beside=('call point', 'extinguisher'), eye=0.30, z=1.45, lens=30,
        mirror=dict(windows=()),
        near=dict(wall='yellow brick', floor='grey lino', lintel='yellow brick', side=('yellow brick', 'yellow brick'), ceiling='white paint', sun_from=-1, left=1.12, right=0.94, lamps=False),
        things=(('exit_sign', 'over', 0.0, dict(high=3.765, wide=0.40)), ('bench', -1.85, -0.08, dict(long=1.3)), ('backpack', -1.62, -0.26, dict(z=0.455, mat='cloth rust', turn=25, seed=2)), ('bootie', -2.0, -0.36, dict(turn=-20))),
        far=dict(wall='white paint', floor='oak floor', deep=12, end='white paint', ceiling='white paint', lamps=6),
        beyond=(*(('wall_bars', 'left', y, dict(n=3)) for y in (3.4, 6.4, 9.4)), *(('wall_bars', 'end', u, dict(n=2)) for u in (0.25, 0.60)), ('bench', -0.1, 11.2, dict(long=2.4))))
