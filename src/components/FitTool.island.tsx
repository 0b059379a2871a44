import { useLayoutEffect, useRef, useState } from 'react';
import { fit, fitFrame, isPane, limitsFor, type Sizes, type WantedSize } from '../catalogue/fit.ts';
import { fitReason, printSize } from '../catalogue/fitWords.ts';
import { outerSize } from '../catalogue/limitWords.ts';
import { productKeyOf } from '../catalogue/productKey.ts';
import { moduleName, printModule } from '../catalogue/size.ts';
import { paths } from '../content/paths.ts';
import { FitAnswer } from './FitAnswer.tsx';
import { FitChoices } from './FitChoices.tsx';
import { FitDrawing, type DrawnProduct } from './FitDrawing.tsx';
import { FitSizeField } from './FitSizeField.tsx';
import { hintsFor, innerPart, rowFor, whose, workOf } from './fitHints.ts';
import { fields, fieldsOf, longest, readAsked, type Field } from './fitQuery.ts';
import { useLater } from './useLater.ts';

type Props = {
  sizes: Sizes;
  product: DrawnProduct;
  /** See {@link hintsFor}. */
  tallest: number;
};

/** The figure comes after the answer, which needs none. */
const loadFigure = () => import('./FitFigure.tsx');

/** Whether a size is within the limits of a product; drawn, as files, and as a row of the door list. The address holds the size. */
export function FitTool({ sizes, product, tallest }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const verdict = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState('');
  const [told, setTold] = useState<readonly string[]>([]);

  useLayoutEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    const read = () => {
      const filled = [...new FormData(target)].flatMap(([field, text]) =>
        typeof text === 'string' && text ? [[field, text]] : [],
      );
      setQuery(new URLSearchParams(filled).toString());
      return filled;
    };
    const follow = () => {
      const asked = new URLSearchParams(location.search);
      // What was typed before this came stays, unless the address asks something else.
      if (fields.some((field) => asked.has(field)))
        for (const field of fields) {
          const input = target.elements.namedItem(field);
          if (isControl(input)) input.value = (asked.get(field) ?? '').slice(0, longest);
        }
      setTold(fields.filter((field) => asked.get(field)));
      read();
    };
    const change = () => {
      const address = new URL(location.href);
      for (const field of fields) address.searchParams.delete(field);
      for (const [field = '', text = ''] of read()) address.searchParams.set(field, text);
      try {
        history.replaceState(history.state, '', address);
      } catch {
        // Some browsers refuse when it comes too often; the next change writes it.
      }
    };
    const leave = ({ target: left }: FocusEvent) => {
      if (left instanceof HTMLInputElement && left.value) setTold((before) => [...before, left.name]);
    };
    follow();
    // Whoever typed before this came finds it in the address too.
    if (target.contains(document.activeElement)) change();
    target.addEventListener('input', change);
    target.addEventListener('focusout', leave);
    addEventListener('popstate', follow);
    return () => {
      target.removeEventListener('input', change);
      target.removeEventListener('focusout', leave);
      removeEventListener('popstate', follow);
    };
  }, []);

  const units = isPane(sizes) ? 'mm eller m' : 'mm, m eller M';
  const { size, module, faults } = readAsked(new URLSearchParams(query), !isPane(sizes));
  const fault = (field: Field) => (told.includes(field) ? faults[field] : undefined);
  const result = size && (module ? fitFrame : fit)(sizes, size);
  const { title, spec } = product;
  const key = productKeyOf(product);
  const name = module ? moduleName(module) : size && printSize(size);
  const part = innerPart(sizes);
  const hints = size ? hintsFor(sizes, spec, size, tallest) : [];
  const question = result && (
    <a
      href={paths.contactAbout({
        products: [key],
        question: `Kan ${title} göras ${module ? `i ${printModule(module)}` : name}? ${fitReason(result, sizes)}`,
      })}
    >
      Fråga oss om {name}
    </a>
  );
  // Too much glass is beyond a limit too, but not of size.
  const isOutside = result?.answer === 'no' && result.binds.some(({ limit }) => limit !== 'mass');
  const figure = useLater(loadFigure, result?.limit !== undefined);

  function fill(way: WantedSize) {
    for (const [field, text] of Object.entries(fieldsOf(way))) {
      const input = form.current?.elements.namedItem(field);
      if (isControl(input)) input.value = text;
    }
    form.current?.dispatchEvent(new Event('input'));
    // The button is gone with what it was offered in place of.
    verdict.current?.focus();
  }

  return (
    <div className="fit-tool">
      <form
        ref={form}
        className="fit-form screen-only"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(fields);
        }}
      >
        <fieldset>
          <legend>Skriv {whose(sizes)} mått</legend>
          <FitSizeField name="b" label="Bredd" hint={units} fault={fault('b')} />
          <FitSizeField name="h" label="Höjd" hint={units} fault={fault('h')} />
          <FitChoices sizes={sizes} />
          {sizes.sashMass && <FitSizeField name="g" label="Glas" hint="mm, utan mellanrum" fault={fault('g')} />}
        </fieldset>
        <button className="button" type="submit">
          {workOf(sizes).button}
        </button>
      </form>
      <div role="status" className="fit-answer">
        {size && result && <FitAnswer {...{ sizes, size, module, result, hints, question, verdict }} onChoose={fill} />}
      </div>
      {result && (
        <p className="ways screen-only">
          {result.answer !== 'yes' && result.limit && question}
          <a href={paths.scheduleWith(key, rowFor(sizes, size, module))}>Lägg {name} i dörrlistan</a>
        </p>
      )}
      {result && (
        <div className="fit-figures">
          {figure && result.limit && !result.inside && (
            <figure>
              <figure.FitFigure limits={limitsFor(sizes.limits, size)} size={size} isOutside={isOutside} />
              <figcaption>
                Bredd åt höger, höjd uppåt, i mm.{' '}
                {isOutside
                  ? `${printSize(size)} ligger i det grå, utanför gränserna.`
                  : 'Det grå är utanför gränserna.'}{' '}
                Där gränslinjen saknas är ingen gräns angiven.
              </figcaption>
            </figure>
          )}
          {!isPane(sizes) && (
            <FitDrawing
              product={product}
              size={size}
              measure={outerSize(sizes.kind)}
              part={module ? undefined : part}
              isTooLarge={isOutside}
            />
          )}
        </div>
      )}
    </div>
  );
}

function isControl(input: unknown): input is HTMLInputElement | HTMLSelectElement {
  return input instanceof HTMLInputElement || input instanceof HTMLSelectElement;
}
