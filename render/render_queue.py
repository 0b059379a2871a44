#!/usr/bin/env python3
"""Renders the site's pictures that are missing or changed, one after another.

    npm run render                     everything that is missing or changed, in order of importance
    npm run render -- NAME ...         these only, changed or not: a file name (aluminium-2-cut), a product (aluminium-2) or its slug
    npm run render -- --preview NAME   half size, few samples, into the cache folder
    npm run render -- --frames FOLDER film-door   the missing frames of a movement, as FOLDER/door-0001.png …
    npm run render -- --list           what there is, and what is out of date
    npm run render -- --alt            only writes alt.json

Finished pictures go to src/pictures; renders.json beside them records from which description each was made.
Everything else lives in the cache folder: $RENDER_CACHE, else a folder of its own among the temporary files.
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
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCENES, MASTERS = HERE / 'scenes', HERE.parent / 'src' / 'pictures'
RECORD = MASTERS / 'renders.json'
CACHE = Path(os.environ.get('RENDER_CACHE') or Path(tempfile.gettempdir()) / 'eldgrans-render')
ASSETS = '@pmndrs/assets@1.7.0'
ORDER = ('cut', 'hero', 'project', 'built')


class Picture:
    """One description under scenes/ and the master made from it."""

    def __init__(self, path):
        self.path, self.text = path, path.read_text(encoding='utf-8')
        self.name = str(path.relative_to(SCENES).with_suffix(''))
        self.master = MASTERS / f'{self.name}.webp'
        stem = path.stem
        self.family = ('project' if path.parent.name == 'projects' else 'hero' if stem.startswith('hero') else 'film' if stem.startswith('film')
                       else stem.rsplit('-', 1)[1])
        constants = {t.id: ast.literal_eval(node.value) for node in ast.parse(self.text).body if isinstance(node, ast.Assign)
                     for t in node.targets if isinstance(t, ast.Name) and t.id in ('SLUG', 'ALT')}
        self.slug, self.alt = constants.get('SLUG', ''), constants.get('ALT', '')

    def hash(self):
        return hashlib.sha256(f'{versions()[self.family]}\n{self.text}'.encode()).hexdigest()[:16]

    def answers_to(self, wanted):
        stem = self.path.stem
        return wanted in (self.name, stem, self.slug, stem.rsplit('-', 1)[0])

    def sort_key(self):
        return ORDER.index(self.family), [int(t) if t.isdigit() else t for t in re.split(r'(\d+)', self.name)]


def versions():
    tree = ast.parse((HERE / 'kit' / '__init__.py').read_text(encoding='utf-8'))
    return next(ast.literal_eval(n.value) for n in tree.body if isinstance(n, ast.Assign) and n.targets[0].id == 'VERSIONS')


def need(tool, package):
    if not shutil.which(tool):
        sys.exit(f'{tool} is missing. On Debian: apt-get install -y {package}')


def prepare():
    """Denoiser, environment lights and trees, once per machine."""
    need('blender', 'blender python3-numpy')
    CACHE.mkdir(parents=True, exist_ok=True)
    library, source = CACHE / 'libdenoise.so', HERE / 'denoise.c'
    if not library.exists() or library.stat().st_mtime < source.stat().st_mtime:
        need('gcc', 'gcc')
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', '-o', library, source, '-lm'], check=True)
    lights = CACHE / 'hdri'
    if not (lights / 'studio.exr').exists():
        need('npm', 'npm')
        lights.mkdir(exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(['npm', 'pack', '--silent', ASSETS], cwd=folder, check=True, stdout=subprocess.DEVNULL)
            shutil.unpack_archive(next(Path(folder).glob('*.tgz')), folder, 'gztar')
            for module in (Path(folder) / 'package' / 'hdri').glob('*.exr.js'):
                data = re.search(r'base64,([A-Za-z0-9+/=]+)', module.read_text()).group(1)
                (lights / module.stem).write_bytes(base64.b64decode(data))
    trees, maker = CACHE / 'trees.blend', HERE / 'kit' / 'make_trees.py'
    if not trees.exists() or trees.stat().st_mtime < maker.stat().st_mtime:
        blender(maker, str(trees))


def blender(script, *arguments):
    """Runs a script in Blender at the lowest priority; returns its output."""
    command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-t', '2', '-P', str(script), '--', *arguments]
    env = dict(os.environ, RENDER_CACHE=str(CACHE), OMP_NUM_THREADS='2', OMP_WAIT_POLICY='passive',
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


def render(picture, preview):
    target = CACHE / 'out' / f'{picture.name.replace("/", "-")}{"-preview.png" if preview else ".webp"}'
    target.parent.mkdir(parents=True, exist_ok=True)
    began = time.time()
    extra = ['--scale', '0.5', '--samples', '24'] if preview else []
    blender(HERE / 'worker.py', str(picture.path), str(target), *extra)
    seconds = round(time.time() - began)
    if not preview:
        picture.master.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(target, picture.master)
        write_json(RECORD, {**record(), picture.name: {'from': picture.hash(), 'seconds': seconds}})
    print(f'{picture.name}: {seconds} s, {target if preview else picture.master}', flush=True)


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
    parser.add_argument('--frames', type=Path, metavar='FOLDER')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--alt', action='store_true')
    args = parser.parse_args()
    everything = [Picture(p) for p in SCENES.rglob('*.py')]
    films = [p for p in everything if p.family == 'film']
    pictures = sorted((p for p in everything if p.family != 'film'), key=Picture.sort_key)
    write_json(HERE / 'alt.json', {p.name: p.alt for p in pictures})
    if args.alt:
        return 0
    if args.frames:
        prepare()
        for film in films:
            if film.path.stem in args.names:
                render_frames(film, args.frames)
        return 0
    made = record()
    stale = lambda p: not p.master.exists() or made.get(p.name, {}).get('from') != p.hash()
    if args.list:
        for p in pictures:
            print(f'{"to do " if stale(p) else "done  "} {p.name}  {p.slug}')
        return 0
    unknown = [n for n in args.names if not any(p.answers_to(n) for p in pictures)]
    if unknown:
        sys.exit(f'No picture is called {", ".join(unknown)}. See: npm run render -- --list')
    chosen = [p for p in pictures if any(p.answers_to(n) for n in args.names)] if args.names else [p for p in pictures if stale(p)]
    prepare()
    failed = 0
    for picture in chosen:
        try:
            render(picture, args.preview)
        except (RuntimeError, OSError) as error:
            failed += 1
            print(f'{picture.name} failed: {error}', file=sys.stderr, flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
