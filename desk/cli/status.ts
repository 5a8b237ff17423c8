import { asJson } from '../../terminal/plain-text.ts';
import { inColumns } from '../../terminal/table.ts';
import { readWords } from '../../terminal/usage.ts';
import { enquiryStates, waitedMs } from '../enquiry.ts';
import { ageInWords, minuteOf, stateWords } from '../in-words.ts';
import type { StoreStatus } from '../store/rows.ts';
import { type Command, jsonOption } from './command.ts';
import { stateHelp } from './text.ts';

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
    inColumns(enquiryStates.map((state) => [state, `${counts[state]}`, stateWords[state].meaning])),
    oldestUnsentAt === null
      ? 'Nothing waits to be mailed.'
      : `The oldest unsent has waited ${ageInWords(waitedMs(oldestUnsentAt, now))}, since ${minuteOf(oldestUnsentAt)} UTC.`,
    `Proofs of erasure: ${erasures}`,
  ].join('\n');
}
