import type { NamedRow, Note, Said } from '../../catalogue/schedule/said.ts';
import { useMedia, wide } from '../ui/useMedia.ts';
import './SaidText.css';

type Props = {
  said: Said;
  /** Is called before the page goes to a row: it may have to be shown first. */
  onGo: () => void;
};

/** At most this many notes start unfolded where there is room: more would push the rows out of the window. */
const fewNotes = 2;
/** A comma, or the sign that ends a sentence, right after a name. */
const signAhead = /^[,.:]/;

/** What was said. Notes fold below it, and the names of rows in them lead to the rows. */
export function SaidText({ said, onGo }: Props) {
  // Other notes are another list, which does not stand open because the last one did.
  return said.notes[0] ? <SaidNotes key={JSON.stringify(said)} {...{ said, onGo }} /> : said.text;
}

function SaidNotes({ said: { text, notes }, onGo }: Props) {
  // In a sentence names stand too close for a finger. There they are plain text, and all rows have a button below.
  const isDense = useMedia(`${wide} and (pointer: fine)`);
  const rows = isDense ? [] : rowsIn(notes);
  return (
    <details className="said-list" open={isDense && notes.length <= fewNotes}>
      <summary>
        {text} <span>{notes.length} att se över</span>{' '}
      </summary>
      <ul>
        {notes.map((note, at) => (
          <li key={at}>
            {note.map((part, index) => (
              <NotePart key={index} before={note[index - 1]} {...{ part, onGo, isDense }} after={note[index + 1]} />
            ))}{' '}
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <p>
          Gå till{' '}
          {rows.map((row) => (
            <GoButton key={row.id} {...{ row, onGo }} />
          ))}
        </p>
      )}
    </details>
  );
}

type Part = Note[number];
type PartProps = Pick<Props, 'onGo'> & {
  before: Part | undefined;
  part: Part;
  after: Part | undefined;
  isDense: boolean;
};

/**
 * A piece of a sentence. A line may end after a name but must not begin with the sign that follows, so the two stay
 * together.
 */
function NotePart({ before, part, after, isDense, onGo }: PartProps) {
  if (typeof part === 'string') return typeof before === 'object' ? part.replace(signAhead, '') : part;
  return (
    <span className="unbroken">
      {isDense ? <GoButton row={part} onGo={onGo} /> : part.name}
      {typeof after === 'string' && signAhead.exec(after)?.[0]}
    </span>
  );
}

function GoButton({ row: { id, name }, onGo }: Pick<Props, 'onGo'> & { row: NamedRow }) {
  return (
    <button type="button" onClick={() => goTo(id, onGo)}>
      {name}
    </button>
  );
}

/** Each row that the notes name, once, in the order of the list. */
function rowsIn(notes: readonly Note[]): NamedRow[] {
  const rows = notes.flat().filter((part) => typeof part === 'object');
  return [...new Map(rows.map((row) => [row.id, row])).values()].toSorted((a, b) => a.id - b.id);
}

/** Moves the focus to a row: to its button, or where it stands open to its first field. */
function goTo(id: number, onGo: Props['onGo']) {
  onGo();
  // A row that was not shown is on the page after this task.
  setTimeout(() => {
    const fields = document.querySelectorAll<HTMLElement>(`tbody:has(#littera-${id}) :is(button,input)`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  });
}
