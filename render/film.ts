/**
 * `npm run film [-- FOLDER]`: makes the short film of the about page, public/film/, from the pictures of the site.
 *
 * Slow pushes over the best pictures: the hero, three buildings, a profile cut that comes apart, and at last the hero's
 * door from near. Where FOLDER holds the frames that `npm run render -- --frames FOLDER film-door` makes, it ends with
 * the one true movement instead: the door closes, and the light behind it goes out at the edge, and one of the frames
 * becomes the picture that invites to the film, src/pictures/film-door.webp. Needs ffmpeg and a browser; not part of
 * the build, the result is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../scripts/lib/browsers/findBrowser.ts';
import { main } from '../scripts/lib/main.ts';
import { folders, root } from '../scripts/lib/project.ts';
import { Trouble } from '../build/trouble.mjs';
import { brand } from '../src/drawings/palette.ts';

/**
 * A still, and what of it is seen at its beginning and at its end: scale, and where the middle of the view lies in it
 * (0 to 1). One that is `whole` has paper at its sides instead of losing its top.
 */
type Shot = { picture: string; seconds: number; from: View; to: View; whole?: boolean };
type View = { scale: number; x: number; y: number };

const shots: Shot[] = [
  { picture: 'hero-wide', seconds: 4, from: { scale: 1, x: 0.5, y: 0.5 }, to: { scale: 1.12, x: 0.55, y: 0.48 } },
  {
    picture: 'projects/3',
    seconds: 3.2,
    from: { scale: 1.12, x: 0.45, y: 0.54 },
    to: { scale: 1.12, x: 0.55, y: 0.54 },
  },
  {
    picture: 'projects/6',
    seconds: 3.2,
    from: { scale: 1.02, x: 0.5, y: 0.5 },
    to: { scale: 1.14, x: 0.48, y: 0.46 },
  },
  { picture: 'projects/4', seconds: 3.2, from: { scale: 1.12, x: 0.55, y: 0.5 }, to: { scale: 1.02, x: 0.5, y: 0.5 } },
  {
    picture: 'products/aluminium-2-cut',
    seconds: 2.4,
    from: { scale: 1, x: 0.5, y: 0.5 },
    to: { scale: 1.04, x: 0.5, y: 0.5 },
    whole: true,
  },
  {
    picture: 'products/aluminium-2-exploded',
    seconds: 3,
    from: { scale: 1.04, x: 0.5, y: 0.5 },
    to: { scale: 1.12, x: 0.5, y: 0.5 },
    whole: true,
  },
];
/** How the film ends where there are no frames of the door: on the way to it. */
const ending: Shot = {
  picture: 'hero-wide',
  seconds: 4,
  from: { scale: 1.3, x: 0.66, y: 0.52 },
  to: { scale: 1.7, x: 0.72, y: 0.54 },
};
/** The door: how long it stands open, closes and stands closed, in seconds. */
const door = { open: 0.6, closing: 3, closed: 2 };
/** The frame of the door that invites to the film: it is seen to be on its way shut. */
const inviting = 'door-0006.png';
const crossing = 0.6;
const framesPerSecond = 25;
const size = { width: 1920, height: 1080 };

await main(async () => {
  const folder = process.argv[2] ?? join(process.env['RENDER_CACHE'] ?? join(folders.local, 'render'), 'film-door');
  const frames = await doorFrames(folder);
  const sequence = frames.length > 0 ? shots : [...shots, ending];
  const stills = await Promise.all(
    sequence.map(({ picture }) => address(join(root, `src/pictures/${picture}.webp`), 'webp')),
  );

  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  // Twice as many pixels as the film has: what moves slowly must not jump from pixel to pixel.
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2 });
  await page.setContent(
    `<style>body{margin:0;background:#000;overflow:hidden}div,img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
    .whole{object-fit:contain;background:${brand.paper}}
    i{position:absolute;inset:0 auto;width:6px;margin-left:-3px;visibility:hidden;background:repeating-linear-gradient(${brand.ember} 0 70px,#0000 70px 90px,${brand.ember} 90px 100px,#0000 100px 120px)}</style>`,
  );
  const seconds = await page.evaluate(prepare, { shots: sequence, stills, frames, door, crossing });

  const target = (name: string) => join(root, 'public/film', name);
  await mkdir(target(''), { recursive: true });
  const words = (text: string) => text.split(' ');
  const output = words('-pix_fmt yuv420p -movflags +faststart -an');
  const options = [
    words(`-y -loglevel error -f image2pipe -framerate ${framesPerSecond} -c:v mjpeg -i -`),
    words(`-filter_complex scale=${size.width}:${size.height}:flags=lanczos,split[a][b]`),
    [...words('-map [a] -c:v libx264 -profile:v high -crf 22 -preset slow'), ...output, target('eldgrans.mp4')],
    [...words('-map [b] -c:v libsvtav1 -crf 33 -preset 6 -g 125'), ...output, target('eldgrans.av1.mp4')],
  ];
  const encoder = spawn('ffmpeg', options.flat(), { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate(
      (time) => document.getAnimations().forEach((animation) => (animation.currentTime = time)),
      (frame * 1000) / framesPerSecond,
    );
    const picture = await page.screenshot({ type: 'jpeg', quality: 97 });
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  await browser.close();
  if (encoder.exitCode)
    throw new Trouble('ffmpeg could not make the film; it says why above. It needs libx264 and libsvtav1.');
  await recordPictures(sequence);
  if (frames.length > 0)
    await sharp(join(folder, inviting)).webp({ quality: 92 }).toFile(join(root, 'src/pictures/film-door.webp'));
  console.log(`The film of ${seconds.toFixed(1)} s is in public/film/.`);
});

