import { memo, useMemo, useRef, useState } from 'react';
import type { Judged, ListedProduct } from '../catalogue/schedule/judge.ts';
import { headings, mostDoors, type DoorRow } from '../catalogue/schedule/doorRow.ts';
import { isModular } from '../catalogue/schedule/openingWords.ts';
import { convertOpening, formatOpening, measures, moduleName, sidesName, type Opening } from '../catalogue/size.ts';
import { paths } from '../content/paths.ts';
import { OpeningField } from './OpeningField.tsx';
import { ScheduleSummary } from './ScheduleSummary.tsx';
import { answerOf, ScheduleVerdict } from './ScheduleVerdict.tsx';
import { TechnicalText } from './TechnicalText.tsx';
import type { loadJudge } from './useScheduleTables.ts';
import './Field.css';
import './Select.css';
import './TextButton.css';

type Props = {
  /** Number of the row, from one. */
  number: number;
  id: number;
  row: DoorRow;
  isNew: true | undefined;
  products: ListedProduct[];
  /** What judges it; undefined until its code has come. */
  later: Awaited<ReturnType<typeof loadJudge>> | undefined;
  onEdit: (id: number, change: Partial<DoorRow>) => void;
  /** Puts a row in the place of another at a press, with what is said of it. */
  onSwap: (id: number, row: DoorRow, words: string) => void;
  /** How many other rows ask for the same and have no product. */
  alike: number;
  /** Gives them the product of this one. */
  onSpread: (id: number, title: string) => void;
  onDuplicate: (id: number) => void;
  onRemove: (id: number) => void;
};

