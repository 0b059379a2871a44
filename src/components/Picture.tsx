type Props = {
  /** What is seen, in Swedish; an empty text only where the same is said beside it. */
  alt: string;
  /** Picture below src/pictures; preferred when there is one. */
  src?: string | undefined;
  /** Address of the drawing that is shown as long as there is no picture. */
  drawing: string;
  /** Size of picture and drawing in CSS pixels; only their ratio matters to the layout. */
  width: number;
  height: number;
  /** Widths that the layout gives the picture, as in the HTML attribute. */
  sizes: string;
  /** True only for the picture that a visitor sees first: loaded at once and with high priority. */
  first?: boolean;
};

const pictures = import.meta.glob<string>('../pictures/**/*.{avif,webp,jpg,png}', { eager: true, query: '?url', import: 'default' });

/** Every picture of the site: the photograph or visualisation when there is one, else the drawing. */
export function Picture({ alt, src, drawing, width, height, sizes, first = false }: Props) {
  return (
    <img
      className="picture"
      src={(src && pictures[`../pictures/${src}`]) || drawing}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  );
}
