import { assetFolder, cacheRule, cacheRules, contentTypes, typesByPath } from '../hosting.ts';

/**
 * The text of `_headers`, which Cloudflare and Netlify read. Rules go by address, never by type, and where two rules
 * set one header both are sent. So pages have no cache rule here: without one both hosts do what `cacheRules.page`
 * says.
 *
 * @param files all files of the built site, each with a slash before
 * @throws when a folder of files to keep holds a page, which would be kept with them
 */
export function headersFile(headers: Record<string, string>, files: string[]): string {
  const types = Object.entries(typesByPath).filter(([path]) => files.includes(path));
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ['/*', headers],
    [`${assetFolder}*`, { 'Cache-Control': cacheRules.asset }],
    ...keptFiles(files).map((pattern): [string, Record<string, string>] => [
      pattern,
      { 'Cache-Control': cacheRules.file },
    ]),
    ...types.map(([path, type]): [string, Record<string, string>] => [
      path,
      { 'Cache-Control': cacheRule(path), 'Content-Type': type },
    ]),
  ];
  for (const ending of unknownToHosts.filter((ending) => files.some((file) => file.endsWith(`.${ending}`))))
    rules.push([`/*.${ending}`, { 'Content-Type': contentTypes[ending] ?? '' }]);
  // Cloudflare takes the last of two rules with the same pattern.
  return `# Made by the build from build/hosting.ts and build/headers.ts.\n${[...new Map(rules)].map(([pattern, values]) => rule(pattern, values)).join('')}`;
}

/** Ends of names whose types neither host knows. */
const unknownToHosts = ['ifc'];

function rule(pattern: string, headers: Record<string, string>): string {
  return `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/**
 * Addresses of the files that may be kept for an hour: folders as a whole, because a host takes a hundred rules and no
 * more.
 */
function keptFiles(files: string[]): string[] {
  const kept = files.filter(
    (file) => cacheRule(file) === cacheRules.file && (/\.(\w+)$/.exec(file)?.[1] ?? '') in contentTypes,
  );
  const patterns = [...new Set(kept.map((file) => file.replace(/^(\/.+)\/[^/]+$/, '$1/*')))].toSorted();
  for (const pattern of patterns.filter((pattern) => pattern.endsWith('/*'))) {
    const page = files.find((file) => file.startsWith(pattern.slice(0, -1)) && file.endsWith('.html'));
    if (page)
      throw new Error(
        `${page} would be kept for an hour, as the files beside it are: move them to a folder without pages.`,
      );
  }
  return patterns;
}
