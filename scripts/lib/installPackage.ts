import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import { runProgram } from './tool.ts';
import { Trouble } from '../../build/trouble.mjs';

/**
 * Installs a package of this project that only one command needs, unless it is there.
 *
 * @param folder of the package, below the project's: `bench`
 * @param wanted what it is there for: `lighthouse`
 * @throws {Trouble} when it cannot be installed
 */
export async function installPackage(folder: string, wanted: string): Promise<void> {
  if (existsSync(join(root, folder, 'node_modules', wanted))) return;
  console.log(`Installing what ${folder}/package-lock.json names …`);
  const { code } = await runProgram('npm', ['ci', '--prefix', folder, '--loglevel=error', '--no-fund', '--no-audit']);
  if (code !== 0)
    throw new Trouble(
      `The packages of ${folder}/ could not be installed: check the network, then run the command again.`,
    );
}
