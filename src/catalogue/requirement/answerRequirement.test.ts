import { expect, test } from 'vitest';
import { answerRequirement, type AnswerTools } from './answerRequirement.ts';
import { claimsOf } from '../classes/claims.ts';
import { elementGroupOf } from '../elementGroups.ts';
import { sizesOf } from '../fit/fit.ts';
import { guessClass } from '../classes/guessClass.ts';
import { matchSize, readSize, sizedNames } from './matchSize.ts';
import { products } from '../products.ts';
import { readRequirement, type ReaderProduct } from './readRequirement.ts';

const readerProducts: ReaderProduct[] = products.map((product) => ({
  ...claimsOf(product),
  title: product.title,
  sizes: sizesOf(product),
  about: '',
}));
const tools: AnswerTools = { guess: guessClass, sizes: { matchSize, readSize, sizedNames } };
const answer = (text: string, { chosen = '', ...loaded }: AnswerTools & { chosen?: string } = tools) =>
  answerRequirement(readRequirement({ text, chosen, longest: 200 }, readerProducts), readerProducts, loaded);

test('a class is answered of every product', () => {
  const { groups, asksNothing, isPart, names } = answer('EI 60');
  expect(Object.values(groups).flat()).toHaveLength(products.length);
  expect({ asksNothing, isPart }).toEqual({ asksNothing: false, isPart: false });
  expect(names.yes).toBe('Uppfyller');
});

test.each(['', 'hej', 'EI 75', 'EI 75-C', 'EI-C 60', '60 minuter'])('”%s” asks for no class', (text) => {
  expect(answer(text)).toMatchObject({ asksNothing: true, isList: false });
});

test.each(['ståldörr', 'Janisol'])('”%s” is a list', (text) => {
  const { isList, names, groups } = answer(text);
  expect(isList).toBe(true);
  expect(names).toEqual({ yes: 'Produkter' });
  expect(groups.yes.length).toBeGreaterThan(0);
});

test('a kind that is chosen without a text is a list, and several requirements are none', () => {
  expect(answer('', { ...tools, chosen: 'dorr' }).isList).toBe(true);
  expect(answer('EI 60\nEI 30').isList).toBe(false);
});

test.each(['EI 60 hej', 'EI 60 utrymningsdörr', 'EI 60 yttervägg', 'EI 60 pardörr'])(
  'of ”%s” a part is answered',
  (text) => {
    expect(answer(text).isPart).toBe(true);
    expect(answer(text).names.yes).toBe('Uppfyller i övrigt');
  },
);

test('a size is judged once what judges it is there', () => {
  const sized = answer('EI 60 dörr 1200x2100');
  expect(sized.opening).toMatchObject({ width: 1200, height: 2100 });
  expect(sized.names.unsized).toBe('Uppfyller, måttet framgår inte');
  expect(sized.isPart).toBe(false);
  const unsized = answer('EI 60 dörr 1200x2100', { guess: guessClass });
  expect(unsized.opening).toBeUndefined();
  expect(unsized.isPart).toBe(true);
  expect(sized.answersTo({ classes: [] }, { isSized: false }).unsized).toBeUndefined();
});

test('another kind can be asked for than the one that was read', () => {
  const { answersTo } = answer('EI 60 fönster');
  const { yes, unknown, no } = answersTo({ classes: [] }, { group: elementGroupOf('glasparti') });
  const elements = new Set([...yes, ...unknown, ...no].map(({ element }) => element));
  expect([...elements].every((element) => element === 'partition' || element === 'adjoining-partition')).toBe(true);
});

test('of what is not made here nothing is offered', () => {
  const kinds = ['EI 60 rulljalusi', 'EI 30 trädörr'];
  expect(kinds.flatMap((text) => Object.values(answer(text).groups).flat())).toEqual([]);
});

test('words are unread where nothing was made of them, not even a guess', () => {
  expect(answer('EI 60 hej').unread).toEqual({ words: ['hej'], isMissed: true, bare: undefined });
  expect(answer('EI').unread.bare).toBe('EI');
  expect(answer('A60').unread).toMatchObject({ words: [], isMissed: false });
  // Until guessing is loaded nobody knows.
  expect(answer('EI 60 hej', {}).unread.words).toEqual([]);
});
