type Props = {
  links: readonly { href: string; label: string }[];
  /** Address of the page, to mark its link and the one above it. */
  current?: string;
  onChoose?: () => void;
};

/** Links as a list. */
export function LinkList({ links, current, onChoose }: Props) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={href === current ? 'page' : current?.startsWith(`${href}/`) || undefined}
            onClick={onChoose}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
