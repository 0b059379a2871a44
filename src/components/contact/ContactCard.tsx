import './ContactCard.css';

type Props = {
  title: string;
  text: string;
  note: string;
  /** Left out for a card that leads nowhere. */
  href?: string;
};

/** One way to reach the company. */
export function ContactCard({ title, text, note, href }: Props) {
  return (
    <li className="contact-card">
      <h2>{title}</h2>
      <div className="contact-card-text">{href ? <a href={href}>{text}</a> : <span>{text}</span>}</div>
      <p>{note}</p>
    </li>
  );
}
