import { paths } from '../../content/paths.ts';

type Props = { products: readonly { key: string; name: string }[] };

/** The products that the message is about, each with the way back to it; several can be compared. */
export function EnquiryAbout({ products }: Props) {
  return (
    <p>
      Gäller{' '}
      {products.map(({ key, name }, index) => (
        <span key={key}>
          {index > 0 && ', '}
          <a href={paths.productByKey(key)}>{name}</a>
        </span>
      ))}
      {products.length > 1 && (
        <>
          . <a href={paths.compareWith(products.map(({ key }) => key))}>Jämför dem</a>
        </>
      )}
    </p>
  );
}
