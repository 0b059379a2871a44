/** What a product's facts leave open, as ready questions for the quote. */
import type { PropertyKey } from '../catalogue/register.ts';
import { rowsOf } from '../catalogue/rows.ts';
import type { Product } from '../catalogue/schema.ts';

/** A question and the property that it asks for. */
export type Question = { property: PropertyKey; text: string };

/** Questions for the rows that a table leaves to the quote. */
const questions: Partial<Record<PropertyKey, string>> = {
  classIndex: 'Är klassen EI1 eller EI2?',
  fireDirection: 'Gäller klassen brand inifrån och ut, utifrån och in eller båda?',
  smoke: 'Finns den brandgastät, i klass Sa eller S200?',
  selfClosing: 'Vilken klass har självstängningen, C0–C5?',
  sound: 'Vilket Rw får den med mitt glas?',
  uWhole: 'Vilket U-värde får den i min storlek?',
  doorLimit: 'Vilken är den största storlek som klassen omfattar?',
  sashLimit: 'Vilken är den största båge som klassen omfattar?',
  span: 'Vilken spännvidd omfattar klassen?',
  wall: 'I vilka slags väggar gäller klassen?',
};

/** Questions in the order of the table: about values and classes that it leaves to the quote, and unclear scopes. */
export function questionsOf(product: Pick<Product, 'kind' | 'facts'>): Question[] {
  const { documents = [] } = product.facts;
  return rowsOf(product)
    .flatMap(({ property, standing, classAsked }): Question[] => {
      const text = questions[property];
      return text && (standing === 'asked' || classAsked) ? [{ property, text }] : [];
    })
    .concat(
      documents
        .filter(({ scopeOpen }) => scopeOpen)
        .map(({ number }) => ({ property: 'documents', text: `Omfattar ${number} den här produkten?` })),
    );
}
