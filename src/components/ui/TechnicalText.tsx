import { textParts } from '../../catalogue/textParts.ts';

type Props = { text: string };

/**
 * A text from the data with its subscripts (S₂₀₀, R_w, EI₂) and with ranges that stay on one line. Titles, meta and alt
 * texts stay plain.
 */
export function TechnicalText({ text }: Props) {
  return textParts(text).map(({ text, set }, index) => {
    if (set === 'sub') return <sub key={index}>{text}</sub>;
    return set ? (
      <span className="unbroken" key={index}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
