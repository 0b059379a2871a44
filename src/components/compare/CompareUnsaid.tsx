import { joined } from '../../catalogue/phrasing.ts';
import { askedInQuote } from '../../catalogue/vocabulary.ts';
import { paths } from '../../content/paths.ts';
import { TextList } from '../ui/TextList.tsx';

type Props = {
  /** Names of the rows. */
  names: string[];
  /** Keys of the products. */
  keys: string[];
};

/** The rows in which none of the products says anything, and the question that they leave. */
export function CompareUnsaid({ names, keys }: Props) {
  return (
    <section className="compare-unsaid" aria-label={askedInQuote}>
      <h2>{askedInQuote}</h2>
      <TextList texts={names} />
      <p>
        <a href={paths.contactAbout({ products: keys, question: `Vad gäller för ${joined(names, 'och')}?` })}>
          Fråga om det som saknas
        </a>
      </p>
    </section>
  );
}
