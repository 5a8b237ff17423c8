import { inColumns } from '../../terminal/table.ts';
import { readWords } from '../../terminal/usage.ts';
import { enquiryStates, waitedMs } from '../enquiry.ts';
import type { StoreStatus } from '../store/rows.ts';
import { type Command, jsonOption } from './command.ts';
import { asJson, minuteOf, stateHelp, stateMeanings } from './text.ts';

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
    const { values } = readWords({ args: words, options: jsonOption });
    const found = await withStore({ readOnly: true }, (store) => store.status());
    return { text: values.json ? statusAsJson(found, now()) : statusInWords(found, now()) };
  },
};

function statusAsJson({ counts, oldestUnsentAt, erasures }: StoreStatus, now: Date): string {
  const oldestUnsentSeconds = oldestUnsentAt && Math.floor(waitedMs(oldestUnsentAt, now) / 1_000);
  return asJson({ counts, oldestUnsentAt, oldestUnsentSeconds, erasures });
}

function statusInWords({ counts, oldestUnsentAt, erasures }: StoreStatus, now: Date): string {
  return [
    inColumns(enquiryStates.map((state) => [state, `${counts[state]}`, stateMeanings[state]])),
    oldestUnsentAt === null
      ? 'Nothing waits to be mailed.'
      : `The oldest unsent has waited ${ageInWords(waitedMs(oldestUnsentAt, now))}, since ${minuteOf(oldestUnsentAt)} UTC.`,
    `Proofs of erasure: ${erasures}`,
  ].join('\n');
}

const units = [
  ['day', 24 * 60 * 60 * 1_000],
  ['hour', 60 * 60 * 1_000],
  ['minute', 60 * 1_000],
  ['second', 1_000],
] as const;

/** A time span in its two largest units, such as "3 days 4 hours"; a span that is not positive is "no time". */
export function ageInWords(ms: number): string {
  const first = units.findIndex(([, unitMs]) => ms >= unitMs);
  if (first === -1) return ms > 0 ? 'less than a second' : 'no time';
  const words: string[] = [];
  let restMs = ms;
  for (const [unit, unitMs] of units.slice(first, first + 2)) {
    const count = Math.floor(restMs / unitMs);
    restMs -= count * unitMs;
    if (count > 0) words.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
  }
  return words.join(' ');
}
