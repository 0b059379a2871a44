import './SaidText.css';

type Props = {
  /** Sentences with two zeros between them, and among them names of rows: a zero, the number that stays with the row, a zero, its name, and a zero. */
  text: string;
};

/** What was said: several sentences as a list, in which the name of a row leads to the row. */
export function SaidText({ text }: Props) {
  const lines = text.split('\0\0').map((sentence) =>
    sentence.split('\0').map((part, at, parts) =>
      at % 3 > 1 ? (
        <button type="button" key={at} onClick={() => show(parts[at - 1])}>
          {part}
        </button>
      ) : (
        at % 3 < 1 && part
      ),
    ),
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
function show(id = '') {
  // Where only rows of another answer are shown, all are again.
  document.querySelector<HTMLElement>('.schedule-filter button')?.click();
  setTimeout(() => {
    const fields = document.querySelectorAll<HTMLElement>(`tbody:has(#littera-${id}) :is(button, input)`);
    [...fields].find((field) => field.checkVisibility())?.focus();
  });
}
