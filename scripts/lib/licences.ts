/** Whose code the project uses and under which licences, read from the lock files. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './project.ts';

/** A package as a lock file has it. */
export type LockedPackage = {
  version: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  resolved?: string;
  integrity?: string;
};

/** A folder with packages of its own; `''` is the project itself. */
export type Lock = { folder: string; packages: Map<string, LockedPackage> };

/** Licences of what may reach a visitor: they only ask to be named, which licenser.txt beside the pages does. */
export const sentLicences = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Further licences that tools may have: tools are not distributed, so a duty to share their source does not affect us.
 */
export const toolLicences = [
  ...sentLicences,
  'BlueOak-1.0.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  'MPL-2.0',
  'PSF-2.0',
  'Zlib',
];

/**
 * Reads all lock files of the project. The packages are keyed by their name, and by folder and name where one is there
 * twice.
 */
export function readLocks(): Lock[] {
  return globSync(['package-lock.json', '*/package-lock.json'], { cwd: root })
    .map((file) => {
      const { packages } = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        packages: Record<string, LockedPackage>;
      };
      const named = Object.entries(packages).filter(([path]) => path !== '');
      return {
        folder: dirname(file).replace(/^\.$/, ''),
        packages: new Map(named.map(([path, locked]) => [path.replace(/^node_modules\//, ''), locked])),
      };
    })
    .toSorted((a, b) => a.folder.localeCompare(b.folder, 'en'));
}

/**
 * Tells whether an SPDX expression can be met with licences of the list.
 *
 * @param expression such as ”MIT”, ”(MIT OR CC0-1.0)” or ”Apache-2.0 AND MIT”; a package without one is not allowed
 */
export function isAllowed(expression: string | undefined, allowed: string[]): boolean {
  if (!expression) return false;
  const parts = expression.replaceAll(/[()]/g, '').split(' AND ');
  return parts.every((part) => part.split(' OR ').some((licence) => allowed.includes(licence.trim())));
}

/**
 * Not in any lock file: `npm run render` fetches it by name, version and checksum, and none of it is committed or sent.
 */
const fetchedForPictures = `## Fetched by \`npm run render\`

| licence | packages |
|---|---|
| CC0-1.0 | @pmndrs/assets |
| MIT | onnxruntime-common, onnxruntime-node |
| MIT; the weights inside Apache-2.0 | denoiser |

## Models in the pictures

Furniture, plants, trees and small things in the renderings come from Debian's package \`sweethome3d-furniture\`; colours, materials and sizes were
changed. Licences: CC0-1.0 <https://creativecommons.org/publicdomain/zero/1.0/>, CC BY 3.0 <https://creativecommons.org/licenses/by/3.0/>.

| licence | models |
|---|---|
| CC0-1.0 | BlendSwap-CC-0 |
| CC-BY-3.0 | KatorLegaz: Andrew Kator and Jennifer Legaz |
| CC-BY-3.0 | Scopia: Emmanuel Puybaret / eTeks and Scopia Visual Interfaces Systems, s.l. |
`;

/**
 * The text of docs/licences.md. It names no versions, so that it changes only when a package comes, goes or changes its
 * licence.
 */
export function describeLicences(locks: Lock[]): string {
  const sections = locks.flatMap(({ folder, packages }) => {
    const all = [...packages];
    if (folder) return [section(`Tools of \`${folder}/\``, all)];
    return [
      section(
        'Sent to visitors',
        all.filter(([, { dev }]) => !dev),
      ),
      section(
        'Tools',
        all.filter(([, { dev }]) => dev),
      ),
    ];
  });
  return `# Licences

Written by \`npm run licences\` from the lock files; a test compares. The texts of what is sent to visitors stand in \`licenser.txt\` beside the built
pages. The typeface Schibsted Grotesk is under the SIL Open Font License 1.1: \`src/fonts/OFL.txt\`.

${sections.join('\n')}
${fetchedForPictures}`;
}

function section(title: string, packages: [string, LockedPackage][]): string {
  const groups = Map.groupBy(packages, ([, { license = 'none given' }]) => license);
  const rows = [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, group]) => {
      const names = new Set(group.map(([path]) => path.split('node_modules/').at(-1)));
      return `| ${licence} | ${[...names].toSorted().join(', ')} |`;
    });
  return `## ${title}\n\n| licence | packages |\n|---|---|\n${rows.join('\n')}\n`;
}
