import { ReadLink } from './ReadLink.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';

type Props = { texts: readonly string[] | undefined; kind: string; onChoose: (text: string) => void };

/** Some products fulfil each of them, and each by others: smoke and sound, self-closing, burglary, a roof. */
const examples = ['EI 60-S200, Rw 37', 'EW 30-C5', 'EI 30, RC 3', 'REI 30/RE 45'];

/** Requirements to choose from: those in the field, where it has several, or examples. */
export function ReaderExamples({ texts, kind, onChoose }: Props) {
  return (
    <div className="class-reader-examples screen-only">
      <p className="note" id="krav-exempel">
        {texts ? 'Krav i fältet' : 'Prova ett exempel'}
      </p>
      <ul aria-labelledby="krav-exempel">
        {(texts ?? examples).map((example, index) => (
          <li key={index}>
            <ReadLink text={example} kind={kind} onChoose={onChoose}>
              <TechnicalText text={example} />
            </ReadLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