/** A door of the list: its fields, and below them what is known of it. It is drawn anew only when it changes. */
export const ScheduleRow = memo(function ScheduleRow(props: Props) {
  const { number, id, row, isNew, products, later, alike, onEdit, onSwap, onSpread, onDuplicate, onRemove } = props;
  const [isOpen, setOpen] = useState(isNew ?? false);
  const product = products.find(({ key }) => key === row.product);
  const judged: Partial<Judged> = useMemo(
    () => later?.judgeRow(row, product, products) ?? {},
    [later, row, product, products],
  );
  const instead = useMemo(
    () => product && later?.nearestTo(row, product, judged, products, later.judgeRow),
    [later, row, product, judged, products],
  );
  const text = (field: 'mark' | 'requirement' | 'wall' | 'colour') => (
    <td data-label={headings[field]}>
      <input
        id={field === 'mark' ? `littera-${id}` : undefined}
        aria-label={`${headings[field]}, rad ${number}`}
        value={row[field]}
        maxLength={1000}
        onChange={({ target }) => onEdit(id, { [field]: target.value })}
      />
    </td>
  );
  /** Longer words take more lines. */
  const longText = (field: 'fittings' | 'note') => (
    <td data-label={headings[field]}>
      <textarea
        rows={1}
        aria-label={`${headings[field]}, rad ${number}`}
        value={row[field]}
        maxLength={1000}
        onChange={({ target }) => onEdit(id, { [field]: target.value.replaceAll('\n', ' ') })}
      />
    </td>
  );
  const choice = (field: 'hanging' | 'swing', names: Record<string, string>) => (
    <td data-label={headings[field]}>
      <select
        aria-label={`${headings[field]}, rad ${number}`}
        value={row[field] ?? ''}
        onChange={({ target }) => onEdit(id, { [field]: target.value || undefined } as Partial<DoorRow>)}
      >
        <option value="">Inte vald</option>
        {Object.entries(names).map(([value, name]) => (
          <option value={value} key={value}>
            {name}
          </option>
        ))}
      </select>
    </td>
  );
  /** On a telephone the fields that nothing is judged by come when they are asked for, or where something stands in them. */
  const [isFull, setFull] = useState(!!(row.hanging ?? row.swing ?? '') || !!(row.wall + row.colour + row.fittings));
  const choices = useRef<HTMLSelectElement>(null);
  const toggle = () => {
    setOpen(!isOpen);
    // What is known of it stands below its fields: not below the bar that stays in sight.
    setTimeout(() => choices.current?.closest('tbody')?.scrollIntoView({ block: 'nearest' }));
  };
  const title = product?.title ?? row.product;
  const others = `${alike} ${alike === 1 ? 'rad' : 'rader'} till`;
  const isUnknown = row.product !== '' && !product;
  const { group, possible = [], open = [], asks, slides, guess, nearest, whole } = judged;
  // Those that the answer counts; what is not stated of others stands in the choice too.
  const offered = row.product || !asks ? [] : possible[0] ? possible : open;
  // The others stand in its choice. Of a folded row the first does, unless there is one other only, which takes no more room than the way to it.
  const seen = offered.slice(0, isOpen ? 3 : offered[2] ? 1 : 2);
  /** What a yes depends on; what the others do not state is a longer matter. */
  const reasons = seen.map((one) => (possible.includes(one) && later?.judgeRow(row, one).requirement?.reason) || '');
  // The joint around whatever is no door on hinges is designed each time: no module says anything of it.
  const isHung = !slides && (product ? product.sizes.kind === 'door' : !group || group.id === 'dorr');
  // The class reader asks the same.
  const asModule =
    isHung && row.opening?.measure === 'frame' && convertOpening({ ...row.opening, measure: 'hole' }, 'module');
  const module = asModule && isModular(asModule) && moduleName(asModule);
  const isOnly = possible.length === 1 && possible[0]?.key === row.product;
  return (
    <tbody
      data-open={isOpen || undefined}
      data-full={isFull || undefined}
      data-offers={seen.length > 0 || undefined}
      data-row={answerOf(judged)}
    >
      <ScheduleSummary {...{ number, row, judged, isOpen }} title={title} onToggle={toggle} />
      <tr>
        {text('mark')}
        <td data-label={headings.count}>
          <CountField number={number} count={row.count} onChange={(count) => onEdit(id, { count })} />
          {row.count === 1 && isCountUnread(row.note) && <p className="schedule-problem">Räknas som 1</p>}
        </td>
        <td data-label={headings.product}>
          <select
            ref={choices}
            aria-label={`${headings.product}, rad ${number}`}
            value={row.product}
            onChange={({ target }) => onEdit(id, { product: target.value })}
          >
            <option value="">Inte vald</option>
            {isUnknown && <option value={row.product}>{row.product}</option>}
            {groupsOf(products, judged).map(([label, listed]) => (
              <optgroup label={label} key={label}>
                {listed.map(({ key, title }) => (
                  <option value={key} key={key}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </td>
        <td data-label="Mått">
          <OpeningField
            number={number}
            id={id}
            opening={row.opening}
            onChange={(opening) => onEdit(id, { opening } as Partial<DoorRow>)}
          />
        </td>
        {choice('hanging', { V: 'Vänster', H: 'Höger' })}
        {choice('swing', { in: 'Inåt', out: 'Utåt' })}
        {text('requirement')}
        {text('wall')}
        {text('colour')}
        {longText('fittings')}
        {longText('note')}
      </tr>
      <tr className="schedule-known">
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no control, and its words stand deeper than the rule looks */}
        <td colSpan={12}>
          <div className="schedule-answers">
            <p>
              {product && (
                <span className="schedule-name">
                  <a href={paths.productByKey(row.product)}>{product.title}</a>
                </span>
              )}
              {isUnknown && <span>Produkten finns inte i katalogen: välj en ur listan.</span>}
              {row.opening && isHung && <span>{otherMeasures(row.opening)}</span>}
              {row.opening && module && (
                <>
                  <span>Är {sidesName(row.opening)} vägghålet?</span>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={`Läs som ${module}, rad ${number}`}
                    onClick={() => onSwap(id, { ...row, opening: asModule }, `Måttet läses som ${module}.`)}
                  >
                    Läs som {module}
                  </button>
                </>
              )}
              <ScheduleVerdict name="Krav" judgement={judged.requirement} product={row.product} />
              {guess && (
                <>
                  {guess.said && (
                    <span>
                      <TechnicalText text={guess.said} />
                    </span>
                  )}
                  <button
                    type="button"
                    className="text-button"
                    aria-label={`Läs som ${guess.text}, rad ${number}`}
                    onClick={() =>
                      onSwap(
                        id,
                        { ...row, requirement: guess.text.replaceAll('\u00a0', ' ') },
                        `Kravet läses som ${guess.text}.`,
                      )
                    }
                  >
                    Läs som <TechnicalText text={guess.text} />
                  </button>
                </>
              )}
              {seen[0] && (
                <span className="schedule-offers">
                  <i>Välj</i>
                  {seen.map((one, index) => (
                    <span key={one.key}>
                      <button
                        type="button"
                        className="text-button"
                        aria-label={`Välj ${one.title}, rad ${number}`}
                        onClick={() => onSwap(id, { ...row, product: one.key }, `${one.title} står nu i raden.`)}
                      >
                        {one.title}
                      </button>{' '}
                      {/* Once, below the last of those that share it. */}
                      {reasons[index] && reasons[index] !== reasons[index + 1] && (
                        <span>
                          <TechnicalText text={reasons[index]} />
                        </span>
                      )}
                    </span>
                  ))}
                  {offered.length > seen.length && (
                    <button
                      type="button"
                      className="text-button"
                      aria-label={`Visa alla ${offered.length} produkter, rad ${number}`}
                      onClick={() => {
                        if (!choices.current?.checkVisibility()) setOpen(true);
                        // In a folded row it is there a moment later.
                        setTimeout(() => {
                          choices.current?.focus();
                          choices.current?.showPicker?.();
                        });
                      }}
                    >
                      Visa alla {offered.length}
                    </button>
                  )}
                </span>
              )}
              {nearest && whole && (
                <span>
                  Närmast: <a href={paths.productByKey(nearest.product.key)}>{nearest.product.title}</a>.{' '}
                  <TechnicalText text={nearest.reason} />
                </span>
              )}
              {whole && <a href={paths.classesFor(whole, group?.id)}>Se varför</a>}
              {isOnly && (
                <span>Inga andra {group?.name.toLowerCase()} uppfyller allt i raden enligt tekniska data.</span>
              )}
              <ScheduleVerdict name="Mått" judgement={judged.size} product={row.product} />
              {product && alike > 0 && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={`Välj ${product.title} i ${others} med ${row.requirement}`}
                  onClick={() => onSpread(id, product.title)}
                >
                  {`Välj den i ${others} med samma krav`}
                </button>
              )}
              {instead && (
                <button
                  type="button"
                  className="text-button"
                  aria-label={`Byt till ${instead.title}, rad ${number}`}
                  onClick={() => onSwap(id, { ...row, product: instead.key }, `${instead.title} står nu i raden.`)}
                >
                  Byt till {instead.title}
                </button>
              )}
            </p>
            <span className="schedule-acts">
              <button
                type="button"
                className="schedule-more"
                aria-label={`Alla fält, rad ${number}`}
                aria-expanded={isFull}
                onClick={() => setFull(!isFull)}
              >
                Alla fält
              </button>
              <button type="button" aria-label={`Duplicera rad ${number}`} onClick={() => onDuplicate(id)}>
                Duplicera
              </button>
              <button type="button" aria-label={`Ta bort rad ${number}`} onClick={() => onRemove(id)}>
                Ta bort
              </button>
            </span>
          </div>
        </td>
      </tr>
    </tbody>
  );
});

/** The products under the headings of the choice: those that fulfil the row, those that may, what else is of its kind, and the rest. */
function groupsOf(
  products: readonly ListedProduct[],
  { group, possible = [], open = [], asks }: Partial<Judged>,
): [label: string, products: readonly ListedProduct[]][] {
  // Until the code that knows the groups has come.
  if (!group) return [['Produkter', products]];
  const { name, elements } = group;
  const several = name.toLowerCase();
  const isOne = ({ claims }: ListedProduct) => claims.parts.some(({ element }) => elements.includes(element));
  const others = products.filter((product) => !possible.includes(product) && !open.includes(product));
  const groups: [string, readonly ListedProduct[]][] = [
    [`${name} som uppfyller kravet (${possible.length})`, possible],
    [`Något framgår inte (${open.length})`, open],
    [asks ? `${name} som inte uppfyller raden` : name, others.filter(isOne)],
    [`Annat än ${several}`, others.filter((product) => !isOne(product))],
  ];
  return groups.filter(([, listed]) => listed.length > 0);
}

/** Whether a table said a number that was not understood, or may be one of doors, which stands in the note. */
const isCountUnread = (note: string) => /(?:^|; )(?:antal|st|stk|mängd|tal utan rubrik): /i.test(note);

/** The same opening on whatever else it can be measured: a module only where it is a whole one. */
function otherMeasures(opening: Opening): string {
  return measures
    .filter((measure) => measure !== opening.measure)
    .map((measure) => convertOpening(opening, measure))
    .filter((other) => other.measure !== 'module' || isModular(other))
    .map(formatOpening)
    .join(', ');
}

function CountField({ number, count, onChange }: { number: number; count: number; onChange: (count: number) => void }) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      aria-label={`${headings.count}, rad ${number}`}
      inputMode="numeric"
      maxLength={4}
      value={draft ?? String(count)}
      onChange={({ target }) => {
        setDraft(target.value);
        const value = Number(target.value);
        if (Number.isInteger(value) && value >= 1 && value <= mostDoors) onChange(value);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
