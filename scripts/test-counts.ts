import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

type TestCounts = {
  /** Also those that passed at a second try. */
  passed: number;
  failed: number;
  /** Passed only at a second try. */
  flaky: number;
};

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform(({ numPassedTests: passed, numFailedTests: failed }) => ({
    passed,
    failed,
    flaky: 0,
  }));

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  })
  .transform(({ stats: { expected, unexpected, flaky } }) => {
    return { passed: expected + flaky, failed: unexpected, flaky };
  });

const reports = {
  unit: vitestReport,
  built: vitestReport,
  journeys: playwrightReport,
} as const;

/** Where the runner of that part writes what it counted. */
export function reportFile(part: keyof typeof reports): string {
  return `test-results/${part}.json`;
}

/** Tests passed and failed, over all runners that have written a report since the gate began. */
export function countTests(): TestCounts {
  const counts = Object.entries(reports).map(([part, schema]) => {
    const file = `test-results/${part}.json`;
    if (!existsSync(file)) return { passed: 0, failed: 0, flaky: 0 };
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  });
  const sumOf = (kind: keyof TestCounts) => counts.reduce((sum, count) => sum + count[kind], 0);
  return { passed: sumOf('passed'), failed: sumOf('failed'), flaky: sumOf('flaky') };
}
