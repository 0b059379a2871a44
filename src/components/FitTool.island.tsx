import { useLayoutEffect, useRef, useState } from 'react';
import { fit, isPane, limitsFor, type Sizes } from '../catalogue/fit.ts';
import { fitAnswers, fitReason } from '../catalogue/fitWords.ts';
import { decimal } from '../catalogue/phrasing.ts';
import { paths } from '../content/paths.ts';
import { FitChoices } from './FitChoices.tsx';
import { FitDrawing, type DrawnProduct } from './FitDrawing.tsx';
import { FitFigure } from './FitFigure.tsx';
import { FitSizeField } from './FitSizeField.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import { hintsFor, innerPart, rowFor, whose } from './fitHints.ts';
import { fields, longest, readAsked, type Field } from './fitQuery.ts';

type Props = { sizes: Sizes; product: DrawnProduct };

/** Whether a size is within the limits of a product; drawn, as files, and as a row of the door list. The address holds the size. */
export function FitTool({ sizes, product }: Props) {
  const form = useRef<HTMLFormElement>(null);
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
          if (input instanceof HTMLInputElement || input instanceof HTMLSelectElement)
            input.value = (asked.get(field) ?? '').slice(0, longest);
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

  const { size, faults } = readAsked(new URLSearchParams(query));
  const fault = (field: Field) => (told.includes(field) ? faults[field] : undefined);
  const result = size && fit(sizes, size);
  const { category, id, title, spec } = product;
  const key = `${category}-${id}`;
  const name = size && `${decimal(size.width)}\u00a0×\u00a0${decimal(size.height)}\u00a0mm`;
  return (
    <div className="fit-tool">
      <form
        ref={form}
        className="fit-form"
        onSubmit={(event) => {
          event.preventDefault();
          setTold(fields);
        }}
      >
        <fieldset>
          <legend>Skriv {whose(sizes)} mått</legend>
          <FitSizeField name="b" label="Bredd" hint="mm, m eller M" fault={fault('b')} />
          <FitSizeField name="h" label="Höjd" hint="mm, m eller M" fault={fault('h')} />
          <FitChoices sizes={sizes} />
          {sizes.sashMass && <FitSizeField name="g" label="Glas" hint="mm, utan mellanrum" fault={fault('g')} />}
        </fieldset>
        <button className="button" type="submit">
          Kontrollera
        </button>
      </form>
      <div role="status" className="fit-answer">
        {result && (
          <>
            <p className="fit-verdict">
              <strong>{fitAnswers[result.answer]}</strong> {fitReason(result, sizes)}
            </p>
            {hintsFor(sizes, spec, size).map((hint) => (
              <p key={hint}>
                <TechnicalText text={hint} />
              </p>
            ))}
          </>
        )}
      </div>
      {result && (
        <p className="fit-ways">
          <a href={paths.scheduleWith(key, rowFor(sizes, size))}>Lägg {name} i dörrlistan</a>
          {result.answer !== 'yes' && (
            <a
              href={paths.contactAbout({
                products: [key],
                question: `Kan ${title} göras ${name}? ${fitReason(result, sizes)}`,
              })}
            >
              Fråga oss om {name}
            </a>
          )}
        </p>
      )}
      {size && (
        <div className="fit-figures">
          {sizes.limits.length > 0 && (
            <figure>
              <FitFigure limits={limitsFor(sizes.limits, size)} size={size} />
              <figcaption>Bredd åt höger, höjd uppåt, i mm. Där gränslinjen saknas är ingen gräns angiven.</figcaption>
            </figure>
          )}
          {!isPane(sizes) && <FitDrawing product={product} size={size} part={innerPart(sizes)} />}
        </div>
      )}
    </div>
  );
}
