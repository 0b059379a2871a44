import { Fragment, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode, type SubmitEvent } from 'react';
import type { Claims } from '../catalogue/claims.ts';
import { elementGroupOf, elementGroups } from '../catalogue/elementGroups.ts';
import { formatFireClasses, isBlank, parseFireClasses, type FirePerformance } from '../catalogue/fireClass.ts';
import type { Sizes } from '../catalogue/fit.ts';
import type { Match } from '../catalogue/match.ts';
import { matchAll } from '../catalogue/matchAll.ts';
import { answerNames, type Answer } from '../catalogue/matchWords.ts';
import { capital, joined } from '../catalogue/phrasing.ts';
import { fittingsNote, readWanted } from '../catalogue/wanted.ts';
import { paths } from '../content/paths.ts';
import { hasModifier } from './hasModifier.ts';
import { TechnicalText } from './TechnicalText.tsx';
import { useAddress } from './useAddress.ts';
import { useLater } from './useLater.ts';
import './AnswerMark.css';
import './Button.css';
import './ClassReader.css';
import './Field.css';
import './FieldFault.css';
import './Select.css';
// The page carries the styles of what comes later.
import './CompareBar.css';
import './CompareChoice.css';
import './FoldMark.css';
import './IdsDownload.css';
import './MatchList.css';
import './NarrowFold.css';
import './RequirementParts.css';
import './TextButton.css';

/** The claims of a product, its name, its limits, and in words what else decides a choice: its largest size and its sound. */
export type ReaderProduct = Claims & { title: string; sizes: Sizes; about: string };

/** The products by their answers; `unsized` where a size is asked for too. */
export type Answers = Record<Answer, Match[]> & { unsized?: Match[] };

type Props = { products: ReaderProduct[] };

/** Each is one that products fulfil, and each is fulfilled by others: smoke and sound, self-closing, burglary, a roof. */
const examples = ['EI 60-S200, Rw 37', 'EW 30-C5', 'EI 30, RC 3', 'REI 30/RE 45'];

/** Characters; longer than any requirement, and short enough that nonsense is read in no time. */
const longest = 200;
/** Characters that stand in one line on a telephone, above which the field that stays in sight would take too much of it. */
const oneLine = 32;
/** Letters of a class with a time that the standard does not know: ”EI 75”. */
const isStrange = (word: string) => /^R?E[IW]?\d? ?\d/i.test(word);
/** The letters of a class whose minutes are missing. */
const isBare = (word: string) => /^(?:RE?|R?E[IW])\d?$|^E$/i.test(word);
const readText = ({ searchParams }: URL) => searchParams.get('krav')?.slice(0, longest);
const readKind = ({ searchParams }: URL) => elementGroupOf(searchParams.get('slag'))?.id;
const here = () => new URL(location.href);
const addressOf = (text = '', kind = '') => (text || kind ? paths.classesFor(text, kind) : paths.classes);
const write = (text: string) => addressOf(text, readKind(here()));
const writeKind = (kind: string) => addressOf(readText(here()), kind);

/** What guesses at words that were not understood: few requirements have any. Where the network gives nothing, nothing is guessed. */
const loadGuess = () => import('../catalogue/guessClass.ts').catch(() => ({ guessClass: () => undefined }));
/**
 * What answers, and what judges a size, although few requirements have one: an answer that did not know it yet was another one a moment later. Where
 * the network gives the first alone, each product's own page tries the size.
 */
const loadAnswer = async () => {
  const [{ later }, sizes] = await Promise.all([
    import('./classLater.ts'),
    import('../catalogue/matchSize.ts').catch(() => undefined),
  ]);
  return { ...later, sizes };
};
// With a requirement in the address it is on its way before React is: until it is there, the page below stays empty.
if (typeof location !== 'undefined' && readText(here())) loadAnswer().catch(() => {});

