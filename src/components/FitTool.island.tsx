import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { ClassLine } from '../catalogue/classLine.ts';
import { fit, limitsFor, type Sizes, type WantedSize } from '../catalogue/fit.ts';
import { fitAnswers, fitReason } from '../catalogue/fitWords.ts';
import { conditionsOf, type Limit } from '../catalogue/limitWords.ts';
import type { ElevationSpec } from '../catalogue/schema.ts';
import type { ProductCategory } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { FitFigure } from './FitFigure.tsx';
import { FitSizeField } from './FitSizeField.tsx';
import { hintsFor, whose } from './fitHints.ts';
import { fields, longest, readAsked, type Field } from './fitQuery.ts';
import { saveFile } from './saveFile.ts';

type Props = {
  sizes: Sizes;
  spec: ElevationSpec;
  material: ProductCategory;
  classes: readonly ClassLine[];
  /** ”aluminium-2”. */
  product: string;
  title: string;
  /** Depth in the wall, mm. */
  depth?: number;
};

/** Whether a size is within the limits of a product; drawn, and as a file for CAD. The address holds the size. */
export function FitTool({ sizes, spec, material, classes, product, title, depth }: Props) {
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
  const isPane = sizes.limits.some(({ of }) => of === 'pane');
  const name = size && `${size.width} × ${size.height}\u00a0mm`;
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
          <Choices sizes={sizes} />
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
              <p key={hint}>{hint}</p>
            ))}
          </>
        )}
      </div>
      {result && result.answer !== 'yes' && (
        <p>
          <a
            href={paths.contactAbout({
              products: [product],
              question: `Kan ${title} göras ${name}? ${fitReason(result, sizes)}`,
            })}
          >
            Fråga oss om {name}
          </a>
        </p>
      )}
      {size && (
        <div className="fit-figures">
          <figure>
            <FitFigure limits={limitsFor(sizes.limits, size)} size={size} />
            {sizes.limits.length > 0 && (
              <figcaption>Bredd åt höger, höjd uppåt, i mm. Där gränslinjen saknas är ingen gräns angiven.</figcaption>
            )}
          </figure>
          {!isPane && <InSize {...{ spec, material, classes, product, title }} depth={depth} size={size} />}
        </div>
      )}
    </div>
  );
}

/** What the limits depend on; only what makes a difference is asked. */
function Choices({ sizes: { kind, limits } }: { sizes: Sizes }) {
  const options = <Key extends 'leaves' | 'lock' | 'escape'>(key: Key) => {
    const values = [...new Set(limits.flatMap(({ when }) => when?.[key] ?? []))];
    return values.map((value) => ({
      value: key === 'escape' ? (value ? 'ja' : 'nej') : String(value),
      text: conditionsOf({ when: { [key]: value } as NonNullable<Limit['when']> }, kind).join(),
    }));
  };
  const choices = [
    { name: 'blad', label: 'Blad', values: options('leaves') },
    { name: 'las', label: 'Lås', values: options('lock') },
    { name: 'utrymning', label: 'Utrymning', values: options('escape') },
  ];
  return choices
    .filter(({ values }) => values.length > 0)
    .map(({ name, label, values }) => (
      <p className="field" key={name}>
        <label htmlFor={`fit-${name}`}>{label}</label>
        <select id={`fit-${name}`} name={name}>
          <option value="">inte bestämt</option>
          {values.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </p>
    ));
}

type InSizeProps = Omit<Props, 'sizes' | 'depth'> & {
  depth: number | undefined;
  size: WantedSize;
};

/** The drawing in the visitor's size, and the same as a file. */
function InSize({ spec, material, classes, product, title, depth, size }: InSizeProps) {
  const { width, height } = size;
  const [Drawing, setDrawing] =
    useState<ComponentType<Parameters<typeof import('../drawings/DrawingInSize.tsx').DrawingInSize>[0]>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('../drawings/DrawingInSize.tsx').then(
      ({ DrawingInSize }) => setDrawing(() => DrawingInSize),
      // Without it the answer stands all the same.
      () => {},
    );
  }, []);

  async function download() {
    setFailed(false);
    try {
      const { dxfInSize } = await import('../documents/dxfInSize.ts');
      const address = new URL(location.href);
      address.hash = '';
      const text = dxfInSize(spec, size, { title, classes, depth, address: address.href });
      saveFile(`${product}-${width}x${height}.dxf`, text, 'image/vnd.dxf');
    } catch {
      setFailed(true);
    }
  }

  const name = `${width} × ${height}\u00a0mm`;
  return (
    <figure>
      {Drawing && (
        <Drawing
          {...{ spec, material, classes, width, height }}
          leaves={size.leaves}
          title={`Uppställningsritning av ${title}, ${name}`}
        />
      )}
      <figcaption>
        Ritad i skala med yttermåttet {name}.{' '}
        <button type="button" onClick={() => void download()}>
          Ladda ner som DXF
        </button>
        {failed && <span role="alert"> Filen kunde inte hämtas. Försök igen.</span>}
      </figcaption>
    </figure>
  );
}
