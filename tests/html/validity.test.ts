import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { expect, test } from 'vitest';
import { all, attribute, one } from './lib/dom.ts';
import { sitePages } from './lib/site.ts';

const config: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Spelling that React chooses (charSet, <meta/>, required=""); to a browser it is the same.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // JSON is shorter between single quotes.
    'attr-quotes': ['error', { style: 'any' }],
    // The number must hold an ordinary hyphen, so that it can be copied and searched for.
    'tel-non-breaking': 'off',
  },
};
const validator = new HtmlValidate(new StaticConfigLoader(config));

test.each(sitePages)('$path is valid and accessible HTML', async ({ html }) => {
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${selector ?? 'page'}: ${message} (${ruleId})`),
    ),
  ).toEqual([]);
});

test.each(sitePages)('$path is in Swedish', ({ document }) => {
  expect(attribute(one(document, 'html'), 'lang')).toBe('sv');
});

test.each(sitePages)('headings step down without a gap, and there is one main heading: $path', ({ document }) => {
  const levels = all(document, '*').flatMap(({ tagName }) => (/^h[1-6]$/.test(tagName) ? Number(tagName[1]) : []));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
});

test.each(sitePages)('$path reserves room for its pictures', ({ document }) => {
  const shifting = all(document, 'img').filter(
    (image) => !/^\d+$/.test(attribute(image, 'width') ?? '') || !/^\d+$/.test(attribute(image, 'height') ?? ''),
  );
  expect(
    shifting.map((image) => attribute(image, 'src')),
    'These pictures need width and height, or the page jumps when they arrive.',
  ).toEqual([]);
});
