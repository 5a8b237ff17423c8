import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';
import { reportFile } from './scripts/test-counts.ts';

// Without any, Playwright says so when a test starts; other tools read this file on machines that have no browser.
const executablePath = findChromium();

// No web server of its own: each test starts the desk it needs, with the data and the mailbox it needs.
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: reportFile('journeys') }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [...chromiumFlags],
    },
    screenshot: 'only-on-failure',
  },
});
