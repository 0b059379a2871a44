/** Tables and rows for the tests. */
import { emptyRow, type DoorRow } from './doorRow.ts';
import { readSchedule } from './paste.ts';

const titles = new Map([
  ['aluminium-2', 'PE78EI Design Line EI60'],
  ['steel-8', 'Janisol 2 kombination EI30'],
]);
/** The products that the tests name. */
export const names = {
  nameOf: (key: string) => titles.get(key) ?? key,
  keyOf: (text: string) => [...titles].find(([key, title]) => text === key || text === title)?.[0],
};
/** Reads a table. */
export const read = (text: string) => readSchedule(text, names);

/** A row with what differs from an empty one. */
export const row = (rest: Partial<DoorRow>): DoorRow => ({ ...emptyRow, ...rest });

/** Columns of a schedule as Revit writes them for CADQ, and what is in the first door. */
export const cadq: [heading: string, cell: string][] = [
  ['0210 LITTERA', 'D 10'],
  ['Namn', 'D 10'],
  ['0311 HÄNGNING H/V', 'V'],
  ['0312 ANTAL HÄNGNING', '67H/98V'],
  ['0511 MÅTT BREDD VÄGGÖPPNING (mm)', '1010'],
  ['0512 MÅTT BREDD KYM (mm)', '990'],
  ['0521 MÅTT HÖJD VÄGGÖPPNING (mm)', '2110'],
  ['0522 MÅTT HÖJD KYM (mm)', '2090'],
  ['0810 FUNKTIONSKRAV VÄRMEISOLERING (W/m²K)', ''],
  ['0820 FUNKTIONSKRAV BRANDMOTSTÅND', 'EI2 60-S200C5'],
  ["0830 FUNKTIONSKRAV LJUDISOLERING (dB R'w)", '35'],
  ['0840 FUNKTIONSKRAV INBROTTSSKYDD', 'RC 2'],
  ['1310 KARM VÄGGTJOCKLEK', '120'],
  ['1320 KARM KARMDJUP', '78'],
  ['1711 DAGLÅS LÅSHUS', 'Assa 232-50'],
  ['1721 EXTRALÅS LÅSHUS', '-'],
  ['1741 DÖRRSTÄNGARE/DÖRRAUTOMATIK', 'Ja'],
  ['1810 KULÖR DÖRRBLAD', 'RAL 9005'],
  ['1820 KULÖR KARM', 'NCS S 0502-Y'],
  ['18 ANMÄRKNING', 'Självlåsande'],
  ['Level', 'Plan 08'],
];
