import { countWords } from '../catalogue/countWords.ts';
import { namedProducts } from '../catalogue/namedProducts.ts';
import { readPlacing } from '../catalogue/placing.ts';
import { wantedWords } from '../catalogue/wantedWords.ts';
import { ClassAnswer } from './ClassAnswer.tsx';

/** What the class reader needs once something stands in its field. Import only with `import()`. */
export const later = { ClassAnswer, countWords, namedProducts, readPlacing, wantedWords };
