/**
 * Judges the rows of a list, each once: screen, paper and files ask for the same rows, and a list may have thousands.
 */
import type { nearestTo } from './chooseProduct.ts';
import type { DoorRow } from './doorRow.ts';
import type { judgeRow } from './judge.ts';
import type { Judged, ListedProduct } from './judged.ts';

/** What is known of the rows of a list, among its products. */
export type ListJudge = {
  /** A row with the product that it names. */
  judge: (row: DoorRow) => Judged;
  /** A row as if it had this product. */
  judgeWith: (row: DoorRow, product: ListedProduct) => Judged;
  /** The product to change to, where the row's own does not fulfil it. */
  insteadOf: (row: DoorRow) => ListedProduct | undefined;
};

/** A judge of rows among these products. Its code comes later than the list, and is handed in. */
export function listJudge(
  products: readonly ListedProduct[],
  code: { judgeRow: typeof judgeRow; nearestTo: typeof nearestTo },
): ListJudge {
  const productOf = ({ product }: DoorRow) => products.find(({ key }) => key === product);
  const judge = kept((row: DoorRow) => code.judgeRow(row, productOf(row), products));
  const judgesWith = kept((row: DoorRow) => kept((product: ListedProduct) => code.judgeRow(row, product)));
  const judgeWith = (row: DoorRow, product: ListedProduct) => judgesWith(row)(product);
  const insteadOf = kept((row: DoorRow) => {
    const product = productOf(row);
    return product && code.nearestTo(row, product, judge(row), products, judgeWith);
  });
  return { judge, judgeWith, insteadOf };
}

/** The same function, which answers each object once. A row that changes is another object. */
function kept<Key extends object, Value>(answer: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: answer(key) };
    known.set(key, found);
    return found.value;
  };
}
