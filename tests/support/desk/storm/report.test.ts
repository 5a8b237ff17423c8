import { expect, test } from 'vitest';
import { sampleId, sampleStored } from '../sample-enquiry.ts';
import type { Taken } from './mailbox.ts';
import { type Kill, reportOn, type StormReport } from './report.ts';

const visit = { id: sampleId, mark: 'Storm 1' };
const mail: Taken = { messageId: '<1@waymark.example>', mark: 'Storm 1', atMs: 1_000 };

function report(records: {
  taken: readonly Taken[];
  kills?: readonly Kill[];
  isStored?: boolean;
}): StormReport {
  const { taken, kills = [], isStored = true } = records;
  return reportOn({
    visitors: { accepted: [visit], refusals: [], requests: () => 1 },
    stored: isStored ? [sampleStored] : [],
    kills,
    taken,
  });
}

function killAt(atMs: number, ...inHand: string[]): Kill {
  return { atMs, inHand: new Set(inHand) };
}

test('an enquiry stored once and mailed once is neither lost nor doubled', () => {
  expect(report({ taken: [mail] })).toMatchObject({ mailed: 1, lost: [], doublings: [] });
});

test('an enquiry that is not in the box is lost', () => {
  expect(report({ taken: [] })).toMatchObject({ mailed: 0, lost: [visit] });
});

test('an enquiry that is not in the database is lost', () => {
  expect(report({ taken: [mail], isStored: false }).lost).toEqual([visit]);
});

const twoKills = [killAt(999, sampleId), killAt(1_900, sampleId)];

test.each([
  ['explains', 'after the 250 with the enquiry in hand', [killAt(1_003, sampleId)], 3],
  ['explains', 'before the 250 with the enquiry in hand', [killAt(999, sampleId)], -1],
  ['explains', 'before the 250, although the next found the claim', twoKills, -1],
  ['does not explain', 'after it was noted as sent', [killAt(1_003)], null],
  ['does not explain', 'in a later life', [killAt(1_003), killAt(1_900, sampleId)], null],
])('a kill %s a doubling when it fell %s', (_verdict, _when, kills, killedAfterMs) => {
  const taken = [mail, { ...mail, atMs: 2_000 }];
  expect(report({ taken, kills }).doublings).toEqual([
    { ...visit, hasSameMessageId: true, killedAfterMs },
  ]);
});

test('two mails under two Message-IDs are told apart from honest repeats', () => {
  const taken = [mail, { ...mail, messageId: '<2@waymark.example>', atMs: 2_000 }];
  expect(report({ taken }).doublings).toMatchObject([{ hasSameMessageId: false }]);
});
