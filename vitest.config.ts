import { defineConfig } from 'vitest/config';
import { pictures } from './build/pictures.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // Pages ask for the sizes of their pictures, and for the addresses of those that are shared.
        plugins: [pictures(import.meta.dirname)],
        test: {
          name: 'unit',
          // Loading the catalogue anew for each file takes as long as all tests. A file that mocks a module takes that
          // back at its end.
          isolate: false,
          // Vitest would leave one of two cores idle, and this is what everyone waits for.
          maxWorkers: 2,
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Looks at the built pages in .local/site.
          name: 'html',
          include: ['tests/html/**/*.test.ts'],
          // The files only read, and share the parsed pages: three times as fast.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Builds copies of the project that an owner has changed.
          name: 'owner',
          include: ['tests/owner/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Asks every host that is installed for the site in .local/site.
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // Uses the site in .local/site with Firefox and WebKit.
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
