import { assetFolder, cacheRule, cacheRules, contentTypes, typesByPath } from '../hosting.ts';

/**
 * The text of `_headers`, which Cloudflare and Netlify read. Rules go by address, never by type, and where two rules set one header both are
 * sent. So pages have no cache rule here: without one both hosts do what `cacheRules.page` says.
 *
 * @param files all files of the built site, each with a slash before
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
  // Of two rules with one pattern Cloudflare takes the last.
  return `# Made by the build from build/hosting.ts and build/headers.ts.\n${[...new Map(rules)].map(([pattern, values]) => rule(pattern, values)).join('')}`;
}

function rule(pattern: string, headers: Record<string, string>): string {
  return `${pattern}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/** Addresses of the files that may be kept for an hour: folders as a whole, because a host takes a hundred rules and no more. */
function keptFiles(files: string[]): string[] {
  const kept = files.filter(
    (file) => cacheRule(file) === cacheRules.file && (/\.(\w+)$/.exec(file)?.[1] ?? '') in contentTypes,
  );
  return [...new Set(kept.map((file) => file.replace(/^(\/.+)\/[^/]+$/, '$1/*')))].toSorted();
}
