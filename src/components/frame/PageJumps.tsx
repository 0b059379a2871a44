import './PageJumps.css';

type Props = {
  /** What the links lead to, for those who hear it. */
  label?: string;
  /** Ids of headings, and what they are called. */
  links: readonly { id: string; name: string }[];
};

/** One line that leads to the parts of a long page. */
export function PageJumps({ label = 'På sidan', links }: Props) {
  return (
    <nav className="page-jumps screen-only" aria-label={label}>
      {links.map(({ id, name }) => (
        <a href={`#${id}`} key={id}>
          {name}
        </a>
      ))}
    </nav>
  );
}
