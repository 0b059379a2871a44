import type { Ref, SubmitEvent } from 'react';
import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { categories, categoryNames } from '../../catalogue/vocabulary.ts';
import { queryNames } from '../../content/paths.ts';

type Props = {
  /** The products that can be added. */
  products: readonly Compared[];
  onAdd: (key: string) => void;
  select: Ref<HTMLSelectElement>;
};

/**
 * The way to add a product. It is added by the button alone: whoever goes through the list by key chooses a new one
 * with each.
 */
export function CompareAdd({ products, onAdd, select }: Props) {
  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get(queryNames.compared);
    if (typeof key === 'string' && key) onAdd(key);
  }
  return (
    <form className="field" onSubmit={add}>
      <label htmlFor="jamfor-till">Lägg till produkt</label>
      <select id="jamfor-till" name={queryNames.compared} ref={select}>
        <option value="">Välj</option>
        {categories.map((category) => (
          <optgroup label={categoryNames[category]} key={category}>
            {products
              .filter(({ key }) => key.startsWith(category))
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
}
