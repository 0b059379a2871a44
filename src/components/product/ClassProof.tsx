import type { ReactNode } from 'react';
import { productKeyOf } from '../../catalogue/productKey.ts';
import type { Product } from '../../catalogue/schema.ts';
import { rowsOf } from '../../catalogue/rows.ts';
import { paths } from '../../content/paths.ts';
import { classNote, proofOf } from '../../documents/proof.ts';
import { questionsOf } from '../../documents/questions.ts';
import { Island } from '../../engine/Island.tsx';
import { CopyText } from '../ui/CopyText.island.tsx';
import { FoldedPart } from '../ui/FoldedPart.tsx';
import { TechnicalText } from '../ui/TechnicalText.tsx';
import { TextList } from '../ui/TextList.tsx';
import './ClassProof.css';

type Props = { product: Product };

const question = 'Vilka dokument visar klassen i mitt utförande?';

/**
 * Which document shows the class in Sweden, what the facts name, and what to ask for. On paper the specification text
 * says the same.
 */
export function ClassProof({ product }: Props) {
  const { ways, documents, askFor } = proofOf(product);
  const standards = rowsOf(product).filter(({ property }) => property === 'standards');
  const asked = [...askFor, ...questionsOf(product).map(({ text }) => text)];
  return (
    <FoldedPart id="visas" heading="Så visas klassen" promise="Vad som krävs, vad som finns och vad du ber om">
      <div className="class-proof">
        <div>
          <h3>I Sverige</h3>
          <dl>
            {ways.map(({ place, text }) => (
              <Entry term={place} text={text} key={place} />
            ))}
          </dl>
          <p>{classNote(product.kind)}</p>
        </div>
        <div>
          <h3>Det som finns</h3>
          <dl>
            {documents.map(({ name, number, worth }) => (
              <Entry
                term={
                  <>
                    {`${name} `}
                    <span className="unbroken">{number}</span>
                  </>
                }
                text={worth}
                key={number}
              />
            ))}
            {standards.map(({ id, name, value }) => (
              <Entry term={name} text={value} key={id} />
            ))}
          </dl>
          {documents.length === 0 && <p>Produktens uppgifter nämner inget dokument med nummer. Fråga i offerten.</p>}
        </div>
        <div>
          <h3>Be om det här</h3>
          <div id="begaran">
            <p className="visually-hidden">{`Om ${product.title}:`}</p>
            <TextList className="feature-list" texts={asked} />
          </div>
          <div className="actions">
            <a className="text-link" href={paths.contactAbout({ products: [productKeyOf(product)], question })}>
              Fråga om dokumenten
            </a>
            <Island component={CopyText} when="use" props={{ from: 'begaran', label: 'Kopiera frågorna' }} />
          </div>
        </div>
      </div>
    </FoldedPart>
  );
}

/** A term and what is said of it. */
function Entry({ term, text }: { term: ReactNode; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <TechnicalText text={text} />
      </dd>
    </div>
  );
}
