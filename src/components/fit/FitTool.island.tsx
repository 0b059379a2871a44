import { useEffect, useRef } from 'react';
import { withinFrame, type Sizes, type WantedSize } from '../../catalogue/fit/fit.ts';
import { fitChosen } from '../../catalogue/fit/fitChosen.ts';
import { fitPane, paneIn } from '../../catalogue/fit/fitWall.ts';
import { keep, kept } from '../ui/browserStorage.ts';
import { FitAnswer } from './FitAnswer.tsx';
import { FitChoices } from './FitChoices.tsx';
import type { AnsweredSize, FitProduct } from './FitQuestion.tsx';
import { FitResult } from './FitResult.tsx';
import { FitSizeField } from './FitSizeField.tsx';
import { hintsFor } from './fitHints.ts';
import { readAsked, type Asked, type Field } from './fitQuery.ts';
import { put, useFitForm } from './useFitForm.ts';

type Props = { sizes: Sizes; product: FitProduct };

/**
 * Whether a size is within the limits of a product; drawn, as files, and as a row of the door list. The address holds
 * the size, and the next product offers it.
 */
export function FitTool({ sizes, product }: Props) {
  const { form, query, told, last, tellAll } = useFitForm();
  const answer = useRef<HTMLDivElement>(null);
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
          tellAll();
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
