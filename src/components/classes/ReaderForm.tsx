import { useRef, type KeyboardEvent, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { elementGroups, idsOf, type AskedGroup } from '../../catalogue/elementGroups.ts';
import { paths, queryNames } from '../../content/paths.ts';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { longestRequirement } from './useReaderAddress.ts';

/**
 * Characters that fit in one line on a telephone, beside what empties the field. With more, the field would cover too
 * much of the screen if it stayed in sight.
 */
const oneLine = 28;

/** A line break is no part of a requirement: Enter sends it. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

type Props = {
  text: string;
  group: AskedGroup | undefined;
  /** Something that is written in it was not understood. */
  isMissed: boolean | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  select: RefObject<HTMLSelectElement | null>;
  /** `isNext` where the text before was sent: what is typed now is another requirement, and back leads to that one. */
  onType: (text: string, isNext: boolean) => void;
  onKind: (kind: string) => void;
  onSend: () => void;
  /** The status, by the id ”krav-svar”. */
  children: ReactNode;
};

/** The field for a requirement and the choice of a kind. */
export function ReaderForm({ text, group, isMissed, field, select, onType, onKind, onSend, children }: Props) {
  const isSent = useRef(false);
  function send(event: SubmitEvent) {
    event.preventDefault();
    isSent.current = true;
    onSend();
  }
  function type(next: string) {
    onType(next, isSent.current);
    isSent.current = false;
  }
  return (
    <form method="get" action={paths.classes} onSubmit={send}>
      <label htmlFor="krav">Krav</label>
      {/* A long requirement goes on in a second line. */}
      <div className="class-reader-row">
        <div className="class-reader-field" data-long={text.length > oneLine || undefined}>
          <textarea
            id="krav"
            name={queryNames.requirement}
            rows={1}
            enterKeyHint="go"
            maxLength={longestRequirement}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby="krav-hjalp krav-svar"
            aria-invalid={isMissed || undefined}
            ref={field}
            onKeyDown={sendOnEnter}
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
          {text && (
            <button
              className="class-reader-clear"
              type="button"
              aria-label="Töm fältet"
              onClick={() => {
                type('');
                field.current?.focus();
              }}
            >
              ×
            </button>
          )}
        </div>
        <p className="class-reader-kind screen-only">
          <label htmlFor="slag">Slag</label>
          <select id="slag" ref={select} onChange={({ target }) => onKind(target.value)}>
            <option value="">Alla slag</option>
            {elementGroups.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            {/* Short, because the list is as wide as its longest words: the answer names them. */}
            {group && group.ids.length > 1 && <option value={idsOf(group)}>Flera slag</option>}
          </select>
        </p>
        <button className="button" type="submit">
          Läs kravet
        </button>
      </div>
      {children}
      <p className="note" id="krav-hjalp">
        <TechnicalText
          text={
            'Skriv som det står i brandskyddsbeskrivningen, till exempel EI\u00a060-S200, Rw\u00a037, eller en produkts namn.'
          }
        />
      </p>
    </form>
  );
}
