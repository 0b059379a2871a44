import { useState, type RefObject } from 'react';
import { headings, missingCount, mostDoors, type DoorRow } from '../../catalogue/schedule/doorRow.ts';
import type { Judged, ListedProduct } from '../../catalogue/schedule/judged.ts';
import { OpeningField } from './OpeningField.tsx';
import '../ui/Field.css';
import '../ui/Select.css';
import './RowFields.css';

type Props = {
  /** Number of the row, from one. */
  number: number;
  id: number;
  row: DoorRow;
  judged: Partial<Judged>;
  products: readonly ListedProduct[];
  /** The choice of products, for what leads to it. */
  choice: RefObject<HTMLSelectElement | null>;
  onEdit: (change: Partial<DoorRow>) => void;
};

/** The fields of a row, each with its heading. */
export function RowFields({ number, id, row, judged, products, choice, onEdit }: Props) {
  const field = { number, row, onEdit };
  return (
    <tr>
      <TextCell {...field} name="mark" id={`littera-${id}`} />
      <td data-label={headings.count}>
        <CountField
          number={number}
          count={row.count}
          // Who fills in a missing number has answered what the note says of it.
          onChange={(count) => onEdit({ count, note: row.note.replace(missingNote, '') })}
        />
        {row.count === 1 && isCountUnread(row.note) && <p className="schedule-problem">Räknas som 1</p>}
      </td>
      <td data-label={headings.product}>
        <ProductField {...field} {...{ judged, products, choice }} />
      </td>
      <td data-label="Mått">
        <OpeningField
          {...{ number, id }}
          opening={row.opening}
          onChange={(opening) => onEdit({ opening } as Partial<DoorRow>)}
        />
      </td>
      <ChoiceCell {...field} name="hanging" options={{ V: 'Vänster', H: 'Höger' }} />
      <ChoiceCell {...field} name="swing" options={{ in: 'Inåt', out: 'Utåt' }} />
      <TextCell {...field} name="requirement" />
      <TextCell {...field} name="wall" />
      <TextCell {...field} name="colour" />
      <LongTextCell {...field} name="fittings" />
      <LongTextCell {...field} name="note" />
    </tr>
  );
}

type FieldProps = Pick<Props, 'number' | 'row' | 'onEdit'>;

/** Characters in one field. */
const longestText = 1000;

type TextProps = FieldProps & { name: 'mark' | 'requirement' | 'wall' | 'colour'; id?: string };

function TextCell({ number, row, onEdit, name, id }: TextProps) {
  return (
    <td data-label={headings[name]}>
      <input
        id={id}
        aria-label={`${headings[name]}, rad ${number}`}
        value={row[name]}
        maxLength={longestText}
        onChange={({ target }) => onEdit({ [name]: target.value })}
      />
    </td>
  );
}

/** Longer words take more lines. */
function LongTextCell({ number, row, onEdit, name }: FieldProps & { name: 'fittings' | 'note' }) {
  return (
    <td data-label={headings[name]}>
      <textarea
        rows={1}
        aria-label={`${headings[name]}, rad ${number}`}
        value={row[name]}
        maxLength={longestText}
        onChange={({ target }) => onEdit({ [name]: target.value.replaceAll('\n', ' ') })}
      />
    </td>
  );
}

type ChoiceProps = FieldProps & { name: 'hanging' | 'swing'; options: Record<string, string> };

function ChoiceCell({ number, row, onEdit, name, options }: ChoiceProps) {
  return (
    <td data-label={headings[name]}>
      <select
        aria-label={`${headings[name]}, rad ${number}`}
        value={row[name] ?? ''}
        onChange={({ target }) => onEdit({ [name]: target.value || undefined } as Partial<DoorRow>)}
      >
        <option value="">Inte vald</option>
        {Object.entries(options).map(([value, label]) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </td>
  );
}

function ProductField({ number, row, onEdit, judged, products, choice }: Omit<Props, 'id'>) {
  const isUnknown = row.product !== '' && !products.some(({ key }) => key === row.product);
  return (
    <select
      ref={choice}
      aria-label={`${headings.product}, rad ${number}`}
      value={row.product}
      onChange={({ target }) => onEdit({ product: target.value })}
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
  );
}

/**
 * The products under the headings of the choice: those that fulfil the row, those that may, others of its kind, and the
 * rest.
 */
function groupsOf(
  products: readonly ListedProduct[],
  { group, possible = [], open = [], asks }: Partial<Judged>,
): [label: string, products: readonly ListedProduct[]][] {
  // Until the code that knows the groups has come.
  if (!group) return [['Produkter', products]];
  const { name, elements } = group;
  const isOne = ({ claims }: ListedProduct) => claims.parts.some(({ element }) => elements.includes(element));
  const others = products.filter((product) => !possible.includes(product) && !open.includes(product));
  const groups: [string, readonly ListedProduct[]][] = [
    [`${name} som uppfyller kravet (${possible.length})`, possible],
    [`Något framgår inte (${open.length})`, open],
    [asks ? `${name} som inte uppfyller raden` : name, others.filter(isOne)],
    [`Annat än ${name.toLowerCase()}`, others.filter((product) => !isOne(product))],
  ];
  return groups.filter(([, listed]) => listed.length > 0);
}

const missingNote = new RegExp(`(?:^|; )${missingCount}$`);

/** Whether the note holds a number that was not understood, or may be one of doors. */
const isCountUnread = (note: string) =>
  /(?:^|; )(?:ant(?:al)?\.?(?: \(?st\)?| dörrar)?|stk?|mängd|tal utan rubrik): /i.test(note);

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
