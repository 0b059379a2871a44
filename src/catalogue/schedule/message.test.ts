import { expect, test } from 'vitest';
import { answerLine, messageOf } from './message.ts';
import { names, row } from './testTables.ts';

test('the message has a line for each row', () => {
  const rows = [
    row({
      mark: 'D10',
      count: 2,
      product: 'steel-8',
      opening: { measure: 'frame', width: 990, height: 2090 },
      hanging: 'V',
      swing: 'out',
      requirement: 'EI 60-C5',
      note: 'Självlåsande.\nGlas i båda bladen',
    }),
    row({ opening: { measure: 'hole', width: 1234, height: 2110 }, colour: 'RAL 9005' }),
    row({ opening: { measure: 'module', width: 950, height: 2100 } }),
    row({ opening: { measure: 'module', width: 1110, height: 2310 } }),
  ];
  expect(messageOf(rows, names).replaceAll('\u00a0', ' ')).toBe(
    [
      '1. D10: 2 st Janisol 2 kombination EI30, karmyttermått 990 × 2090 mm (modul 10 × 21M), vänsterhängd, utåt. Krav: EI 60-C5. Anmärkning: Självlåsande. / Glas i båda bladen.',
      '2. 1 st, vägghål 1234 × 2110 mm. Kulör: RAL 9005.',
      '3. 1 st, modul 9,5 × 21M.',
      '4. 1 st, modul 1110 × 2310 mm.',
    ].join('\n'),
  );
});

test('the message says below each row what was answered, with its reason', () => {
  const rows = [row({ mark: 'D1', requirement: 'EI 60' }), row({ mark: 'D2' }), row({ mark: 'D3' })];
  const answers = [
    answerLine({
      requirement: { answer: 'no', reason: '60 minuter krävs, 30 uppfylls.' },
      size: { answer: 'yes', reason: '', as: ', som dubbel' },
    }),
    answerLine({}),
    answerLine({ requirement: { answer: 'yes', reason: 'S200 är tillval.' } }),
  ];
  expect(messageOf(rows, names, answers).replaceAll('\u00a0', ' ')).toBe(
    [
      '1. D1: 1 st. Krav: EI 60.',
      '   Svar på krav: Nej. 60 minuter krävs, 30 uppfylls. Svar på mått: Ja, som dubbel.',
      '2. D2: 1 st.',
      '3. D3: 1 st.',
      '   Svar på krav: Ja. S200 är tillval.',
    ].join('\n'),
  );
});
