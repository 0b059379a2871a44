/** Pieces of addresses that have done harm somewhere, percent-encoded where a request could not carry them. */
export const hostileParts = [
  '..',
  '.',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fpackage.json',
  '..%5c..%5c',
  '%252e%252e',
  '.git',
  '.env',
  '.well-known',
  '%00',
  'a%00b',
  '%0d%0aset-cookie:a=b',
  '%',
  '%ff',
  '%c0%ae',
  '%E0%A4%A',
  '%3Cscript%3Eran=1%3C%2Fscript%3E',
  '"><script>ran=1</script>',
  '%22%3E%3Cimg%20src=x%20onerror=ran=1%3E',
  "'-ran=1-'",
  'javascript:ran=1',
  '%3Csvg%2Fonload=ran=1%3E',
  '{{constructor}}',
  '__proto__',
  'constructor',
  'http:%2f%2fexempel.example',
  '%2fexempel.example',
  '@exempel.example',
  ';a=b',
  '%F0%9F%94%A5',
  '%D7%A9%D7%9C%D7%95%D7%9D',
  '%E2%80%AE',
  'a%CC%8A',
  '%C3%A5',
  'COM1',
  'index.html',
  'index',
  '404.html',
  'produkt-saknas',
  'a'.repeat(300),
  '1e3',
  '-1',
  '0',
  '01',
  '99999999999999999999',
  '5.0',
  '+5',
  '%35',
  'NaN',
  'wp-admin',
  'wp-login.php',
  'steel',
  'aluminium',
  'produkter',
  'Produkter',
  'galleri',
  'kontakt',
  'om-oss',
  'api',
  'assets',
];

/** Numbers from 0 up to 1 that a seed alone decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Makes paths of many sorts: real ones, real ones with something before, behind or changed, and mixtures of hostile pieces.
 *
 * @param known addresses that exist, as a start
 */
export function randomPaths(seed: number, count: number, known: string[]): string[] {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const character = () => String.fromCharCode(33 + Math.floor(random() * 94));
  const changed = (path: string) => {
    const at = 1 + Math.floor(random() * path.length);
    return path.slice(0, at) + character() + path.slice(at + Math.floor(random() * 2));
  };
  const kinds = [
    () => encodeURI(pick(known)),
    () =>
      encodeURI(pick(known)) +
      pick(['/', '.html', '/index.html', '/index', '//', '/.', '?a=b', '/?a=//b', '.br', '%20', '%00', '\\']),
    () => pick(['/', '//', '/./', '/../', '/%2f', '/\\']) + encodeURI(pick(known)).slice(1),
    () => changed(encodeURI(pick(known))),
    () => `/produkter/${pick(hostileParts)}/${pick(hostileParts)}`,
    () => Array.from({ length: 1 + Math.floor(random() * 5) }, () => `/${pick(hostileParts)}`).join(''),
    () => `/${Array.from({ length: 1 + Math.floor(random() * 30) }, character).join('')}`,
  ];
  return Array.from({ length: count }, () => pick(kinds)());
}
