import { expect, test } from 'vitest';
import { claimsOf } from '../classes/claims.ts';
import { formatFireClasses, parseFireClasses } from '../classes/fireClass.ts';
import { products } from '../products.ts';
import { matchWanted, readWanted, readWantedText } from './wanted.ts';

const read = (text: string) => {
  const { groups, ...rest } = readWanted(text.split(' '));
  return { ...rest, groups: groups.map(({ id }) => id) };
};
const nothing = { groups: [], telling: [], partly: [], fittings: [], unknown: [] };

test.each([
  ['dörr', { groups: ['dorr'] }],
  ['Brandglaspartier', { groups: ['glasparti'] }],
  ['entrédörr', { groups: ['dorr'] }],
  ['dörrarna partierna', { groups: ['dorr', 'glasparti'] }],
  // A door with sidelights, although the word ends like a partition; a list keeps the word.
  ...['dörrparti', 'Dörrpartier', 'glasdörrparti', 'entréparti'].map(
    (text) => [text, { groups: ['dorr'], telling: [text] }] as const,
  ),
  // No roof of glass.
  ['undertak', { unknown: ['undertak'] }],
  ['skjutdörrsparti', { groups: ['dorr'], slides: true, telling: ['skjutdörrsparti'] }],
  ['ståldörr', { groups: ['dorr'], material: 'steel', telling: ['ståldörr'] }],
  ['dörr i stål', { groups: ['dorr'], material: 'steel', telling: ['stål'] }],
  ['Aluminiumfasad', { groups: ['fasad'], material: 'aluminium', telling: ['Aluminiumfasad'] }],
  ['skjutdörrar', { groups: ['dorr'], slides: true, telling: ['skjutdörrar'] }],
  [
    'slagdörr av aluminium',
    { groups: ['dorr'], slides: false, material: 'aluminium', telling: ['slagdörr', 'aluminium'] },
  ],
  ['pardörr', { groups: ['dorr'], slides: false, leaves: 2, telling: ['pardörr'] }],
  ['dubbeldörr', { groups: ['dorr'], slides: false, leaves: 2, telling: ['dubbeldörr'] }],
  ['dörr par', { groups: ['dorr'], slides: false, leaves: 2, telling: ['par'] }],
  ['enkeldörr', { groups: ['dorr'], slides: false, leaves: 1, telling: ['enkeldörr'] }],
  ['tvådelad dörr', { groups: ['dorr'], slides: false, leaves: 2, telling: ['tvådelad'] }],
  ['tvådelad skjutdörr', { groups: ['dorr'], slides: true, leaves: 2, telling: ['tvådelad', 'skjutdörr'] }],
  // The beginning of such a word asks for something else, which is not understood here.
  ['rökdörr', { groups: ['dorr'], telling: ['rökdörr'], partly: ['rökdörr'] }],
  ['takdörr', { groups: ['dorr'], telling: ['takdörr'], partly: ['takdörr'] }],
  // A window in a roof counts as roof glazing.
  ...['takfönster', 'Takfönstret', 'lanternin', 'Taklanterninen', 'ljuslanterniner', 'takljus'].map(
    (text) => [text, { groups: ['glastak'] }] as const,
  ),
  [
    'ståldörr aluminiumfasad',
    { groups: ['dorr', 'fasad'], telling: ['ståldörr', 'aluminiumfasad'], partly: ['ståldörr', 'aluminiumfasad'] },
  ],
  ['i hall', { unknown: ['hall'] }],
  ['Brandglasväggar', { groups: ['glasparti'] }],
  ['väggar', { unknown: ['väggar'] }],
  // Words that apply to all products, and conjunctions.
  ['glasat parti till glasad dörr för glas i glasade fönster av', { groups: ['glasparti', 'dorr', 'fonster'] }],
  ['glasa', { unknown: ['glasa'] }],
  // Words of which a fire design's sentences are made.
  ['Dörr i brandcellsgräns ska utföras enligt krav uppfylla brandteknisk klassen', { groups: ['dorr'] }],
  ['Brandcellsskiljande avskiljande dörr skall vara försedd utförs i brandklassen', { groups: ['dorr'] }],
  ['eller utan vägg', { unknown: ['eller', 'utan', 'vägg'] }],
  ['nödutrymning', { telling: ['nödutrymning'], fittings: ['nödutrymning'] }],
  ['Utrymningsdörr', { groups: ['dorr'], telling: ['Utrymningsdörr'], fittings: ['Utrymningsdörr'] }],
  ['panikutrymningsbeslag', { telling: ['panikutrymningsbeslag'], fittings: ['panikutrymningsbeslag'] }],
  ['panikregel', { telling: ['panikregel'], fittings: ['panikregel'] }],
  ['179 1125 EN 1627', { unknown: ['179', '1125', 'EN', '1627'] }],
] as const)('%s', (text, expected) => {
  expect(read(text)).toEqual({ ...nothing, ...expected });
});

test('a smoke door says nothing more where smoke is asked for in letters', () => {
  expect(readWanted(['rökdörr'], ['S200'])).toMatchObject({ ...nothing, groups: [{ id: 'dorr' }] });
  expect(readWanted(['takrökdörr'], ['S200']).partly).toEqual(['takrökdörr']);
});

test('the two standards of escape fittings are fittings, in every spelling', () => {
  for (const text of ['SS-EN 179', 'EN 179', 'en1125', 'SS EN 1125', 'SS-EN 1125:2008', 'SS-EN\u00a0179/1125']) {
    const { unknown, ...rest } = parseFireClasses(`EI 30, ${text}, dörr`);
    expect(formatFireClasses(rest)).toBe('EI\u00a030');
    expect(readWanted(unknown)).toMatchObject({ fittings: [text.replace('\u00a0', ' ')], unknown: [] });
  }
});

test('no product of another material, and none that opens in another way, fulfils it', () => {
  const asked = parseFireClasses('E 30');
  for (const product of products) {
    const claims = claimsOf(product);
    const answer = (text: string) => matchWanted(asked, claims, readWanted(text.split(' '))).answer;
    expect(answer('stål') === 'no', `${product.title}, ${product.kind}`).toBe(
      answer('dörr') === 'no' || product.category === 'aluminium',
    );
    expect(answer('skjutdörr') !== 'no', `${product.title}, ${product.kind}`).toBe(product.kind === 'sliding-door');
    for (const hinged of ['slagdörr', 'pardörr', 'enkeldörr', 'tvådelad dörr'])
      expect(answer(hinged) === 'no', `${product.title}, ${hinged}`).toBe(
        answer('dörr') === 'no' || product.kind === 'sliding-door',
      );
  }
});

test('a text is read word by word, whatever stands between its letters', () => {
  expect(readWantedText('Skjutdörr/stål, (2 st)')).toEqual(readWanted(['Skjutdörr', 'stål', 'st', '']));
  expect(readWantedText('rökdörr', ['S200'])).toEqual(readWanted(['rökdörr'], ['S200']));
});