/** Writes down of which renders the film was made, so that a test can tell when one of them is newer. */
async function recordPictures(sequence: Shot[]): Promise<void> {
  const folder = join(root, 'src/pictures');
  const renders = JSON.parse(await readFile(join(folder, 'renders.json'), 'utf8')) as Record<string, { from: string }>;
  const made = Object.fromEntries(sequence.map(({ picture }) => [picture, renders[picture]?.from]));
  await writeFile(join(folder, 'film.json'), `${JSON.stringify(made, null, 2)}\n`);
}

/** A picture's address that carries the picture itself. */
async function address(file: string, type: string): Promise<string> {
  return `data:image/${type};base64,${(await readFile(file)).toString('base64')}`;
}

/**
 * The pictures of the closing door, one for each of the film's frames: those in `folder`, and between them what ffmpeg
 * finds by following what moves. Fading from one to the next instead would show two edges of the leaf. Empty where the
 * folder has none.
 */
async function doorFrames(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.png')).toSorted();
  if (names.length === 0) return [];
  const between = await mkdtemp(join(tmpdir(), 'film-'));
  // It stops a picture before the last.
  const motion = `tpad=stop=2:stop_mode=clone,minterpolate=fps=${framesPerSecond}:mi_mode=mci:mc_mode=aobmc:me_mode=bidir:vsbmc=1`;
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...`-loglevel error -framerate ${(names.length - 1) / door.closing} -pattern_type glob -i`.split(' '),
      join(folder, '*.png'),
      ...`-vf ${motion} -q:v 1`.split(' '),
      join(between, '%04d.jpg'),
    ],
    { stdio: 'inherit' },
  );
  await once(ffmpeg, 'close');
  if (ffmpeg.exitCode)
    throw new Trouble('ffmpeg could not make the frames between those of the door; it says why above.');
  const made = (await readdir(between)).toSorted().slice(0, door.closing * framesPerSecond + 1);
  const frames = await Promise.all(made.map((name) => address(join(between, name), 'jpeg')));
  await rm(between, { recursive: true });
  return frames;
}

type Material = { shots: Shot[]; stills: string[]; frames: string[]; door: typeof door; crossing: number };

/**
 * Runs in the page: lays all pictures over each other and gives each its time, as paused animations. The boundary line
 * passes over the film, and behind it the next picture is there. Returns the film's length in seconds.
 */
async function prepare({ shots, stills, frames, door, crossing }: Material): Promise<number> {
  const add = async (src: string, whole = false) => {
    const [place, image] = [document.createElement('div'), new Image()];
    image.src = src;
    image.className = whole ? 'whole' : '';
    await image.decode();
    place.append(image);
    document.body.append(place);
    return { place, image };
  };
  const play = (
    element: HTMLElement,
    keyframes: Keyframe[],
    delay: number,
    duration: number,
    fill: FillMode = 'both',
    easing = 'linear',
  ) => element.animate(keyframes, { delay: delay * 1000, duration: duration * 1000, fill, easing }).pause();
  const view = ({ scale, x, y }: View) => {
    // Further out the picture's edge would be seen.
    const room = (scale - 1) / 2;
    const [left, top] = [x, y].map((middle) => Math.min(room, Math.max(-room, (0.5 - middle) * scale)) * 100);
    return `translate(${left}%, ${top}%) scale(${scale})`;
  };
  const cross = (place: HTMLElement, at: number) => {
    const line = document.createElement('i');
    document.body.append(line);
    play(place, [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }], at, crossing, 'both', 'ease-in-out');
    play(
      line,
      [
        { left: '0', visibility: 'visible' },
        { left: '100%', visibility: 'visible' },
      ],
      at,
      crossing,
      'none',
      'ease-in-out',
    );
  };
  const shows = [{ visibility: 'visible' }, { visibility: 'visible' }];

  let start = 0;
  for (const [index, { seconds, from, to, whole }] of shots.entries()) {
    const { place, image } = await add(stills[index] ?? '', whole);
    play(image, [{ transform: view(from) }, { transform: view(to) }], start, seconds + crossing, 'both', 'ease-in-out');
    if (index > 0) cross(place, start);
    start += seconds;
  }
  const [open, ...closing] = frames;
  if (open) cross((await add(open)).place, start);
  const moves = start + crossing + door.open;
  for (const [index, frame] of closing.entries()) {
    const { place } = await add(frame);
    place.style.visibility = 'hidden';
    const step = door.closing / closing.length;
    const last = index === closing.length - 1;
    play(place, shows, moves + (index + 1) * step, step * 1.1, last ? 'forwards' : 'none');
  }
  const end = frames.length > 0 ? moves + door.closing + door.closed : start;
  document.body
    .animate([{ filter: 'brightness(1)' }, { filter: 'brightness(0)' }], {
      delay: (end - 0.6) * 1000,
      duration: 600,
      fill: 'both',
    })
    .pause();
  return end;
}
