import * as fc from 'fast-check';
import { words } from '../../lib/words.ts';

/**
 * Pieces of addresses that have done harm somewhere, percent-encoded where a request could not carry them otherwise.
 */
export const hostileParts = [
  'a'.repeat(300),
  ...words(`
    .. . %2e%2e %2e%2e%2f%2e%2e%2fpackage.json ..%5c..%5c %252e%252e .git .env .well-known %00 a%00b
    %0d%0aset-cookie:a=b % %ff %c0%ae %E0%A4%A %3Cscript%3Eran=1%3C%2Fscript%3E "><script>ran=1</script>
    %22%3E%3Cimg%20src=x%20onerror=ran=1%3E '-ran=1-' javascript:ran=1 %3Csvg%2Fonload=ran=1%3E {{constructor}}
    __proto__ constructor http:%2f%2fexempel.example %2fexempel.example @exempel.example ;a=b %F0%9F%94%A5
    %D7%A9%D7%9C%D7%95%D7%9D %E2%80%AE a%CC%8A %C3%A5 COM1 index.html index 404.html produkt-saknas 1e3 -1 0 01
    99999999999999999999 5.0 +5 %35 NaN wp-admin wp-login.php steel aluminium produkter Produkter galleri
    kontakt om-oss api assets
  `),
];

/**
 * Paths of many sorts: real ones, real ones with something before, behind or changed, and mixtures of hostile pieces.
 * `known` exist.
 */
export function randomPath(known: string[]): fc.Arbitrary<string> {
  // Draws pages as often as files: among thousands of pictures the few addresses that redirect would hardly come up.
  const isFile = (path: string) => /\.\w+$/.test(path);
  const oneOf = (paths: string[]) => fc.constantFrom(...paths.map(encodeURI));
  const real = fc.oneof(oneOf(known.filter((path) => isFile(path))), oneOf(known.filter((path) => !isFile(path))));
  const hostile = fc.constantFrom(...hostileParts);
  const ends = ['/', '.html', '/index.html', '/index', '//', '/.', '?a=b', '/?a=//b', '.br', '%20', '%00', '\\'];
  const character = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
  const changed = fc
    .tuple(real, fc.nat(), character, fc.nat(1))
    .map(
      ([path, place, letter, lost]) =>
        path.slice(0, 1 + (place % path.length)) + letter + path.slice(1 + (place % path.length) + lost),
    );
  return fc.oneof(
    real,
    fc.tuple(real, fc.constantFrom(...ends)).map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom('/', '//', '/./', '/../', '/%2f', '/\\'), real)
      .map(([start, path]) => start + path.slice(1)),
    changed,
    fc.tuple(hostile, hostile).map(([one, other]) => `/produkter/${one}/${other}`),
    fc.array(hostile, { minLength: 1, maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    fc.array(character, { minLength: 1, maxLength: 30 }).map((letters) => `/${letters.join('')}`),
  );
}
