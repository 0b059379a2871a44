import './Picture.css';

/** One `<source>`: a format, its variants as in `srcset`, and when it is meant. */
export type PictureSource = {
  type: string;
  srcSet: string;
  sizes: string;
  media?: string;
  width?: number;
  height?: number;
};

/** A picture as one place shows it; made by `pictureView`. */
export type PictureView = {
  /** What is seen, in Swedish. */
  alt: string;
  /** Address of the drawing, or of the variant for browsers that know no `<source>`. */
  src: string;
  /** The variants, the best first; a drawing has none. */
  sources?: PictureSource[];
  /** Dominant colour (`#rrggbb`), seen until the picture has come. */
  ground?: string;
  /** Shape in pixels; only the ratio matters to the layout. */
  width: number;
  height: number;
};

type Props = {
  picture: PictureView;
  /** True only for the picture that a visitor sees first: loaded at once and with high priority. */
  first?: boolean;
  /** A picture of the same name on the next page is the same picture, and travels there. A CSS identifier, once a page. */
  travels?: string;
};

/** Every picture of the site: photograph, visualisation or drawing. */
export function Picture({ picture: { alt, src, sources, ground, width, height }, first = false, travels }: Props) {
  return (
    <picture>
      {sources?.map((source) => (
        <source {...source} key={source.type + source.media} />
      ))}
      <img
        className="picture"
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : 'async'}
        data-ground={ground}
        data-travels={travels}
      />
    </picture>
  );
}
