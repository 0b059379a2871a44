import type { Compared } from '../../catalogue/comparison/comparison.ts';
import { paths } from '../../content/paths.ts';

type Props = {
  products: readonly Pick<Compared, 'key'>[];
  /** What is seen of each drawing. */
  views: readonly string[];
  loading?: 'lazy';
};

/** Products in one row on one floor, in one scale as far as can be. */
export function ComparedDrawings({ products, views, loading }: Props) {
  return products.map(({ key }, index) => (
    <img
      src={`${paths.drawingWithoutWall(key)}#svgView(viewBox(${views[index]}))`}
      alt=""
      width="400"
      height="300"
      loading={loading}
      key={key}
    />
  ));
}
