import { setTimeout } from 'node:timers/promises';
import { atEnd, inTrial } from '../support/at-end.ts';
import { openPostgres } from '../support/desk/postgres-server.ts';
import { diskTrials } from '../support/desk/trials/disk.ts';
import { logTrials } from '../support/desk/trials/log.ts';
import { mailTrials } from '../support/desk/trials/mail.ts';
import { olderTrials } from '../support/desk/trials/older.ts';
import {
  withLinesCut,
  withPostgresFrozen,
  withPostgresKilled,
} from '../support/desk/trials/postgres.ts';
import type { Trial, Verdict } from '../support/desk/trials/trial.ts';
import { floodTrials } from './flood.ts';

const enquiries = 400;
const longestTrialMs = 5 * 60_000;

/**
 * Goes through what the fault tests go through, with more enquiries, and what is too long for a test. Prints what became of every
 * enquiry, and what could not be tried here; only those whose name has `part` in it. A trial that broke off counts as a loss.
 */
export async function benchTorture(part = ''): Promise<void> {
  const trials: Readonly<Record<string, Trial>> = {
    ...diskTrials,
    ...logTrials,
    ...mailTrials,
    'lines to PostgreSQL that are cut': onOwnServer(withLinesCut),
    'PostgreSQL, killed ten times': onOwnServer(withPostgresKilled),
    'PostgreSQL, frozen': onOwnServer(withPostgresFrozen),
    ...olderTrials,
    ...floodTrials,
  };
  const verdicts: Record<string, Verdict> = {};
  const skipped: string[] = [];
  for (const [name, trial] of Object.entries(trials).filter(([each]) => each.includes(part))) {
    const startedAt = performance.now();
    const result = await inTime(inTrial(() => trial(enquiries))).catch((error: unknown) => {
      process.exitCode = 1;
      return `it broke off, ${error}`;
    });
    const seconds = `${Math.round((performance.now() - startedAt) / 1_000)} s`;
    console.log(`  ${name}, ${seconds}${typeof result === 'string' ? `: ${result}` : ''}`);
    if (typeof result === 'string') skipped.push(`${name}: ${result}`);
    else verdicts[name] = result;
  }
  console.table(
    Object.entries(verdicts).map(([fault, { accepted, lost, doubled, ...rest }]) => ({
      fault,
      'heard OK': accepted,
      lost,
      'doubled, same Message-ID': doubled,
      'doubled otherwise': rest.doubledOtherwise,
      refused: rest.refused,
    })),
  );
  for (const line of skipped) console.log(`Not in the table: ${line}`);
  const isSound = ({ lost, doubledOtherwise }: Verdict) => lost + doubledOtherwise === 0;
  if (!Object.values(verdicts).every(isSound)) process.exitCode = 1;
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const end = async () => {
    await setTimeout(longestTrialMs, null, { ref: false });
    throw new Error(`not done after ${longestTrialMs / 60_000} minutes`);
  };
  return Promise.race([work, end()]);
}

/** On a server of its own, which the trial may kill. */
function onOwnServer(trial: (count: number, serverUrl: string) => ReturnType<Trial>): Trial {
  return async (count) => {
    const server = await openPostgres().catch((error: unknown) => String(error));
    if (typeof server === 'string') return server;
    atEnd(server.stop);
    return trial(count, server.url);
  };
}
