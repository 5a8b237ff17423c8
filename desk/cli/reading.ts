import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldNames, fields } from '../../contract/fields.ts';
import { referenceFor } from '../../contract/reference.ts';
import { asJson, inLines, onOneLine } from '../../terminal/plain-text.ts';
import { inColumns } from '../../terminal/table.ts';
import { readWords, UsageError } from '../../terminal/usage.ts';
import { enquiryStates, type StoredEnquiry, waitedMs } from '../enquiry.ts';
import { reasonOf, StoreError } from '../errors.ts';
import { flat, inParts, partsAsCsv, partsAsJson } from '../exports.ts';
import { filterFrom, filterOptions } from '../filters.ts';
import { ageInWords, handlingInWords, minuteOf, proofInWords, stateWords } from '../in-words.ts';
import { makeFile } from '../new-file.ts';
import type { StoreStatus } from '../store/reading.ts';
import { absent, type Command, forEachName, jsonOption, NotDone, readNames } from './command.ts';

/** Which enquiries there are, newest first. */
export const list: Command = async (words, { withStore, print }) => {
  const { values } = readWords({ args: words, options: { ...jsonOption, ...filterOptions } });
  const filter = filterFrom(values);
  await withStore({ readOnly: true }, async (store) => {
    const enquiries = inParts(store, filter);
    const lines = values.json ? partsAsJson(enquiries) : partsAsTable(enquiries);
    for await (const part of lines) await print(part);
  });
  return { text: '' };
};

async function* partsAsTable(
  parts: AsyncIterable<readonly StoredEnquiry[]>,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const part of parts) {
    if (isFirst && part.length === 0) yield 'No enquiries.\n';
    if (part.length === 0) return;
    const rows = part.map(tableRow);
    yield `${[...(isFirst ? [tableHead] : []), ...rows].join('\n')}\n`;
    isFirst = false;
  }
}

/** Enquiries in full, or the proof that one was erased. */
export const show: Command = async (words, { withStore }) => {
  const { values, names } = readNames(words, jsonOption);
  const { results, problems } = await withStore({ readOnly: true }, (store) =>
    forEachName(names, async (name) => {
      const enquiries = await store.find(name);
      const proofs = await store.findErasures(name);
      if (enquiries.length + proofs.length === 0) throw await absent(store, name);
      return { enquiries, proofs };
    }),
  );
  const enquiries = results.flatMap((result) => result.enquiries);
  const proofs = results.flatMap((result) => result.proofs);
  const text = values.json
    ? asJson([...enquiries.map(flat), ...proofs.map((proof) => ({ ...proof, state: 'erased' }))])
    : [...enquiries.map(enquiryInFull), ...proofs.map(proofInWords)].join('\n\n');
  return { text, problems };
};

/** How many there are in each state, and how long the oldest has waited. */
export const status: Command = async (words, { withStore, now }) => {
  const { values } = readWords({ args: words, options: jsonOption });
  const found = await withStore({ readOnly: true }, (store) => store.status());
  return { text: values.json ? statusAsJson(found, now()) : statusInWords(found, now()) };
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

/** Enquiries as a table for a spreadsheet, or as JSON. */
export const exportEnquiries: Command = async (words, { withStore, print }) => {
  const { values } = readWords({
    args: words,
    options: { ...jsonOption, ...filterOptions, output: { type: 'string' } },
  });
  const filter = filterFrom(values);
  if (values.output?.trim() === '') throw new UsageError('--output: name one new file.');
  return withStore({ readOnly: true }, async (store) => {
    let count = 0;
    async function* counted() {
      for await (const part of inParts(store, filter)) {
        count += part.length;
        yield part;
      }
    }
    const parts = values.json ? partsAsJson(counted()) : partsAsCsv(counted());
    if (values.output === undefined) {
      for await (const part of parts) await print(part);
      return { text: '' };
    }
    const file = path.resolve(values.output);
    await writeNewFile(file, parts);
    return { text: `Wrote ${file}, which only you may read. Enquiries in it: ${count}` };
  });
};

/** An export that was cut short is not taken for a whole one. */
async function writeNewFile(file: string, parts: AsyncIterable<string>): Promise<void> {
  try {
    if (existsSync(file)) throw new Error('it is there already; name a new file');
    await makeFile(file, (partial) => writeFile(partial, parts));
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new NotDone(`${file} was not written: ${reasonOf(error)}.`, { cause: error });
  }
}

/** As wide as the widest cell can be, so that a line can be written before the next enquiry is read. */
const columns = [
  ['reference', 12],
  ['received (UTC)', 16],
  ['state', Math.max(...enquiryStates.map(({ length }) => length))],
  ['attempts', 8],
  ['subject', 0],
] as const;

/** The line over the enquiries of a table for a terminal. */
const tableHead = inTable(columns.map(([heading]) => heading));

/** One enquiry as a line of it; nothing a visitor wrote can move the cursor. */
function tableRow(enquiry: StoredEnquiry): string {
  const { reference, receivedAt, state, attempts, subject } = enquiry;
  return inTable([reference, minuteOf(receivedAt), state, String(attempts), onOneLine(subject)]);
}

function inTable(cells: readonly string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0))
    .join('  ')
    .trimEnd();
}

/** One enquiry in full for a terminal. */
function enquiryInFull(enquiry: StoredEnquiry): string {
  const { amends, state, attempts, resends, lastError, sentAt, spamReasons } = enquiry;
  const lines = [
    `${enquiry.reference}  ${enquiry.id}`,
    `Received: ${enquiry.receivedAt.toISOString()}`,
    ...(amends === null ? [] : [`Changes the words of: ${referenceFor(amends)}  ${amends}`]),
    `State: ${state}, ${attempts} attempts${lastError === null ? '' : ` (${lastError})`}`,
    ...(state === 'stored' ? [`Next attempt: ${enquiry.nextAttemptAt.toISOString()}`] : []),
    ...(sentAt === null ? [] : [`Sent: ${sentAt.toISOString()}`]),
    ...(handlingInWords(enquiry) === '' ? [] : [`Staff: ${handlingInWords(enquiry)}`]),
    ...(enquiry.note === '' ? [] : [`Note: ${inLines(enquiry.note)}`]),
    ...(resends === 0 ? [] : [`Asked to be mailed again: ${resends}`]),
    ...(spamReasons.length === 0 ? [] : [`Spam signs: ${spamReasons.join('; ')}`]),
    `About: ${onOneLine(enquiry.subject)}`,
    `Page: ${onOneLine(enquiry.page)} (${onOneLine(enquiry.language)})`,
    ...fieldNames.map((field) => `${fields[field].label}: ${inLines(enquiry.text[field])}`),
  ];
  return lines.join('\n');
}
