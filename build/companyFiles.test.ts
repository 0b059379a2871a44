import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unnamedFiles } from './companyFiles.ts';
import { company } from '../src/content/company.ts';

test('a file that nothing names is found, and one that proves whose site it is may lie there', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'));
  try {
    mkdirSync(join(root, 'public', 'film'), { recursive: true });
    for (const file of ['favicon.svg', 'google1234.html', 'film/old.mp4', company.logo.src.slice(1)])
      writeFileSync(join(root, 'public', file), '');
    expect(unnamedFiles(root, company)).toEqual(['/film/old.mp4']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
