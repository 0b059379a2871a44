import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { savedHeaders } from '../../build/hosts/write.ts';
import { folders } from '../../scripts/lib/project.ts';
import { resources } from './lib/addresses.ts';
import { all, attribute, one } from './lib/dom.ts';
import { sitePages } from './lib/site.ts';

const headers = await savedHeaders(folders.localDeploy);
const policy = new Map(
  (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
);

test.each(sitePages)('the policy allows the styles of $path by their hash, and no others', ({ document }) => {
  const styles = all(document, 'style').map(
    (style) => `'sha256-${createHash('sha256').update(style.textContent).digest('base64')}'`,
  );
  expect(styles).toHaveLength(1);
  expect(policy.get('style-src')).toEqual(expect.arrayContaining(styles));
});

test('the policy names no style sheet that no page has', () => {
  const sheets = new Set(sitePages.map(({ document }) => one(document, 'style').textContent));
  expect(policy.get('style-src')).toHaveLength(sheets.size);
});

/** Directives, and the endings of what is fetched under them. */
const endings: [directive: string, endings: string[]][] = [
  ['script-src', ['js']],
  ['img-src', ['avif', 'webp', 'jpg', 'png', 'svg', 'ico']],
  ['font-src', ['woff2']],
  ['media-src', ['mp4', 'vtt']],
  ['manifest-src', ['webmanifest']],
];
const directiveOf = (address: string) =>
  endings.find(([, known]) => known.includes(address.split('.').at(-1) ?? ''))?.[0] ?? 'default-src';

test.each(sitePages)('the policy allows everything that $path fetches', ({ document }) => {
  // Everything comes from the site itself, which the budgets test.
  const fetched = resources(document).map(({ address }) => ({ address, directive: directiveOf(address) }));
  expect(fetched).not.toEqual([]);
  expect(fetched.filter(({ directive }) => !policy.get(directive)?.includes("'self'"))).toEqual([]);
});

test.each(endings)('%s allows the site itself, and nothing besides', (directive) => {
  expect(policy.get(directive)).toEqual(["'self'"]);
});

test.each(sitePages)('the policy lets the browser send the forms of $path', ({ document }) => {
  const targets = all(document, 'form[action]').map((form) => attribute(form, 'action') ?? '');
  expect(
    targets.filter((address) => !/^\/(?!\/)/.test(address)),
    'form-action allows the site itself alone',
  ).toEqual([]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
});
