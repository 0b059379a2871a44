import type { PictureView } from '../content/pictureView.ts';
import './Picture.css';

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
