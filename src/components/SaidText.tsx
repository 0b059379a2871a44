import './SaidText.css';

type Props = {
  /** Sentences with two zeros between them, and among them names of rows: a zero, the number that stays with the row, a zero, its name, and a zero. */
  text: string;
  /** Is called before a row is gone to: it may have to be shown first. */
  onGo: () => void;
};

/** A comma, or the sign that ends a sentence, behind a name. */
const behind = /^[,.:]/;

/** What was said: several sentences as a list, in which the name of a row leads to the row. */
export function SaidText({ text, onGo }: Props) {
  const lines = text.split('\0\0').map((sentence) =>
    sentence.split('\0').map((part, at, parts) => {
      if (at % 3 === 1) return false;
      if (at % 3 === 0) {
        const text = at ? part.replace(behind, '') : part;
        return text === ' och ' ? <span key={at}>{text}</span> : text;
      }
      const sign = behind.exec(parts[at + 1] ?? '')?.[0];
      return (
        // A line may end behind a button, and must not begin with what follows it.
        <span className="unbroken" key={at}>
          <button type="button" onClick={() => show(parts[at - 1], onGo)}>
            {part}
          </button>
          {sign === ':' ? sign : <span>{sign}</span>}
        </span>
      );
    }),
  );
  return lines.length > 1 ? (
    <ul className="said-list">
      {lines.map((line, at) => (
        <li key={at}>{line} </li>
      ))}
    </ul>
  ) : (
    lines
  );
}

/** Goes to a row, which is a button until it is opened. */
function show(id: string | undefined, onGo: Props['onGo']) {
  onGo();
  // What it waited for to be shown is there after this task.
  setTimeout(() => {
    const fields = document.querySelectorAll<HTMLElement>(`tbody:has(#littera-${id}) :is(button,input)`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  });
}
