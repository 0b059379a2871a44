import { expect, test } from 'vitest';
import { textParts } from './textParts.ts';

/** A text with its subscripts in brackets, its unbroken parts in braces and its no-break spaces as underscores. */
function marked(text: string): string {
  return textParts(text)
    .map(({ text, set }) => (set === 'sub' ? `[${text}]` : set ? `{${text}}` : text))
    .join('')
    .replaceAll('\u00a0', '_');
}

test.each([
  ['Sa och S200', 'S[a] och S[200]'],
  ['EI2\u00a060-S200C5', 'EI[2]_60-S[200]C5'],
  ['EI\u00a030-CSa', 'EI_30-CS[a]'],
  ['S200C3', 'S[200]C3'],
  ['Sa4, Sa3', 'S[a4], S[a3]'],
  ['EI1 eller EI2', 'EI[1] eller EI[2]'],
  ['index EI1/EI2', 'index EI[1]/EI[2]'],
  ['Rw + C / Rw + Ctr', 'R[w] + C / R[w] + C[tr]'],
  ['R’w 35\u00a0dB', 'R’[w]_35_dB'],
  ['EI 30, 35 dB', 'EI_30, 35_dB'],
  ['Ucw/Uw från 0,78', 'U[cw]/U[w] från 0,78'],
  ['Ud 1,2\u00a0W/(m²·K)', 'U[d]_1,2_W/(m²·K)'],
  ['Profilens U-värde, Uf, från 1,49', 'Profilens {U-värde}, U[f], från 1,49'],
  ['BROOF(t2)', 'B[ROOF](t2)'],
  ['glas 37–54\u00a0mm tjockt', 'glas {37–54_mm} tjockt'],
  ['Uf 1,49–2,1\u00a0W/(m²·K)', 'U[f]_{1,49–2,1_W/(m²·K)}'],
  ['08:00–17:00', '08:{00–17}:00'],
  ['CE-märkning', '{CE-märkning}'],
  ['en PE78EI-dörr i Line-utförande', 'en {PE78EI-dörr} i {Line-utförande}'],
  [
    'Design Line-dörren och EU-kommissionens e-postadress',
    'Design {Line-dörren} och {EU-kommissionens} {e-postadress}',
  ],
  ['Aluminiumprofiler EN\u00a0AW-6060 T66', 'Aluminiumprofiler {EN_AW-6060} T66'],
  ['PE78EI fönster EI30-TT', 'PE78EI fönster {EI30-TT}'],
  ['Janisol C4 EI60/EI90', 'Janisol_C4 {EI60/EI90}'],
  ['Janisol 1 fönster E45/EW45', 'Janisol_1 fönster {E45/EW45}'],
  ['VISS Fire fasad E30–EI90', 'VISS Fire fasad {E30–EI90}'],
  ['EI30-CSa', 'EI30-CS[a]'],
  ['UV-skyddande skikt, kipp-dreh', '{UV-skyddande} skikt, {kipp-dreh}'],
  ['pulver- eller ugnslackerad', 'pulver- eller ugnslackerad'],
  ['CE-Märkning', 'CE-Märkning'],
  ['(EN\u00a013501-2, SS-EN\u00a0179)', '({EN_13501-2}, {SS-EN_179})'],
  ['tyskt godkännande Z-14.4-467.', 'tyskt godkännande {Z-14.4-467}.'],
  ['Rw 45\u00a0dB', 'R[w]_45_dB'],
  ['Janisol Economy 50', 'Janisol Economy_50'],
  ['Janisol C4 och VISS Fire', 'Janisol_C4 och VISS Fire'],
  ['i klass EW\u00a045 eller klass C5', 'i klass_EW_45 eller klass_C5'],
  ['Brandcellsgräns EI\u00a060', 'Brandcellsgräns EI_60'],
  ['klass Sa', 'klass_S[a]'],
  ['1380 × 2760\u00a0mm (bredd × höjd)', '1380_×_2760_mm (bredd × höjd)'],
  ['Profilen är 52\u00a0mm', 'Profilen är 52_mm'],
  ['Klassen E gäller', 'Klassen_E gäller'],
])('”%s” is set %s', (text, expected) => expect(marked(text)).toBe(expected));

test.each([
  'EI\u00a0120 och EI120',
  'rapport 01561/16/R83NZP',
  'Hon sade Sant, Sak, Uwe, Cwm, EI12',
  'Sammanlagt sa',
  'Standarden EN\u00a01090',
])('nothing stands lower in ”%s”', (text) => expect(textParts(text)).toEqual([{ text }]));

test('an empty text has no parts', () => expect(textParts('')).toEqual([]));
