import type { Company } from '../content/schema.ts';

type Props = Company['social'][number];

/** Each sign drawn on a grid of 24. */
const signs: Record<Props['network'], string> = {
  LinkedIn:
    'M4 9h3.6v11H4zM5.8 3.600a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h3.400v1.600c.6-1 1.9-1.9 3.6-1.9 3.3 0 4 2.1 4 5V20h-3.600v-5.600c0-1.4-.2-2.7-1.8-2.700s-2 1.3-2 2.600V20H10z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.800a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.400zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400zM17 5.900a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.200z',
  Facebook:
    'M13.5 21v-8h2.700l.5-3.200h-3.200V8c0-1 .3-1.7 1.8-1.700h1.600V3.300C16.6 3.2 15.7 3 14.6 3 12 3 10.3 4.6 10.3 7.500v2.300H7.500V13h2.800v8z',
};

/** The sign of a social network; a link only when the company has given an address. */
export function SocialIcon({ network, href }: Props) {
  const sign = (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path fill="currentColor" fillRule="evenodd" d={signs[network]} />
    </svg>
  );
  if (!href) return <span className="social-icon">{sign}</span>;
  return (
    <a className="social-icon" href={href} aria-label={network} rel="me">
      {sign}
    </a>
  );
}
