import type { PictureContent } from '../../catalogue/texts.ts';

type Props = {
  /** The pictures that stand above; photographs and drawings say themselves what they are. */
  pictures: (PictureContent | undefined)[];
};

/** Says once for a whole page that what looks like photographs was rendered. Nothing when nothing was. */
export function VisualisationNote({ pictures }: Props) {
  const rendered = pictures.filter((picture) => picture?.src && !picture.photograph);
  if (rendered.length === 0) return null;
  return (
    <p className="note">{rendered.length === 1 ? 'Bilden är en visualisering.' : 'Bilderna är visualiseringar.'}</p>
  );
}
