import { expect, test } from 'vitest';
import { readCsv } from '../../csv-reader.ts';
import { sampleEnquiry, sampleId } from '../../sample-enquiry.ts';
import {
  failed,
  failedId,
  listed,
  type MakeKept,
  received,
  sceneIn,
  spam,
  today,
  waiting,
} from './setting.ts';

/** What the command line tells of every store, beside one that has the store open. */
export function testReading(makeKept: MakeKept): void {
  test('list shows the newest first, and narrows by state, day and number', async () => {
    const { run } = await sceneIn(makeKept);
    expect(await listed(run)).toEqual([waiting, spam, failed]);
    expect(await listed(run, '--state', 'quarantined,failed')).toEqual([spam, failed]);
    expect(await listed(run, '--from', '2026-11-02')).toEqual([waiting, spam]);
    expect(await listed(run, '--from', '2026-11-01', '--to', '2026-11-15')).toEqual([spam, failed]);
    expect(await listed(run, '--limit', '1', '--state', 'failed,stored')).toEqual([waiting]);
    expect((await run('list', '--to', '2026-10-31')).stdout).toBe('No enquiries.\n');
  });

  test('status counts every state and tells the age of the oldest unsent in words', async () => {
    const { store, run } = await sceneIn(makeKept);
    const id = '33333333-2222-4333-8444-555555555555';
    const [days, minute] = [3 * 24 * 60 * 60 * 1_000, 60_000];
    await store.add(
      { ...sampleEnquiry, id, subject: 'Old' },
      { now: new Date(today.getTime() - days - minute) },
    );
    await store.erase(sampleId, today);
    const { code, stdout } = await run('status');
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['quarantined', '1'],
      ['stored', '1'],
      ['sending', '0'],
      ['sent', '0'],
      ['failed', '1'],
      [expect.stringMatching(/^The oldest unsent has waited 3 days( \d hours?)?, since .+ UTC\.$/)],
      ['Proofs of erasure: 1'],
      [''],
    ]);
  });

  test('status --json has numbers for programs', async () => {
    const { run } = await sceneIn(makeKept);
    const status = JSON.parse((await run('status', '--json')).stdout);
    expect(status).toEqual({
      counts: { quarantined: 1, stored: 1, sending: 0, sent: 0, failed: 1 },
      oldestUnsentAt: received.waiting.toISOString(),
      oldestUnsentSeconds: expect.any(Number),
      erasures: 0,
    });
  });

  test('export has the same enquiries as list, as CSV and as JSON', async () => {
    const { run } = await sceneIn(makeKept);
    const [, ...rows] = readCsv((await run('export', '--state', 'stored,failed')).stdout);
    expect(rows.map(([reference]) => reference)).toEqual([waiting, failed]);
    const asJson = await run('export', '--json', '--state', 'stored,failed');
    expect(JSON.parse(asJson.stdout)).toMatchObject([{ id: sampleId }, { id: failedId }]);
  });
}
