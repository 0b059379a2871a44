"""A sports hall's lobby of yellow brick, by day."""
from kit.built import door


def build(product):
    return door(product, hour='day', thick=0.013, beside=('call point', 'extinguisher'), eye=-0.34,
        near=dict(wall='yellow brick', floor='grey lino', lintel='yellow brick', side=('white paint', 'yellow brick'), ceiling='white paint'),
        things=(('exit_sign', 'over', 0.0, dict(high=3.765, wide=0.40)), ('bench', 'right', -1.1, dict(long=1.8))),
        far=dict(wall='white paint', floor='oak floor', deep=10, end='white paint', ceiling='white paint'),
        beyond=(('wall_bars', 'end', 0.34, dict(n=2)), ('bench', 0.2, 8.7, dict(long=2.4)), ('wall_bars', 'right', 5.2, dict(n=3))))
