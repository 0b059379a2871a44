import type { Company } from '../../content/schema.ts';

type Props = Company['social'][number];

/** Each sign as a line on a grid of 24. */
const signs: Record<Props['network'], string> = {
  LinkedIn: 'M5 9v11M5 4v2m5 14V9m0 6a4.5 4.5 0 0 1 9 0v5',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM16 7h1.5',
  Facebook: 'M17 4h-2a4 4 0 0 0-4 4v13M7 12h8',
};

/** The sign of a social network; a link only when the company has given an address. */
export function SocialIcon({ network, href }: Props) {
  const sign = (
    <svg className="sign" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={signs[network]} />
    </svg>
  );
  if (!href) return <span className="social-icon">{sign}</span>;
  return (
    <a className="social-icon" href={href} aria-label={network} rel="me">
      {sign}
    </a>
  );
}
