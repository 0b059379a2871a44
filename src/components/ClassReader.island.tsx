import { useLayoutEffect, useRef, type MouseEvent, type SubmitEvent } from 'react';
import type { Claims } from '../catalogue/claims.ts';
import { formatFireClasses, parseFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
import { matchAll } from '../catalogue/match.ts';
import { answerNames, type Answer } from '../catalogue/matchWords.ts';
import { joined } from '../catalogue/phrasing.ts';
import { paths } from '../content/paths.ts';
import { MatchList } from './MatchList.tsx';
import { RequirementParts } from './RequirementParts.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { useAddress } from './useAddress.ts';
import './Button.css';
import './ClassReader.css';
import './Field.css';

/** The claims of a product, and its name. */
export type ReaderProduct = Claims & { title: string };

type Props = { products: ReaderProduct[] };

/** The first is one that products fulfil. */
const examples = ['EI 60-S200, Rw 37', 'EI2 60-S200C5, Rw 37', 'EI2 15/EW 60-S200C3', 'REI 30/RE 45'];

/** Characters; longer than any requirement, and short enough that nonsense is read in no time. */
const longest = 200;
/** So many words that are not understood are repeated to the visitor. */
const mostUnknown = 4;

const read = ({ searchParams }: URL) => searchParams.get('krav')?.slice(0, longest);
const write = (text: string) => (text ? paths.classesFor(text) : paths.classes);

/** The field for a requirement, what each of its letters says, and which products fulfil it. The address holds what is asked for. */
export function ClassReader({ products }: Props) {
  const [text, ask] = useAddress('', read, write);
  const field = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const awake = useRef(false);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    // What was typed before this code came stays, unless the address asks for something.
    if (awake.current) input.value = input.value === text ? input.value : text;
    else if (input.value && read(new URL(location.href)) === undefined) ask(input.value, true);
    awake.current = true;
  }, [text, ask]);

  const { unknown, ...asked } = parseFireClasses(text);
  const asksNothing = asked.classes.length === 0 && Object.keys(asked).length === 1;
  const groups = matchAll(asksNothing ? { classes: [] } : asked, products);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    answer.current?.focus();
  }

  /** Words that were not understood stay in the field. */
  const change = (next: FirePerformance) =>
    ask([formatFireClasses(next).replaceAll('\u00a0', ' '), ...unknown].filter(Boolean).join(', '));

  return (
    <div className="class-reader">
      <form method="get" action={paths.classes} onSubmit={submit}>
        <label htmlFor="krav">Krav</label>
        <input
          id="krav"
          name="krav"
          type="text"
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby="krav-hjalp krav-svar"
          ref={field}
          onInput={({ currentTarget }) => ask(currentTarget.value, true)}
        />
        <button className="button" type="submit">
          Läs kravet
        </button>
        <p className="note" id="krav-hjalp">
          Skriv som det står i brandskyddsbeskrivningen, till exempel <span className="unbroken">EI&nbsp;60-S200</span>,
          Rw&nbsp;37.
        </p>
        <p className="class-reader-status" id="krav-svar" role="status">
          {unknown.length > 0 && `Förstod inte ${quoted(unknown)}.`}
          {!asksNothing && (
            <span>
              {`${unknown.length > 0 ? ' ' : ''}${groups.yes.length} uppfyller kravet, för ${groups.unknown.length} framgår det inte, ${groups.no.length} uppfyller det inte.`}
            </span>
          )}
        </p>
        {!asksNothing && (
          <nav className="class-reader-counts screen-only" aria-label="Svaret">
            {Object.entries(answerNames).map(([name, words]) => (
              <a href={`#traffar-${name}`} key={name}>
                {words} {groups[name as Answer].length}
              </a>
            ))}
          </nav>
        )}
      </form>
      {asksNothing ? (
        <Examples onChoose={ask} />
      ) : (
        <div className="class-reader-answer">
          <h2 tabIndex={-1} ref={answer}>
            <span>
              <TechnicalText text={formatFireClasses(asked)} />
            </span>
          </h2>
          <RequirementParts asked={asked} onChange={change} field={field} />
          <MatchList groups={groups} products={products} asked={asked} />
        </div>
      )}
    </div>
  );
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  function choose(event: MouseEvent, example: string) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(example);
  }
  return (
    <div className="class-reader-examples screen-only">
      <p className="note" id="krav-exempel">
        Prova ett exempel
      </p>
      <ul aria-labelledby="krav-exempel">
        {examples.map((example) => (
          <li key={example}>
            <a href={paths.classesFor(example)} onClick={(event) => choose(event, example)}>
              <TechnicalText text={example} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** ”A60” och ”TT”. */
function quoted(words: string[]): string {
  const shown = words.slice(0, mostUnknown).map((word) => `”${word}”`);
  return joined(words.length > mostUnknown ? [...shown, 'mer'] : shown, 'och');
}
