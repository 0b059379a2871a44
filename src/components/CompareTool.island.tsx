import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { compare, type Compared, type RowId, type Told } from '../catalogue/comparison.ts';
import { joined } from '../catalogue/phrasing.ts';
import { askedInQuote, categories, categoryNames } from '../catalogue/vocabulary.ts';
import { paths } from '../content/paths.ts';
import { CompareChosen } from './CompareChosen.tsx';
import { CompareStage } from './CompareStage.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareUnsaid } from './CompareUnsaid.tsx';
import { keysIn, mostCompared, readChoice, writeChoice } from './compareChoice.ts';
import { setAddress } from './setAddress.ts';
import { usePhone } from './usePhone.ts';
import './Button.css';
import './CompareTool.css';
import './Field.css';
import './FoldMark.css';
import './Select.css';

type Props = {
  /** All rows. */
  order: RowId[];
  products: Compared[];
};

/** What stands in no place of its own, since one alone states it and nobody chooses by it. */
const restAlone = 'Övrigt som anges bara för en';

/** So many rows that one of two alone states stand open below the others. */
const fewAlone = 4;

type Asked = { keys: string[]; differences: boolean; unknown: string[] };

/** Up to four products row by row. The address holds them, and the browser's choice follows. */
export function CompareTool({ order, products }: Props) {
  const [{ keys, differences, unknown }, setAsked] = useState<Asked>({ keys: [], differences: false, unknown: [] });

  const more = useRef<HTMLSelectElement>(null);
  const less = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLElement>(null);
  const isGone = useRef(false);
  const isPhone = usePhone();

  // The button that removed a product is gone with it, and the one that adds with the last that there is room for, or into the fold.
  useEffect(() => {
    if (isGone.current) [more, fold, less].find(({ current }) => current?.checkVisibility())?.current?.focus();
    isGone.current = false;
  });

  useLayoutEffect(() => {
    const known = (keys: string[]) => keys.filter((key) => products.some((product) => product.key === key));
    const follow = (isArrival = false) => {
      const query = new URLSearchParams(location.search);
      const text = query.get('p') ?? '';
      let keys = known(keysIn(text));
      const unknown = text.split(',').filter((key) => key && !keys.includes(key));
      const before = known(keysIn(readChoice()));
      // Pressed before the page answered, the link of one product has led here: it joins what was chosen.
      const joins = isArrival && keys.length === 1 && unknown.length === 0 && before.length < mostCompared;
      if ((!location.search || joins) && before.length > 0) {
        keys = [...new Set([...before, ...keys])];
        setAddress(paths.compareWith(keys));
      }
      setAsked({ keys, differences: query.get('visa') === 'skillnader', unknown });
      // A comparison that somebody sent is shown, and takes no place among what this visitor has chosen.
      if (keys.length > 0 && (joins || !isArrival)) writeChoice(keys);
    };
    const step = () => follow();
    follow(true);
    addEventListener('popstate', step);
    return () => removeEventListener('popstate', step);
  }, [products]);

  function show(next: string[], onlyDifferences: boolean, step: 'pushState' | 'replaceState' = 'pushState') {
    writeChoice(next);
    setAddress(paths.compareWith(next, onlyDifferences), step);
    setAsked({ keys: next, differences: onlyDifferences, unknown: [] });
  }

  /** What is chosen comes with the button alone: whoever goes through the list by key chooses a new one with each. */
  function add(event: SubmitEvent) {
    event.preventDefault();
    const key = more.current?.value;
    if (!key) return;
    // While the list of all is in sight, what is ticked there stands in the browser's choice alone.
    const before = keys.length > 0 ? keys : keysIn(readChoice());
    const next = [...new Set([...before, key])].slice(0, mostCompared);
    isGone.current = next.length === mostCompared || (isPhone && keys.length < 2);
    show(next, differences);
  }

  const chosen = keys.flatMap((key) => products.find((product) => product.key === key) ?? []);
  // A telephone has room for two: those are compared, whatever else is chosen.
  const isPair = isPhone && chosen.length > 2;
  // What adds and takes away would push the values out of the first window.
  const isTight = isPhone && chosen.length > 1;
  const shown = isPair ? chosen.slice(0, 2) : chosen;
  const all = compare(order, shown);
  const byTold = Map.groupBy(all, ({ told }) => told);
  const rowsOf = (told: Told) => byTold.get(told) ?? [];
  const differing = rowsOf('Skiljer');
  const conditioned = { name: 'Samma värde, olika villkor', rows: rowsOf('Samma värde, olika villkor') };
  const alone = rowsOf('Anges bara för en');
  // Of two, every such row is a value and a dash.
  const isFolded = shown.length === 2 && alone.length > fewAlone;
  const unsaid = rowsOf(askedInQuote);
  const { length: single } = all.filter(({ cells }) => cells.filter(({ length }) => length > 0).length === 1);
  // What some say stands where it belongs among what differs; what one alone says of how it is built compares nothing, and comes last.
  const open = all.filter(({ told }) => told === 'Skiljer' || told === 'Framgår inte för alla');
  const hasDash =
    shown.length > 1 &&
    all.some(
      ({ cells, asked, told }) =>
        told !== askedInQuote && cells.some(({ length }, index) => length === 0 && !asked[index]),
    );
  const onlyDifferences = differences && shown.length > 1;
  const form = keys.length < mostCompared && (
    <form className="field" onSubmit={add}>
      <label htmlFor="jamfor-till">Lägg till produkt</label>
      <select id="jamfor-till" name="p" ref={more}>
        <option value="">Välj</option>
        {categories.map((category) => (
          <optgroup label={categoryNames[category]} key={category}>
            {products
              .filter(({ key }) => key.startsWith(category) && !keys.includes(key))
              .map(({ key, listed }) => (
                <option value={key} key={key}>
                  {listed}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button className="button" type="submit">
        Lägg till
      </button>
    </form>
  );
  const list = chosen.length > 0 && (
    <CompareChosen
      products={chosen}
      onRemove={(key) => {
        isGone.current = true;
        show(
          keys.filter((other) => other !== key),
          differences,
        );
      }}
    />
  );
  return (
    <div className="compare-tool">
      <div className="compare-controls screen-only">
        {isTight ? (
          <details className="compare-change">
            <summary ref={fold}>{`${chosen.length} valda: ${form ? 'lägg till eller ' : ''}ta bort`}</summary>
            {form}
            {list}
          </details>
        ) : (
          form
        )}
        {shown.length > 1 && (
          <label className="compare-differences">
            <input
              type="checkbox"
              checked={differences}
              ref={less}
              onChange={({ target }) => show(keys, target.checked)}
            />
            Visa bara skillnader
          </label>
        )}
      </div>
      <p role="status">
        {unknown.length > 0 && `Visas inte: ${joined(unknown.slice(0, 5), 'och').slice(0, 100)}. `}
        {unknown.length > 0 && shown.length === 0 && 'De finns inte i katalogen. Välj här eller i listan nedan.'}
        {shown.length === 1 && 'Lägg till minst en till.'}
        {shown.length > 1 &&
          `${isPair ? `Två av ${chosen.length} i taget, välj nedan` : `${chosen.length} produkter${chosen.length === mostCompared ? ` (högst ${mostCompared})` : ''}`}: ${differing.length} av ${all.length - unsaid.length} rader skiljer sig${single > 0 ? `, ${single} anges bara för en produkt` : ''}.`}
      </p>
      {!isTight && list}
      {shown.length > 0 && (
        <CompareTable
          label="Jämförelse"
          products={shown}
          groups={
            onlyDifferences || shown.length === 1
              ? [{ rows: onlyDifferences ? differing : rowsOf('Samma värde') }, conditioned]
              : [
                  {
                    name: open.length > differing.length ? 'Skiljer eller framgår inte för alla' : 'Skiljer',
                    rows: open,
                  },
                  conditioned,
                  { name: 'Samma värde', rows: rowsOf('Samma värde') },
                  { name: restAlone, rows: isFolded ? [] : alone },
                ]
          }
          // No step of its own: by key, each product that is passed on the way is a choice.
          places={
            isPair
              ? {
                  choices: chosen,
                  onPlace: (column, key) => show(placed(keys, column, key), differences, 'replaceState'),
                }
              : undefined
          }
        >
          <CompareStage products={shown} />
        </CompareTable>
      )}
      {isFolded && !onlyDifferences && (
        <details className="compare-alone">
          <summary>{`${restAlone} (${alone.length})`}</summary>
          <CompareTable label={restAlone} products={shown} groups={[{ rows: alone }]} />
        </details>
      )}
      {/* Whoever listens hears the words in each cell. */}
      {hasDash && (
        <p className="note" aria-hidden="true">
          – framgår inte av tekniska data
        </p>
      )}
      {unsaid.length > 0 && !onlyDifferences && (
        <CompareUnsaid names={unsaid.map(({ name }) => name)} keys={shown.map(({ key }) => key)} />
      )}
    </div>
  );
}

/** One of them in a column, and what stood there in its place. */
function placed(keys: string[], column: number, key: string): string[] {
  const other = keys[column] ?? key;
  return keys.map((each) => (each === key ? other : each === other ? key : each));
}
