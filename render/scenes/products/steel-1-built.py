"""An architects' office of white brick, by day."""
from kit.built import door


def build(product):
    return door(product, hour='afternoon', thick=0.016, beside=('call point', 'extinguisher'), eye=-0.34,
        near=dict(wall='white brick', floor='dark screed', lintel='white brick', side=('white paint', None), right=0.95, ceiling='white paint'),
        far=dict(wall='white paint', floor='oak floor', deep=8, bars=3, ceiling='white paint'),
        beyond=(('table', -0.2, 3.6, dict(long=1.7, on=('screen', 'books'))), ('chair', -0.1, 4.4, dict(mat='cloth rust')), ('table', 0.35, 5.6, dict(long=1.7, on=('screen', 'cups'))), ('chair', 0.4, 6.4),
                ('shelf', 'right', 6.4, dict(wide=1.8)), ('pendant', -0.2, 3.6, dict(hang=2.0, top=2.75)), ('pendant', 0.35, 5.6, dict(hang=2.0, top=2.75)), ('plant', 0.8, 7.3, dict(tall=1.9))))
