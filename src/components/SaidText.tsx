import './SaidText.css';

type Props = {
  /** Sentences with two zeros between them, and among them names of rows: a zero, the number that stays with the row, a zero, its name, and a zero. */
  text: string;
  /** Is called before a row is gone to: it may have to be shown first. */
  onGo: () => void;
};

/** So many sentences stand open where there is room: more would push the rows out of the window. */
const fewNotes = 2;
/** A comma, or the sign that ends a sentence, behind a name. */
const behind = /^[,.:]/;

/** What was said: of several sentences the first, which unfolds the others, in which the name of a row leads to the row. */
export function SaidText({ text, onGo }: Props) {
  const [first, ...notes] = text.split('\0\0');
  if (!notes[0]) return first;
  // In a sentence names stand too close for a finger: it has them once more below all sentences.
  const isDense = matchMedia('(width >= 48rem) and (pointer: fine)').matches;
  const rows: string[] = [];
  const goTo = (id: number, name: string) => (
    <button type="button" key={id} onClick={() => show(id, onGo)}>
      {name}
    </button>
  );
  const lines = notes.map((sentence) =>
    sentence.split('\0').map((part, at, parts) => {
      if (at % 3 === 1) return false;
      if (at % 3 === 0) return at ? part.replace(behind, '') : part;
      const id = Number(parts[at - 1]);
      rows[id] = part;
      return (
        // A line may end behind a name, and must not begin with what follows it.
        <span className="unbroken" key={at}>
          {isDense ? goTo(id, part) : part}
          {behind.exec(parts[at + 1] ?? '')?.[0]}
        </span>
      );
    }),
  );
  return (
    <details className="said-list" key={text} open={isDense && notes.length <= fewNotes}>
      <summary>
        {first} <span>{notes.length} att se över</span>{' '}
      </summary>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line} </li>
        ))}
      </ul>
      {!isDense && rows.length > 0 && <p>Gå till {rows.map((name, id) => goTo(id, name))}</p>}
    </details>
  );
}

/** Goes to a row, which is a button until it is opened. */
function show(id: number, onGo: Props['onGo']) {
  onGo();
  // What it waited for to be shown is there after this task.
  setTimeout(() => {
    const fields = document.querySelectorAll<HTMLElement>(`tbody:has(#littera-${id}) :is(button,input)`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  });
}
