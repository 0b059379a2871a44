import { nearestTo, withOnlyProducts } from '../../catalogue/schedule/chooseProduct.ts';
import { readWords } from '../../catalogue/schedule/readWords.ts';
import { SchedulePaper } from './SchedulePaper.tsx';

/** What a list needs from its first row on, beside what judges it. Import only with `import()`. */
export const later = { nearestTo, withOnlyProducts, readWords, SchedulePaper };
