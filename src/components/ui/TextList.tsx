import { TechnicalText } from './TechnicalText.tsx';

type Props = { texts: readonly string[]; className?: string };

/** Texts from the data as a list; no two are the same. */
export function TextList({ texts, className }: Props) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>
          <TechnicalText text={text} />
        </li>
      ))}
    </ul>
  );
}
