import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';

// Without any, Playwright says so when a test starts; other tools read this file on machines that have no browser.
const executablePath = findChromium();

// No web server of its own: each test starts the desk it needs, with the data and the mailbox it needs.
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // The editor's tests share one server, one after the other: they begin first, so that nobody waits for them at the end.
  projects: [
    { name: 'editor', testMatch: 'editor.spec.ts' },
    { name: 'site', testIgnore: 'editor.spec.ts' },
  ],
  // Three for two cores: each waits now and then, for a window to open or a mail to come.
  workers: '150%',
  forbidOnly: true,
  timeout: 60_000,
  // A browser that stops drawing is not a fault of the page; what passes only at a second try is named and counted.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // No page draws in three dimensions, so nothing has to take the place of a graphics card.
      args: [...chromiumFlags, '--disable-software-rasterizer'],
    },
    screenshot: 'only-on-failure',
  },
});
