/** A picture as one place shows it; made by `pictureView`. */
export type PictureView = {
  /** What is seen, in Swedish. */
  alt: string;
  /** Address of the drawing, or of the variant for browsers that know neither `srcset` nor AVIF. */
  src: string;
  /** The variants as in `srcset`; a drawing has none. */
  avif?: string;
  webp?: string;
  /** Width that the layout gives the picture, as in the HTML attribute. */
  sizes?: string;
  /** Shape in pixels; only the ratio matters to the layout. */
  width: number;
  height: number;
};

type Props = {
  picture: PictureView;
  /** True only for the picture that a visitor sees first: loaded at once and with high priority. */
  first?: boolean;
};

/** Every picture of the site: photograph, visualisation or drawing. */
export function Picture({ picture: { alt, src, avif, webp, sizes, width, height }, first = false }: Props) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className="picture"
        src={src}
        srcSet={webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
