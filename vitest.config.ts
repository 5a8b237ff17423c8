import { defineConfig } from 'vitest/config';

const unitFolders = '{art,compiler,site,gates,contract,desk,scripts,bench,tests/support}';

export default defineConfig({
  test: {
    projects: [
      {
        // Pure functions, the desk, and components drawn to HTML.
        test: {
          name: 'unit',
          include: [`${unitFolders}/**/*.test.{ts,tsx}`],
          exclude: ['**/*.dom.test.*', 'desk/postgres/**'],
        },
      },
      {
        // The desk on PostgreSQL: one server of their own for all of them.
        test: {
          name: 'postgres',
          include: ['desk/postgres/**/*.test.ts'],
          globalSetup: ['tests/support/desk/postgres-server.ts'],
        },
      },
      {
        // Islands and enhancements in a simulated page.
        test: {
          name: 'dom',
          include: [`${unitFolders}/**/*.dom.test.{ts,tsx}`],
          environment: 'happy-dom',
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      {
        // Reads dist/, which must be there. Nothing there changes what another file sees, so a page is parsed once a worker.
        test: { name: 'built', include: ['tests/built/**/*.test.ts'], isolate: false },
      },
    ],
  },
});
