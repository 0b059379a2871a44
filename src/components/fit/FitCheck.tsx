import { classLinesOf } from '../../catalogue/classLine.ts';
import { elevationToFit } from '../../catalogue/fit/elevationToFit.ts';
import { sizesOf, type Sizes } from '../../catalogue/fit/fit.ts';
import { withUnit } from '../../catalogue/phrasing.ts';
import { ratingsOf } from '../../catalogue/ratings.ts';
import { limitRowsOf } from '../../catalogue/rows.ts';
import type { Product } from '../../catalogue/schema.ts';
import { measureNames } from '../../catalogue/fit/size.ts';
import { finishOf } from '../../drawings/finish.ts';
import { Island } from '../../engine/Island.tsx';
import { FitTool } from './FitTool.island.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { askFor, choicesOf, hasWhole, innerPart, promiseOf } from './fitPart.ts';
import '../ui/AnswerMark.css';
import '../ui/Button.css';
import '../ui/FieldBox.css';
import '../ui/WithoutScript.css';
import '../product/ProductPart.css';
import './FitCheck.css';

type Props = { product: Product };

/** The limits of size that are stated for a product, and a check of the visitor's own size against them. */
export function FitCheck({ product }: Props) {
  const stated = limitRowsOf(product);
  const sizes = sizesOf(product);
  const { category, id, title } = product;
  const promise = promiseOf(sizes);
  const part = innerPart(sizes);
  const choices = choicesOf(product, sizes);
  const ratings = ratingsOf(product);
  const drawn = {
    category,
    id,
    title,
    classes: classLinesOf(product).map(({ element, classes, text }) => ({ element, classes, text })),
    spec: elevationToFit(product),
    finish: finishOf(product),
    asks: askFor(sizes),
    ...(hasWhole(sizes) && { outer: measureNames.frame }),
    ...(part && { part }),
    ...(ratings.length > 1 && { ratings }),
    ...(choices.length > 0 && { choices }),
  };
  return (
    <section className="fit-check part" aria-labelledby="ryms">
      <div className="fit-limits">
        <h2 id="ryms">Ditt mått</h2>
        {stated.length > 0 ? (
          <>
            <p>
              {`${promise} Angivna gränser${stated.length > 1 && !sizes.limits.some(({ when }) => when) ? ', som gäller samtidigt' : ''}:`}
            </p>
            <dl className="fit-stated">
              {stated.map(({ id, name, value, unit }) => (
                <div key={id}>
                  <dt>
                    <TechnicalText text={name} />
                  </dt>
                  <dd>{withUnit(value, unit)}</dd>
                </div>
              ))}
            </dl>
            {areaBinds(sizes) && (
              <p className="note">Största bredd och största höjd ryms alltså inte samtidigt: då sätter ytan gränsen.</p>
            )}
          </>
        ) : (
          <>
            <p className="screen-only">{promise}</p>
            <p>Största mått anges i offerten</p>
          </>
        )}
        <p className="note">Svaret är preliminärt, inom det som är provat. Glas, beslag och vägg avgör också.</p>
        {part && <p className="note">Bara karmyttermåttet ger ritning.</p>}
        {product.kind === 'partition' && part && (
          <p className="note">
            Ett karmyttermått delas i lika breda rutor, så få som ryms. Ram och fogar är inte avdragna: de gör rutorna
            mindre. Klassen gäller bara för klassificerad rutstorlek.
          </p>
        )}
        {!hasWhole(sizes) && <p className="note">Ett rutmått räcker inte till en ritning: den gör vi i offerten.</p>}
        <p className="without-script">Kontrollen behöver JavaScript.</p>
      </div>
      <Island component={FitTool} when="use" asked="b" props={{ sizes, product: drawn }} />
    </section>
  );
}

/** Whether the largest width and height together are more than the area that is allowed. */
function areaBinds({ limits }: Sizes): boolean {
  return limits.some(({ width = 0, height = 0, area = Infinity }) => width * height > area * 1e6);
}
