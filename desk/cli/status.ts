import { parseArgs } from 'node:util';
import { enquiryStates } from '../enquiry.ts';
import type { StoreStatus } from '../store/enquiry-store.ts';
import { ageInWords } from './age.ts';
import { type Command, jsonOption } from './command.ts';
import { asJson } from './json.ts';
import { stateHelp, stateMeanings } from './states.ts';
import { inColumns, minuteOf } from './text.ts';

const help = `npm run enquiries -- status [--json]

Says how many enquiries there are in each state, how long the oldest that is still to be mailed (stored or sending) has
waited, and how many proofs of erasure are kept.

Options
  --json    { counts, oldestUnsentAt, oldestUnsentSeconds, erasures }; null when nothing waits

States
${stateHelp}`;

export const status: Command = {
  summary: 'how many there are in each state, and how long the oldest has waited',
  help,
  run: async (words, { withStore, now }) => {
    const { values } = parseArgs({ args: words, options: jsonOption });
    const found = await withStore({ readOnly: true }, (store) => store.status());
    return { text: values.json ? statusAsJson(found, now()) : statusInWords(found, now()) };
  },
};

function statusAsJson(found: StoreStatus, now: Date): string {
  const { counts, oldestUnsentAt, erasures } = found;
  const ageMs = waitedMs(found, now);
  return asJson({
    counts,
    oldestUnsentAt,
    oldestUnsentSeconds: ageMs === null ? null : Math.floor(ageMs / 1_000),
    erasures,
  });
}

function statusInWords(found: StoreStatus, now: Date): string {
  const { counts, oldestUnsentAt, erasures } = found;
  const ageMs = waitedMs(found, now);
  return [
    inColumns(enquiryStates.map((state) => [state, `${counts[state]}`, stateMeanings[state]])),
    ageMs === null || oldestUnsentAt === null
      ? 'Nothing waits to be mailed.'
      : `The oldest unsent has waited ${ageInWords(ageMs)}, since ${minuteOf(oldestUnsentAt)} UTC.`,
    `Proofs of erasure: ${erasures}`,
  ].join('\n');
}

/** Not below 0, however the clock has been set. */
function waitedMs({ oldestUnsentAt }: StoreStatus, now: Date): number | null {
  return oldestUnsentAt === null ? null : Math.max(0, now.getTime() - oldestUnsentAt.getTime());
}
