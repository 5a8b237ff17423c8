import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.ts';
import { reportFile } from './scripts/test-counts.ts';

const executablePath = findChromium();
if (executablePath === null) {
  throw new Error('There is no Chromium here. "node scripts/chromium.ts" installs one.');
}

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
    launchOptions: { executablePath, args: [...chromiumFlags] },
    screenshot: 'only-on-failure',
  },
});
