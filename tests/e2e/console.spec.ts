import { company } from '../../src/content/company.ts';
import { paths } from '../../src/content/paths.ts';
import { exampleOf } from './lib/content.ts';
import { answerForm, fill, openFilledForm, texts } from './lib/form.ts';
import { hold, hydrated, open, openMenu, openProject, pageKinds } from './lib/pages.ts';
import { expect, test } from './lib/site.ts';
import { expectPolicy, watch } from './lib/watch.ts';

// On the local server the tests of the budgets look at this on their way, desk and telephone.
if (process.env['SITE_HOST'])
  test('no kind of page writes an error or breaks the content policy', async ({ page }) => {
    const problems = await watch(page);
    for (const { path } of pageKinds) {
      expectPolicy(await page.goto(path));
      await hydrated(page);
    }
    expect(problems).toEqual([]);
  });

test('nothing that a visitor does writes an error @phone', async ({ page }) => {
  const problems = await watch(page);
  await open(page, '/produkter?kategori=steel');
  await openMenu(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Aluminium' }).click();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Stål' })).toHaveAttribute('aria-selected', 'true');
  await open(page, `${paths.product(exampleOf('aluminium'))}#parametrar`);
  for (const name of ['Information', 'Specifikationer', 'Parametrar']) await page.getByRole('tab', { name }).click();
  await open(page, '/galleri');
  await openProject(page, 2);
  await page.getByRole('button', { name: 'Nästa' }).click();
  await page.getByRole('button', { name: 'Stäng' }).click();
  await open(page, '/om-oss');
  if (company.video?.provider === 'file') {
    await page.getByRole('link', { name: /Spela filmen/ }).click();
    const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(time).toBeGreaterThan(0);
  }
  expect(problems).toEqual([]);
});

test('a form that is sent writes no error, and one that fails only what the specification asks for', async ({
  page,
}) => {
  const problems = await watch(page);
  let status = 200;
  const requests = await answerForm(page, (route) =>
    route.fulfill({ status, body: status === 200 ? 'OK' : 'Trasigt' }),
  );
  const { button, success, failure } = await openFilledForm(page);
  await page.locator('summary', { hasText: 'Så hanterar vi dina uppgifter' }).click();
  await button.click();
  await expect(success).toHaveText(texts.sent);
  expect(problems).toEqual([]);

  status = 500;
  await fill(page);
  await button.click();
  await expect(failure).toContainText(texts.failed);
  // The browser's own line about the answer, the watcher's, and the error that the form logs.
  expect(problems).toHaveLength(3);
  expect(problems.filter((problem) => /policy/.test(problem))).toEqual([]);
  expect(requests).toHaveLength(2);
});

test('React may draw anew under the policy what an extension of the browser has changed before it came', async ({
  page,
}) => {
  const release = await hold(page);
  const problems = await watch(page);
  await page.goto('/produkter');
  await page
    .getByRole('link', { name: 'Stål', exact: true })
    .or(page.getByRole('tab', { name: 'Stål' }))
    .evaluate((tab) => (tab.textContent = 'Ändrad'));
  release();
  await hydrated(page);
  await page.getByRole('tab', { name: 'Stål' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Stål' })).toBeVisible();
  // React says that it had to, and the policy has nothing to say.
  expect(problems).toEqual([expect.stringMatching(/418|hydrat/i)]);
});

test('the policy stops a script, code and markup that do not belong to the site', async ({ page }) => {
  await open(page, '/');
  const ran = await page.evaluate(() => {
    const attempts = {
      script() {
        const script = document.createElement('script');
        script.textContent = 'window.ran = true';
        document.body.append(script);
      },
      // oxlint-disable-next-line no-implied-eval -- what the policy has to stop
      code: () => setTimeout('window.ran = true'),
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src="/borta.png" onerror="window.ran = true">'),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return 'ran' in window ? `${name} ran` : `${name} was let in`;
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError ? [] : `${name}: ${String(error)}`;
      }
    });
  });
  expect(ran).toEqual([]);
});
