import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { comparedGroups, type ComparedGroups } from '../../catalogue/comparison/comparedGroups.ts';
import { compare, type Compared, type RowId } from '../../catalogue/comparison/comparison.ts';
import { CompareAdd } from './CompareAdd.tsx';
import { CompareChosen } from './CompareChosen.tsx';
import { CompareStage } from './CompareStage.tsx';
import { CompareStatus } from './CompareStatus.tsx';
import { CompareTable } from './CompareTable.tsx';
import { CompareToList } from './CompareToList.tsx';
import { CompareUnsaid } from './CompareUnsaid.tsx';
import { keysIn, mostCompared, readChoice } from './compareChoice.ts';
import { useCompared } from './useCompared.ts';
import { usePhone } from '../ui/usePhone.ts';
import '../ui/Button.css';
import './CompareTool.css';
import '../ui/Field.css';
import '../ui/FoldMark.css';
import '../ui/Select.css';

type Props = {
  /** All rows. */
  order: RowId[];
  products: Compared[];
};

/** Up to four products row by row. The address holds them, and the browser's choice follows. */
export function CompareTool({ order, products }: Props) {
  const { keys, differences, unknown, show } = useCompared(products);
  const more = useRef<HTMLSelectElement>(null);
  const less = useRef<HTMLInputElement>(null);
  const fold = useRef<HTMLElement>(null);
  const isGone = useRef(false);
  const [isChanging, setChanging] = useState(false);
  const isPhone = usePhone();

  // The button that removed a product is gone with it, and the one that adds with the last that there is room for, or
  // into the fold.
  useEffect(() => {
    if (isGone.current) [more, fold, less].find(({ current }) => current?.checkVisibility())?.current?.focus();
    isGone.current = false;
  });

  function add(key: string) {
    // While the list of all is in sight, what is ticked there stands in the browser's choice alone.
    const before = keys.length > 0 ? keys : keysIn(readChoice());
    const next = [...new Set([...before, key])].slice(0, mostCompared);
    isGone.current = next.length === mostCompared || (isPhone && keys.length < 2);
    // On a telephone what adds stays open for the next, as long as there is room for one.
    setChanging(next.length < mostCompared);
    show(next);
  }

  function remove(key: string) {
    isGone.current = true;
    show(keys.filter((other) => other !== key));
  }

  const chosen = keys.flatMap((key) => products.find((product) => product.key === key) ?? []);
  // A telephone has room for two: those are compared, whatever else is chosen.
  const isPair = isPhone && chosen.length > 2;
  const shown = isPair ? chosen.slice(0, 2) : chosen;
  const { counts, ...groups } = comparedGroups(compare(order, shown), shown.length);
  const form = keys.length < mostCompared && (
    <CompareAdd products={products.filter(({ key }) => !keys.includes(key))} onAdd={add} select={more} />
  );
  const list = chosen.length > 0 && <CompareChosen products={chosen} onRemove={remove} />;
  // What adds and takes away would push the values out of a telephone's first window.
  const isTight = isPhone && chosen.length > 1;
  return (
    <div className="compare-tool">
      <div className="compare-controls screen-only">
        {isTight ? (
          <details
            className="compare-change"
            open={isChanging}
            onToggle={({ currentTarget }) => setChanging(currentTarget.open)}
          >
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
      <CompareStatus chosen={chosen.length} shown={shown.length} unknown={unknown} counts={counts} />
      {!isTight && list}
      {shown.length > 0 && (
        <ComparedTables
          products={shown}
          {...groups}
          onlyDifferences={differences && shown.length > 1}
          // No step of its own: by key, each product that is passed on the way is a choice.
          places={
            isPair
              ? {
                  choices: chosen,
                  onPlace: (column, key) => show(placed(keys, column, key), differences, 'replaceState'),
                }
              : undefined
          }
        />
      )}
    </div>
  );
}

type TablesProps = Pick<ComponentProps<typeof CompareTable>, 'products' | 'places'> &
  Omit<ComparedGroups, 'counts'> & { onlyDifferences: boolean };

/** The rows of the products in their groups, and below them what only one states, and what none does. */
function ComparedTables({ products, places, onlyDifferences, open, differing, folded, unsaid, hasDash }: TablesProps) {
  return (
    <>
      <CompareTable
        label="Jämförelse"
        products={products}
        groups={onlyDifferences ? differing : open}
        places={places}
        foot={<CompareToList products={products} />}
      >
        <CompareStage products={products} />
      </CompareTable>
      {folded && !onlyDifferences && (
        <details className="compare-alone">
          <summary>{`${folded.name} (${folded.rows.length})`}</summary>
          <CompareTable label={folded.name} products={products} groups={[{ rows: folded.rows }]} />
        </details>
      )}
      {/* Whoever listens hears the words in each cell. */}
      {hasDash && (
        <p className="note" aria-hidden="true">
          – framgår inte av tekniska data
        </p>
      )}
      {unsaid.length > 0 && !onlyDifferences && (
        <CompareUnsaid names={unsaid.map(({ name }) => name)} keys={products.map(({ key }) => key)} />
      )}
    </>
  );
}

/** One of them in a column, and what stood there in its place. */
function placed(keys: string[], column: number, key: string): string[] {
  const other = keys[column] ?? key;
  return keys.map((each) => (each === key ? other : each === other ? key : each));
}
