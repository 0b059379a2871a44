import './Badge.css';

type Props = { text: string };

/** A product's badge. */
export function Badge({ text }: Props) {
  return <p className="badge screen-only">{text}</p>;
}
