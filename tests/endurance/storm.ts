import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Doubling, StormReport } from '../support/desk/storm/report.ts';
import { runStorm } from '../support/desk/storm/storm.ts';

const enquiriesPerKill = 100;
const killsPerLine = 10;

/** Kills a real desk under load with `kill -9`, again and again, and prints what became of every enquiry. */
export async function benchStorm(kills: number, seed: number): Promise<void> {
  const enquiries = kills * enquiriesPerKill;
  console.log(
    `${kills} times kill -9 over ${enquiries} enquiries, mailed to an SMTP server on this machine, seed ${seed}`,
  );
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'waymark-storm-'));
  const startedAt = performance.now();
  const report = await runStorm({
    kills,
    enquiries,
    seed,
    dataFolder,
    onKill: (count, accepted) => {
      if (count % killsPerLine === 0) console.log(`  ${count} kills, ${accepted} accepted`);
    },
  });
  printReport(report);
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
  if (isSound(report)) await rm(dataFolder, { recursive: true });
  else {
    console.log(`The enquiries are kept in ${dataFolder}`);
    process.exitCode = 1;
  }
}

function printReport(report: StormReport): void {
  const { doublings, refusals } = report;
  const differing = doublings.filter(({ hasSameMessageId }) => !hasSameMessageId);
  console.table({
    'requests sent, repeats after a kill included': report.requests,
    'enquiries accepted': report.accepted,
    'answers other than OK': refusals.length,
    'enquiries stored': report.stored,
    'enquiries mailed': report.mailed,
    lost: report.lost.length,
    doubled: doublings.length,
    'doubled under another Message-ID': differing.length,
    'doubled without a kill to explain it': doublings.filter(isUnexplained).length,
  });
  for (const doubling of doublings) console.log(`  ${doubling.id} ${causeOf(doubling)}`);
  for (const { id } of report.lost) console.log(`  ${id} lost`);
  for (const refusal of new Set(refusals)) console.log(`  answered ${refusal}`);
}

function causeOf({ killedAfterMs }: Doubling): string {
  if (killedAfterMs === null) return 'doubled, and no kill explains it';
  const ms = Math.abs(killedAfterMs).toFixed(1);
  return killedAfterMs >= 0
    ? `doubled: killed ${ms} ms after the 250 to DATA, before the commit`
    : `doubled: killed ${ms} ms before the 250 to DATA, while the server took the mail`;
}

function isUnexplained({ killedAfterMs }: Doubling): boolean {
  return killedAfterMs === null;
}

function isSound({ accepted, stored, lost, doublings }: StormReport): boolean {
  return (
    lost.length === 0 &&
    stored === accepted &&
    doublings.every((doubling) => doubling.hasSameMessageId && !isUnexplained(doubling))
  );
}
