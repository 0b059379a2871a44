import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withinFrame, type Sizes, type WantedSize } from '../catalogue/fit.ts';
import { fitChosen } from '../catalogue/fitChosen.ts';
import { fitPane, paneIn } from '../catalogue/fitWall.ts';
import { keep, kept, readKept } from './browserStorage.ts';
import { FitAnswer } from './FitAnswer.tsx';
import { FitChoices } from './FitChoices.tsx';
import type { AnsweredSize, FitProduct } from './FitQuestion.tsx';
import { FitResult } from './FitResult.tsx';
import { FitSizeField } from './FitSizeField.tsx';
import { hintsFor } from './fitHints.ts';
import { fields, longest, readAsked, type Asked, type Field } from './fitQuery.ts';
import { setAddress } from './setAddress.ts';

type Props = { sizes: Sizes; product: FitProduct };

/**
 * Whether a size is within the limits of a product; drawn, as files, and as a row of the door list. The address holds
 * the size, and the next product offers it.
 */
export function FitTool({ sizes, product }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState({ b: '', h: '' });

  useLayoutEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    const typed = () => [...target.querySelectorAll('input')].filter(({ value }) => value);
    // While a field is being left nothing has the focus.
    const leave = () => {
      const left = typed().flatMap((input) => (input === document.activeElement ? [] : input.name));
      setTold((before) => new Set([...before, ...left]));
    };
    const read = () => {
      const filled = [...new FormData(target)].filter((entry): entry is [Field, string] => entry[1] !== '');
      setQuery(new URLSearchParams(filled).toString());
      return filled;
    };
    const follow = () => {
      const asked = new URLSearchParams(location.search);
      const asks = fields.some((field) => asked.has(field));
      // What was typed before this came stays, unless the address asks something else.
      if (asks) {
        target.reset();
        // An address that does not say what it measures measures the frame, whatever the form begins with.
        put(target, [['matt', ''], ...asked]);
      }
      // What was written and left before this came is answered too.
      leave();
      read();
      return asks;
    };
    const change = () => {
      const address = new URL(location.href);
      for (const field of fields) address.searchParams.delete(field);
      for (const [field, text] of read()) address.searchParams.set(field, text);
      setAddress(address);
    };
    // Whoever typed before this came finds it in the address too; an address that asks stays as it was sent.
    if (!follow()) {
      if (typed().length) change();
      else setLast(lastAsked());
    }
    const heard = new AbortController();
    target.addEventListener('input', change, heard);
    target.addEventListener('focusout', leave, heard);
    addEventListener('popstate', follow, heard);
    return () => heard.abort();
  }, []);

  const { faults, ...read } = readAsked(new URLSearchParams(query), !!product.outer);
  const fault = (field: Field) => (told.has(field) ? faults[field] : undefined);
  const asked = answerTo(sizes, product, read);
  // A part has another size in another product.
  const isOuter = asked && product.outer && !asked.isPart;
  useEffect(() => {
    if (isOuter) keep(kept.size, query, 'sessionStorage');
  }, [isOuter, query]);

  function fill(texts: Partial<Record<Field, string>>) {
    const target = form.current;
    if (!target) return;
    put(target, Object.entries(texts));
    target.dispatchEvent(new Event('input'));
    // Following a suggestion removes its button, so the focus must go somewhere.
    answer.current?.focus();
  }

  return (
    <div className="fit-tool">
      <form
        ref={form}
        className="fit-form screen-only"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(new Set(fields));
          // It may be below the window, or under the keys of a telephone.
          answer.current?.focus();
        }}
      >
        <fieldset>
          <legend>{`${product.asks} i ${product.outer ? 'mm, m eller M' : 'mm eller m'}`}</legend>
          <FitSizeField name="b" label="Bredd" fault={fault('b')} />
          <FitSizeField name="h" label="Höjd" fault={fault('h')} />
          {product.choices && <FitChoices choices={product.choices} />}
          {sizes.sashMass && <FitSizeField name="g" label="Glas" hint="summa, mm" fault={fault('g')} />}
        </fieldset>
        <button className="button" type="submit">
          Pröva måttet
        </button>
      </form>
      <div role="status" className="fit-answer" ref={answer} tabIndex={-1}>
        {asked ? (
          <FitAnswer {...asked} onFill={fill} />
        ) : (
          product.outer &&
          last.b && (
            <p>
              {'Senast skrev du '}
              <button type="button" className="text-button" onClick={() => fill({ ...last, matt: '' })}>
                {[last.b, last.h].filter(Boolean).join(' × ')}
              </button>
            </p>
          )
        )}
      </div>
      {asked && <FitResult {...asked} />}
    </div>
  );
}

/** What is to be said of a size; of one that cannot be, nothing follows. */
function answerTo(
  sizes: Sizes,
  product: FitProduct,
  { size, ...asked }: Omit<Asked, 'faults'>,
): AnsweredSize | undefined {
  if (!size) return undefined;
  const pane = asked.isPart ? undefined : paneIn(sizes, size);
  const share = pane ?? (asked.isPart ? size : withinFrame(sizes, size));
  const result = pane ? fitPane(sizes, pane) : fitChosen(sizes, size, asked.isPart);
  const drawn = { ...result.limit?.when, ...size } as WantedSize;
  const hints = result.answer === 'no' ? [] : hintsFor(sizes, product.spec, drawn, asked.isPart);
  const odd = hints.find(({ isAbsurd }) => isAbsurd);
  return { sizes, product, size, drawn, ...asked, share, result, hints: odd ? [] : hints, odd };
}

/** The texts of the fields as they were asked last in this window, on whichever product; empty where there are none. */
function lastAsked(): { b: string; h: string } {
  const texts = new URLSearchParams(readKept(kept.size, 'sessionStorage'));
  return { b: texts.get('b') ?? '', h: texts.get('h') ?? '' };
}

function put(form: HTMLFormElement, texts: Iterable<[field: string, text: string]>) {
  for (const [field, text] of texts) {
    const input = form.elements.namedItem(field) as HTMLInputElement | RadioNodeList | null;
    if (input) input.value = text.slice(0, longest);
  }
}
