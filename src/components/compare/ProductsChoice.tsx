import { families } from '../../catalogue/families.ts';
import { productKeyOf } from '../../catalogue/productKey.ts';
import { products } from '../../catalogue/products.ts';
import { categories, categoryNames } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';
import './ProductsChoice.css';

const materials = categories.map((category) => ({ value: category, name: categoryNames[category] }));
const kinds = families.map(({ id, name, kinds: own }) => {
  const drawn = products.findLast(({ kind }) => own.includes(kind));
  return { value: id, name, drawing: drawn && paths.plainDrawing(productKeyOf(drawn)) };
});

type Props = {
  /** Id, for links to it. */
  id?: string;
  /** Whether each kind has a drawing, as a register of them. */
  drawn?: boolean;
};

/**
 * Which products of a long list are seen, by material and kind. What stands beside or below it says by `data-category`
 * and `data-family` what it belongs to, which may be several families. Styles alone follow the choice, so that it needs
 * no script.
 */
export function ProductsChoice({ id, drawn = false }: Props) {
  return (
    <div className="products-choice screen-only" id={id}>
      <Choice name="material" legend="Material" options={materials} />
      <Choice name="slag" legend="Slag" options={kinds} drawn={drawn} />
    </div>
  );
}

type Option = { value: string; name: string; drawing?: string | undefined };

const every: Option = { value: 'alla', name: 'Alla' };

type ChoiceProps = { name: string; legend: string; options: Option[]; drawn?: boolean };

function Choice({ name, legend, options, drawn }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[every, ...options].map((option, index) => (
        <label key={option.value}>
          {drawn && option.drawing && <img src={option.drawing} alt="" width="400" height="300" />}
          <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
