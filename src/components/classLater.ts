import { countWords } from '../catalogue/countWords.ts';
import { namedProducts } from '../catalogue/namedProducts.ts';
import { ofWhich } from '../catalogue/ofWhich.ts';
import { readPlacing } from '../catalogue/placing.ts';
import { readLetters } from '../catalogue/readLetters.ts';
import { requirementsIn } from '../catalogue/requirementsIn.ts';
import { readSizeBeside, withPlainSizes } from '../catalogue/sizeBeside.ts';
import { leavesHint, wantedWords } from '../catalogue/wantedWords.ts';
import { ClassAnswer } from './ClassAnswer.tsx';

/** What the class reader needs once something stands in its field. Import only with `import()`. */
export const later = {
  ClassAnswer,
  countWords,
  leavesHint,
  namedProducts,
  ofWhich,
  readLetters,
  readPlacing,
  readSizeBeside,
  requirementsIn,
  wantedWords,
  withPlainSizes,
};
