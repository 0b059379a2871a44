/**
 * `npm run film`: makes public/film/eldgrans.mp4, the short film of the about page, from the drawing of the home page.
 *
 * The drawing builds itself: the corridor, the door, the boundary line; then the light of a fire rises behind the glass and stays there. Needs
 * ffmpeg and a browser; not part of the build, the result is committed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.ts';
import { main } from './lib/main.ts';
import { folders, root } from './lib/project.ts';

const framesPerSecond = 25;
const seconds = 14;
const size = { width: 1280, height: 720 };

await main(async () => {
  const drawing = await readFile(join(folders.localSite, 'ritningar/hero.svg'), 'utf8');
  const target = join(root, 'public/film/eldgrans.mp4');
  await mkdir(join(target, '..'), { recursive: true });

  const browser = await chromium.launch({ executablePath: await findBrowser(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>body{margin:0;background:#191714}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await page.locator('svg').evaluate(prepare);

  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'png', '-i', '-'];
  const output = ['-c:v', 'libx264', '-crf', '26', '-preset', 'veryslow', '-pix_fmt', 'yuv420p', '-movflags', '+faststart', target];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate((time) => document.getAnimations().forEach((animation) => (animation.currentTime = time)), (frame * 1000) / framesPerSecond);
    const picture = await page.screenshot({ type: 'png' });
    if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  await browser.close();
  console.log(`The film is in ${target}.`);
});

/** Runs in the page: gives every part of the drawing its entrance, as paused animations that the frames step through. */
function prepare(svg: Element): void {
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  const enter = (selector: string, keyframes: Keyframe[], delay: number, duration: number, stagger = 0) => {
    svg.querySelectorAll(selector).forEach((element, index) => {
      element.animate(keyframes, { delay: delay + index * stagger, duration, fill: 'both', easing: 'ease-in-out' }).pause();
    });
  };
  const appear = [{ opacity: 0 }, { opacity: 1 }];
  svg.querySelectorAll('path').forEach((path) => {
    if (path.getAttribute('fill') === 'none' && !path.getAttribute('stroke-dasharray')) path.setAttribute('pathLength', '1');
  });
  const draw = [{ strokeDasharray: '1 1', strokeDashoffset: 1 }, { strokeDasharray: '1 1', strokeDashoffset: 0 }];
  enter('[data-part="room"]', appear, 200, 2200, 150);
  enter('[data-part="joints"] path', draw, 1200, 2400);
  enter('[data-part="door"]', appear, 2600, 1200);
  enter('[data-part="frame"] path', draw, 2600, 2400);
  enter('[data-part="fittings"]', appear, 4600, 900);
  enter('[data-part="boundary"]', appear, 5200, 1500);
  enter('[data-part="pane"]', appear, 6600, 3200, 120);
  enter('[data-part="glow"]', appear, 6800, 4200);
  enter('[data-part="light"]', appear, 7400, 4000);
}
