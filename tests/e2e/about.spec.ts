import { company } from '../../src/content/company.ts';
import { open } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';

const hasCaptions = company.video?.provider === 'file' && company.video.captions;
test.skip(company.video?.provider !== 'file', 'the site has no film of its own');

test('the film is asked for only after the click on its placeholder, which says where it comes from, and then it plays', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/om-oss');
  const placeholder = page.getByRole('link', { name: /Spela filmen/ });
  await expect(placeholder).toContainText(/Filmen hämtas från vår egen webbplats när du trycker/);
  await placeholder.scrollIntoViewIfNeeded();
  await expect(page.locator('video, iframe')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('/film/') || !url.startsWith(site.url))).toEqual([]);

  await placeholder.click();
  const player = page.locator('video');
  await expect(player).toBeVisible();
  await expect(placeholder).toHaveCount(0);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
    .toBe(true);
  await expect(page).toHaveURL('/om-oss');
  // Swedish captions tell what is seen.
  expect(
    await player.evaluate((video: HTMLVideoElement) =>
      Array.from(video.textTracks, ({ kind, language, mode }) => ({ kind, language, mode })),
    ),
  ).toEqual(hasCaptions ? [{ kind: 'captions', language: 'sv', mode: 'showing' }] : []);
  expect(requested.some((url) => url.startsWith(`${site.url}/film/`))).toBe(true);
});

test('the film is told in words below it (WCAG 1.2.1) @phone', async ({ kept: page }) => {
  await page.goto('/om-oss');
  const film = page.getByRole('region', { name: 'Film' });
  await expect(film.getByText(company.videoFacts.description)).toBeVisible();
});

test('the film that is started with the keyboard gives it the player, moves nothing, and when it has ended its poster stands there again, with the keyboard on it', async ({
  kept: page,
}) => {
  await open(page, '/om-oss');
  const film = page.getByRole('region', { name: 'Film' });
  const placeholder = film.getByRole('link', { name: /Spela filmen/ });
  const player = film.locator('video');
  const height = () => film.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  await placeholder.focus();
  await page.keyboard.press('Enter');
  await expect(player).toBeVisible();
  await expect(player).toBeFocused();
  expect(Math.abs((await height()) - before)).toBeLessThan(1);
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.duration > 1)).toBe(true);
  await player.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.2;
  });
  await expect(player).toHaveCount(0);
  await expect(placeholder).toBeFocused();
});

test('what the film shows stands beside its caption, not under it', async ({ kept: page }) => {
  await open(page, '/om-oss');
  const main = page.getByRole('main');
  const [caption, words] = await Promise.all(
    [/Filmen hämtas från/, /^Filmen i ord/].map((text) => main.getByText(text).boundingBox()),
  );
  const lines = await main.getByText(/^Filmen i ord/).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().top;
  });
  expect(Math.abs(lines - (caption?.y ?? 0))).toBeLessThan(16);
  expect(words?.x).toBeGreaterThan(720);
});
