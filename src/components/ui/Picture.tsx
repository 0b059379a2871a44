import type { PictureView } from '../../content/pictureView.ts';
import './Picture.css';

type Props = {
  picture: PictureView;
  /** True only for the picture that a visitor sees first: loaded at once and with high priority. */
  first?: boolean;
  /** Its id. A picture of the same id on the next page is the same picture, and travels there. */
  id?: string;
};

/** Every picture of the site: photograph, visualisation or drawing. */
export function Picture({ picture: { alt, src, sources, ground, width, height }, first = false, id }: Props) {
  return (
    <picture>
      {sources?.map((source) => (
        <source {...source} key={source.type + source.media} />
      ))}
      <img
        id={id}
        className="picture"
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding={first ? 'sync' : undefined}
        data-ground={ground}
      />
    </picture>
  );
}
