"""Runs inside Blender: builds one scene description and renders it.

blender -b --factory-startup -t 2 -P worker.py -- DESCRIPTION OUTPUT [--scale 0.5] [--samples 24] [--frame 7]
[--exploded] [--boundary]
"""
import argparse
import importlib.util
import json
import os
import re
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

parser = argparse.ArgumentParser()
parser.add_argument('description')
parser.add_argument('output')
parser.add_argument('--scale', type=float, default=1.0)
parser.add_argument('--samples', type=int)
parser.add_argument('--frame', type=int)
parser.add_argument('--exploded', action='store_true')
parser.add_argument('--boundary', action='store_true')
args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])

from kit import photo, stage, studio  # noqa: E402  (needs the path above)
from kit.product import product  # noqa: E402

stage.reset()
studio.EXPLODED = args.exploded
spec = importlib.util.spec_from_file_location('description', args.description)
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
given = [] if args.frame is None else [args.frame]
shown = re.fullmatch(r'(aluminium|steel)-(\d+)-\w+', os.path.basename(args.description).removesuffix('.py'))
if shown:
    given = [product(shown[1], int(shown[2]))]
settings = module.build(*given) or {}
boundary = settings.pop('boundary', None)
if boundary:
    print('BOUNDARY ' + json.dumps(boundary), flush=True)
if not args.boundary:
    photo.render(args.output, scale=args.scale, samples=args.samples, **settings)
