import { useState } from 'react';
import {
  measures,
  parseSize,
  sizeFaults,
  convertOpening,
  type Measure,
  type Opening,
} from '../../catalogue/fit/size.ts';
import { sizeText } from '../../catalogue/schedule/openingWords.ts';
import '../ui/Field.css';
import '../ui/FieldFault.css';
import '../ui/Select.css';

type Props = {
  /** Number of the row, from one. */
  number: number;
  id: number;
  opening: Opening | undefined;
  onChange: (opening: Opening | undefined) => void;
};

/** As short as the column is: where a size is said in words, the frame's is the outer one, as here. */
const shortNames: Record<Measure, string> = { hole: 'vägghål', frame: 'karm', module: 'modul' };

/** The opening as one text, ”10 × 21M” or ”990 × 2090”, and what it is measured on. */
export function OpeningField({ number, id, opening, onChange }: Props) {
  const [draft, setDraft] = useState<{ text: string; opening: Opening | undefined }>();
  const [chosen, setChosen] = useState<Measure>('frame');
  const measure = opening?.measure ?? chosen;
  // What was typed stays as it was typed, until the opening changes from elsewhere.
  const typed = draft && draft.opening === opening ? draft.text : undefined;
  const text = typed ?? (opening ? sizeText(opening).replaceAll('\u00a0', ' ') : '');
  // A size that was converted is one, however small.
  const fault = typed && parseSize(typed).fault;
  const problem = fault && fault !== 'empty' ? sizeFaults[fault] : '';
  const problemId = `matt-fel-${id}`;

  const type = (written: string) => {
    const { value } = parseSize(written);
    const of = value?.measure ?? (measure === 'module' ? 'frame' : measure);
    const read = value && { measure: of, width: value.width, height: value.height };
    setDraft({ text: written, opening: read });
    onChange(read);
  };
  const measureOn = (next: Measure) => {
    setChosen(next);
    if (!opening) return;
    // A module is another way to write a size; between hole and frame the visitor says what the size was all along.
    onChange([measure, next].includes('module') ? convertOpening(opening, next) : { ...opening, measure: next });
  };

  return (
    <>
      <input
        aria-label={`Mått, rad ${number}`}
        value={text}
        placeholder="10 × 21M"
        maxLength={40}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <select
        aria-label={`Mått avser, rad ${number}`}
        value={measure}
        onChange={({ target }) => measureOn(target.value as Measure)}
      >
        {measures.map((name) => (
          <option value={name} key={name}>
            {shortNames[name]}
          </option>
        ))}
      </select>
      {problem && (
        <span className="schedule-problem" id={problemId}>
          {problem}
        </span>
      )}
    </>
  );
}
