/** What files of a product for CAD and BIM are made of, on the build's machine and in the browser. */
import { classLinesOf } from '../catalogue/classLine.ts';
import { elevationToFit } from '../catalogue/fit/elevationToFit.ts';
import { ratingsOf } from '../catalogue/ratings.ts';
import { rowsOf } from '../catalogue/rows.ts';
import { elevationOf, type Facts, type Product } from '../catalogue/schema.ts';
import { company } from '../content/company.ts';
import { paths } from '../content/paths.ts';
import { finishOf } from '../drawings/finish.ts';
import { modelFacts, type ProductModel } from './productIfc.ts';

/** The model of a product as its example. JSON can hold it. */
export function modelOf(product: Product): ProductModel {
  const { category, id, title, facts } = product;
  return {
    product: { category, id, title, facts: pick(facts) },
    classes: classLinesOf(product),
    ratings: ratingsOf(product),
    rows: rowsOf(product).map(({ property, name, value, unit, source, standing }) => ({
      property,
      name,
      value,
      unit,
      ...(source && { source }),
      ...(standing === 'asked' && { isAsked: true }),
    })),
    spec: elevationOf(product),
    finish: finishOf(product),
    address: company.website + paths.product(product),
    maker: company.legalName,
    owner: company.name.normalize('NFD').replaceAll(/[^A-Za-z]/g, ''),
  };
}

/**
 * The model that is made in a visitor's size, as a module that comes with the click on a file: pages would carry it for
 * the few who make one.
 */
export function modelModule(product: Product): string {
  return `export default ${JSON.stringify({ ...modelOf(product), spec: elevationToFit(product) })};\n`;
}

function pick(facts: Facts): ProductModel['product']['facts'] {
  return Object.fromEntries(modelFacts.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
}
