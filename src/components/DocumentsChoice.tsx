import { families } from '../catalogue/families.ts';
import { categories, categoryNames } from '../catalogue/vocabulary.ts';
import './DocumentsChoice.css';

const materials = categories.map((category) => ({ value: category, name: categoryNames[category] }));
const kinds = families.map(({ id, name }) => ({ value: id, name }));

type Props = {
  /** Id, for links to it. */
  id: string;
};

/** Which products of a long list are seen, by material and kind. Styles alone follow it, so that it needs no script. */
export function DocumentsChoice({ id }: Props) {
  return (
    <div className="documents-choice screen-only" id={id}>
      <Choice name="material" legend="Material" options={materials} />
      <Choice name="slag" legend="Slag" options={kinds} />
    </div>
  );
}

type ChoiceProps = { name: string; legend: string; options: { value: string; name: string }[] };

function Choice({ name, legend, options }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {[{ value: 'alla', name: 'Alla' }, ...options].map((option, index) => (
        <label key={option.value}>
          <input type="radio" name={name} value={option.value} defaultChecked={index === 0} />
          {option.name}
        </label>
      ))}
    </fieldset>
  );
}
