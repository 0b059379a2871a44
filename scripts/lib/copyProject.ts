import { cp, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.ts';

/** Copies what a build needs to a temporary folder and returns the folder; the caller removes it. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'copy-'));
  for (const part of ['src', 'build', 'server', 'scripts', 'public', 'package.json', 'vite.config.ts'])
    await cp(join(root, part), join(copy, part), { recursive: true });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
