import { configDefaults, defineConfig } from 'vitest/config';

const unitFolders =
  '{pictures,compiler,site,editor,gates,contract,plan,desk,terminal,scripts,bench,tests/support,tests/shots}';
const processTests = ['desk/faults/**/*.test.ts', '**/*.process.test.ts'];
const postgresTests = ['desk/**/postgres/**/*.test.ts', '**/*.postgres.test.ts'];

// Ends what hangs; a machine with much else to do is slow, and nothing is proved by that.
const patience = { testTimeout: 90_000, hookTimeout: 90_000 };

export default defineConfig({
  test: {
    // One for each core; Vitest would leave one idle, which on two cores is half of them.
    maxWorkers: '100%',
    // `vitest --changed` follows imports, and nothing imports what it reads from the disk.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      '**/{content,deploy,docs}/**',
      '**/*.{css,html,md,svg}',
    ],
    projects: [
      {
        // Pure functions, the desk, and components drawn to HTML. Nothing here starts a program, and no file changes what
        // another one imports, so they share it: to load Fastify and React anew for each took two thirds of the time.
        test: {
          name: 'unit',
          ...patience,
          isolate: false,
          include: [`${unitFolders}/**/*.test.{ts,tsx}`],
          exclude: [
            ...configDefaults.exclude,
            '**/*.dom.test.*',
            ...processTests,
            ...postgresTests,
          ],
        },
      },
      {
        // Starts real desks and commands, and kills them, fills their disk, turns their clock.
        test: { name: 'faults', include: processTests, ...patience },
      },
      {
        // The desk on PostgreSQL: one server of their own for all of them.
        test: {
          name: 'postgres',
          include: postgresTests,
          globalSetup: ['tests/support/desk/postgres-server.ts'],
          ...patience,
        },
      },
      {
        // Islands and enhancements in a simulated page.
        test: {
          name: 'dom',
          include: [`${unitFolders}/**/*.dom.test.{ts,tsx}`],
          environment: 'happy-dom',
          setupFiles: ['tests/support/dom-setup.ts'],
          ...patience,
        },
      },
      {
        // Reads dist/, which must be there. Nothing there changes what another file sees, so a page is parsed once a worker. A test
        // looks at all pages.
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          isolate: false,
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
