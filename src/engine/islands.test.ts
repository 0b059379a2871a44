import { basename } from 'node:path';
import { expect, test, vi } from 'vitest';

// The form's module reads what the build writes into it.
vi.hoisted(() => Object.assign(globalThis, { __MAIL__: null }));

const files = import.meta.glob<Record<string, unknown>>('../**/*.island.tsx', { eager: true });

test('the list of islands holds exactly the components of the files named *.island.tsx', async () => {
  const { islands } = await import('./islands.ts');
  const found = Object.entries(files).map(([file, module]) => {
    const name = basename(file, '.island.tsx');
    return [name, module[name]] as const;
  });
  expect(Object.keys(islands).toSorted(), 'src/engine/islands.ts lists every *.island.tsx, and nothing else').toEqual(
    found.map(([name]) => name).toSorted(),
  );
  for (const [name, component] of found)
    expect(islands[name as keyof typeof islands], `${name}.island.tsx exports a component ${name}`).toBe(component);
});