/** The field for a requirement, what each of its letters says, and which products fulfil it. The address holds what is asked for. */
export function ClassReader({ products }: Props) {
  const [text, ask] = useAddress('', readText, write);
  const [chosen, choose] = useAddress('', readKind, writeKind);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const answer = useRef<HTMLHeadingElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const awake = useRef(false);
  /** What is in the field was sent: what is typed next is another requirement, and back leads to this one. */
  const isRead = useRef(false);
  /** Enter was pressed before this code came. */
  const isSent = useRef(false);

  const later = useLater(loadAnswer, text !== '' || chosen !== '');
  const several = later?.requirementsIn(text, longest);
  const one = several ? '' : text;
  const named = later?.namedProducts(one, products);
  const letters = later?.readLetters(named?.isWhole ? '' : one);
  const plain = letters?.text ?? one;
  const { unknown: all, ...asked } = parseFireClasses(later?.withPlainSizes(plain) ?? plain);
  const beside = later?.readSizeBeside(all, one);
  const { size = '', sized = '' } = beside ?? {};
  const {
    words: places = [],
    said: placing = '',
    kind: ofPlace,
    opens: mustOpen,
    isOther: isNone,
  } = later?.readPlacing(all, letters?.denied) ?? {};
  const words = all.filter((word) => ![...places, ...(named?.words ?? []), ...(beside?.words ?? [])].includes(word));
  // Kinds that stand in the requirement are as good as chosen, unless others are.
  const read = readWanted(words, asked.smoke);
  const kinds = read.groups.map(({ id }) => id);
  const ofWords = ofPlace ?? letters?.kind;
  if (ofWords && kinds.length === 0) kinds.push(ofWords);
  const group = elementGroupOf(chosen || kinds.join(','));
  const kind = group?.id ?? '';
  const isOther = kinds.length > 0 && !kinds.some((id) => kind.split(',').includes(id));
  const ofKind = kinds.length > 0 && !isOther ? group : undefined;
  const isSeveral = kind.includes(',');
  const { fittings } = read;
  const wanted = isOther ? readWanted(fittings) : read;
  const { material, slides, leaves, partly } = wanted;
  const requirement = formatFireClasses(asked);
  const wantedRead = later?.wantedWords(wanted) ?? '';
  const unknown = isOther ? words.filter((word) => !fittings.includes(word)) : read.unknown;

  useLayoutEffect(() => {
    const [input, of] = [field.current, select.current];
    if (!input || !of) return;
    // What was typed before this code came stays, unless the address asks for something; Enter was a line break until then.
    const asked = readText(here());
    if (awake.current) input.value = input.value === text ? input.value : text;
    else if (input.value && asked === undefined) {
      isSent.current = input.value.endsWith('\n');
      ask(input.value.replace(/\n+$/, ''), true);
    } else if (asked === '') setEmpty(true);
    if (!awake.current && of.value && !readKind(here())) choose(of.value, true);
    else of.value = kind;
    if (text && isSent.current) {
      isSent.current = false;
      input.form?.requestSubmit();
    }
    awake.current = true;
  }, [text, ask, kind, choose, field, select, isSent]);

  const isPartly = (word: string) => partly.includes(word);
  const guesser = useLater(loadGuess, unknown.length + partly.length > 0);
  const guess = guesser?.guessClass({ ...asked, unknown: [...unknown, ...partly] });
  // Whoever fulfils a C alone is no answer to ”EI-C 60”, nor to ”EI 75-C”.
  const asksNothing =
    isBlank(asked) || (!asked.classes[0] && (guess?.meant.classes[0] !== undefined || unknown.some(isStrange)));
  const sizes = size && !asksNothing ? later?.sizes : undefined;
  const opening = sizes?.readSize(size, beside?.of);
  const answersTo = (requirement: FirePerformance, of: typeof group = group, isSized = true): Answers => {
    const elements = of?.elements.filter((element) => !mustOpen || element !== 'fixed-glazing');
    const byClass = matchAll(requirement, isNone ? [] : (named?.products ?? products), elements, wanted);
    return sizes && opening && isSized ? sizes.matchSize(byClass, opening, products, leaves) : byClass;
  };
  const groups = answersTo(asksNothing ? { classes: [] } : asked);
  const which = later?.ofWhich(groups.yes) ?? '';
  /** What is proposed, or may be in a moment, is not said to be not understood. */
  const untried =
    guesser && later ? [...new Set(guess ? guess.skipped : unknown)].filter((word) => !isPartly(word)) : [];
  /** Nothing was made of some words, not even a proposal. */
  const isMissed = untried.length > 0 && !(asksNothing && guess);
  const isBlankSent = isEmpty && !text.trim();
  const bare = asksNothing ? untried.find(isBare) : undefined;
  const meant = guess && formatFireClasses(guess.meant);
  /** Something beside the classes is asked for, and the answer leaves it out. */
  const isPart =
    unknown.length + fittings.length + partly.length > 0 ||
    placing !== '' ||
    ((size || beside?.hint || leaves) !== undefined && !opening);
  /** No class is asked for, but a kind or a name that products have. */
  const isList =
    !several &&
    asksNothing &&
    groups.yes.length > 0 &&
    (named !== undefined || (unknown.length === 0 && (group ?? material ?? slides) !== undefined));
  const names = isList
    ? { yes: 'Produkter' }
    : {
        ...(opening && sizes ? sizes.sizedNames(answerNames) : answerNames),
        ...(isPart && { yes: 'Uppfyller i övrigt' }),
      };

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setEmpty(!text.trim());
    isRead.current = true;
    (answer.current ?? field.current)?.focus({ preventScroll: true });
    // What was not understood comes before the answer.
    if (answer.current) (isList || unknown.length + fittings.length > 0 ? status : answer).current?.scrollIntoView();
  }

  /** A kind that stood in the text before is a choice from then on. */
  function rewrite(next: string, of = kind) {
    if (ofKind) choose(of, true);
    ask(next);
  }
  /** Words that were not understood stay in the field, and those that say more than a kind. */
  const inWords = (next: FirePerformance, left: readonly string[] = unknown, beside: readonly string[] = places) =>
    [
      named?.words.join(' '),
      formatFireClasses(next).replaceAll('\u00a0', ' '),
      wanted.telling.join(' '),
      ...beside,
      ...left,
      sized,
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <div className="class-reader">
      <form method="get" action={paths.classes} onSubmit={submit}>
        <label htmlFor="krav">Krav</label>
        {/* A long requirement goes on in a second line; a line break is none of what is asked. */}
        <div className="class-reader-row">
          <div className="class-reader-field" data-long={text.length > oneLine || undefined}>
            <textarea
              id="krav"
              name="krav"
              rows={1}
              enterKeyHint="go"
              maxLength={longest}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              aria-describedby="krav-hjalp krav-svar"
              aria-invalid={isMissed || undefined}
              ref={field}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                event.currentTarget.form?.requestSubmit();
              }}
              onInput={({ currentTarget }) => {
                setEmpty(false);
                ask(currentTarget.value, !isRead.current);
                isRead.current = false;
              }}
            />
          </div>
          <p className="class-reader-kind screen-only">
            <label htmlFor="slag">Slag</label>
            <select
              id="slag"
              ref={select}
              onChange={({ target: { value } }) =>
                // What tells the kind by itself, ”sidoljus”, would narrow all kinds to it again.
                ofKind ? rewrite(inWords(asked, unknown, value ? places : []), value) : choose(value)
              }
            >
              <option value="">Alla slag</option>
              {elementGroups.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              {/* Short, because the list is as wide as its longest words: the answer names them. */}
              {isSeveral && <option value={kind}>Flera slag</option>}
            </select>
          </p>
          <button className="button" type="submit">
            Läs kravet
          </button>
        </div>
        <p
          className="class-reader-status"
          id="krav-svar"
          role="status"
          data-fault={(isMissed && asksNothing) || isBlankSent || undefined}
          ref={status}
        >
          {several && (
            <>
              {several.said} <a href={paths.schedule + several.fragment}>{several.way}</a>.
            </>
          )}
          {isBlankSent && 'Skriv ett krav, till exempel EI\u00a060.'}
          {/* It is heard; whoever sees it reads it in its own field. */}
          {ofKind && <span>{`Slag: ${ofKind.name}. `}</span>}
          {(isList || named) &&
            `${isList ? groups.yes.length : 'Bara'} produkt${isList && groups.yes.length === 1 ? '' : 'er'}${named ? ` med ${quoted([named.words.join(' ')])} i namnet` : ''}. `}
          {partly.length > 0 && `Vi prövar slaget i ${quoted(partly)}, inte resten av ordet. `}
          {letters?.said}
          {placing && `${placing} `}
          {fittings.length > 0 && `${fittingsNote} `}
          {letters?.read.map(({ said, name, rest }) => (
            <Fragment key={name}>
              <TechnicalText text={said} />{' '}
              <ReadLink text={rest} kind={kind} onChoose={rewrite}>
                Läs utan {name}
              </ReadLink>
              .{' '}
            </Fragment>
          ))}
          {guess?.said && `${guess.said} `}
          {untried.length > 0 &&
            (isMissed ? (
              <>
                {!asksNothing && (
                  <>
                    Vi läste <TechnicalText text={requirement} />.{' '}
                  </>
                )}
                {bare
                  ? `Minuterna saknas: skriv till exempel ${bare.toUpperCase()}\u00a030.`
                  : `${quoted(untried)} förstod vi inte${asksNothing ? '' : ' och tog inte med'}.`}
              </>
            ) : (
              `Hoppar över ${quoted(untried)}.`
            ))}
          {size ? (
            asksNothing ? (
              ' Skriv en klass till måttet.'
            ) : opening ? (
              // Of two sides the heading below shows it, but not what it was before.
              beside?.hint || beside?.of === 'hole' ? (
                opening.said
              ) : (
                <span>{opening.said}</span>
              )
            ) : (
              ` Måttet ${size} prövas på produktens egen sida: länkarna här nedanför tar det med.`
            )
          ) : (
            asksNothing &&
            !bare &&
            (isMissed
              ? ' Börja med E, EI, EW eller R, till exempel EI\u00a060.'
              : one.trim() && unknown.length === 0 && !isNone && 'Skriv en klass också, till exempel EI\u00a060.')
          )}
          {beside?.hint ?? (!size && later?.leavesHint(wanted))}
          {guess && meant && (
            <>
              {' '}
              <ReadLink
                text={inWords(
                  guess.meant,
                  guess.left.filter((word) => !isPartly(word)),
                )}
                kind={kind}
                isButton
                onChoose={rewrite}
              >
                Läs som <TechnicalText text={meant} />
              </ReadLink>
            </>
          )}
          {!asksNothing && !isNone && (
            <span>{later && ` ${later.countWords({ groups, which, isPart, hasSize: opening !== undefined })}`}</span>
          )}
        </p>
        <p className="note" id="krav-hjalp">
          <TechnicalText
            text={
              'Skriv som det står i brandskyddsbeskrivningen, till exempel EI\u00a060-S200, Rw\u00a037, eller en produkts namn.'
            }
          />
        </p>
      </form>
      {asksNothing && !isList ? (
        <Examples texts={several?.texts} kind={kind} onChoose={rewrite} />
      ) : (
        <div className="class-reader-answer">
          <h2 tabIndex={-1} ref={answer}>
            <TechnicalText
              text={
                isList
                  ? capital(text || group?.name || '')
                  : [
                      `${requirement}${requirement.includes(',') && wantedRead ? ',' : ''} ${wantedRead}`.trim(),
                      isSeveral && group?.name.toLowerCase(),
                      opening?.words,
                    ]
                      .filter(Boolean)
                      .join(', ')
              }
            />
          </h2>
          {later && (
            <later.ClassAnswer
              {...{
                text,
                groups,
                which,
                names,
                products,
                elementGroups,
                asked,
                kind,
                field,
                size,
                sized,
                opening,
                leaves,
                answersTo,
                inWords,
              }}
              onChange={(next) => rewrite(inWords(next))}
            />
          )}
        </div>
      )}
    </div>
  );
}

type ReadLinkProps = {
  text: string;
  kind: string;
  isButton?: true;
  onChoose: (text: string) => void;
  children: ReactNode;
};

/** A requirement that is read without leaving the page. */
function ReadLink({ text, kind, isButton, onChoose, children }: ReadLinkProps) {
  function choose(event: MouseEvent) {
    if (hasModifier(event)) return;
    event.preventDefault();
    onChoose(text);
  }
  return (
    <a className={isButton && 'button'} href={paths.classesFor(text, kind)} onClick={choose}>
      {children}
    </a>
  );
}

type ExamplesProps = Pick<ReadLinkProps, 'kind' | 'onChoose'> & { texts: readonly string[] | undefined };

/** Requirements to be read: those of the field, where it has several, or examples. */
function Examples({ texts, kind, onChoose }: ExamplesProps) {
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

/** ”A60” och ”TT”. */
function quoted(words: readonly string[]): string {
  return joined(
    words.map((word) => `”${word}”`),
    'och',
  );
}
