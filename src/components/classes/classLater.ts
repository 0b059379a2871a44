import { answerHeading } from '../../catalogue/requirement/answerHeading.ts';
import { answerRequirement } from '../../catalogue/requirement/answerRequirement.ts';
import { readRequirement, writeRequirement } from '../../catalogue/requirement/readRequirement.ts';
import { ClassAnswer } from './ClassAnswer.tsx';
import { ReaderStatus } from './ReaderStatus.tsx';

/** What reads and answers a requirement, once something stands in the field. Import only with `import()`. */
export const later = { answerHeading, answerRequirement, ClassAnswer, readRequirement, ReaderStatus, writeRequirement };
