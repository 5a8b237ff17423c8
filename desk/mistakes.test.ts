import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { referenceFor } from '../contract/reference.ts';
import { sampleEnquiry, sampleId, sampleText } from '../tests/support/desk/sample-enquiry.ts';
import {
  closing,
  later,
  minuteMs,
  now,
  otherId,
} from '../tests/support/desk/suites/store/setting.ts';
import { temporaryFolder } from '../tests/support/desk/test-desk.ts';
import { StartError } from './errors.ts';
import { readMistakes } from './mistakes.ts';
import { openSqliteStore } from './store/sqlite/store.ts';

const subject = 'A mistake on /faq, source 3';
const isMistake = (about: string) => about.startsWith('A mistake on ');

/** A desk's enquiries, and what it tells of mistakes. */
async function deskWith() {
  const folder = await temporaryFolder();
  const store = closing(openSqliteStore(folder));
  return { store, read: () => readMistakes({ DESK_DATA: folder }, isMistake) };
}

function told(message: string) {
  return { ...sampleEnquiry, id: null, subject, text: { ...sampleText, message } };
}

test('what visitors told of a page comes newest first, and no other enquiry', async () => {
  const { store, read } = await deskWith();
  await store.add(told('The fee is £104 now.'), { now });
  await store.add(told('It takes six weeks.'), { now: later(minuteMs) });
  await store.add(sampleEnquiry, { now: later(2 * minuteMs) });
  expect(await read()).toEqual([
    expect.objectContaining({ words: 'It takes six weeks.', receivedAt: later(minuteMs), subject }),
    expect.objectContaining({ words: 'The fee is £104 now.', receivedAt: now, subject }),
  ]);
});

test('what is held as spam, erased or closed is not told; what somebody released is', async () => {
  const { store, read } = await deskWith();
  await store.add({ ...told('Held'), id: sampleId }, { now, isQuarantined: true });
  await store.add({ ...told('Read'), id: otherId }, { now });
  expect((await read()).map(({ words }) => words)).toEqual(['Read']);
  await store.release(sampleId, now);
  await store.mark(otherId, { handling: 'closed' }, now);
  expect((await read()).map(({ words }) => words)).toEqual(['Held']);
  await store.erase(sampleId, now);
  expect(await read()).toEqual([]);
});

test('a message of nothing but points, made to hang the editor, is told at once', async () => {
  const { store, read } = await deskWith();
  // As many as sixty messages have together. By an expression without an end each point took as long as all behind it.
  const points = '.'.repeat(300_000);
  await store.add(told(points), { now });
  expect((await read()).map(({ words }) => words)).toEqual([points]);
});

test('nobody is told who wrote, also where they wrote it into the message', async () => {
  const { store, read } = await deskWith();
  const { fname, lname, email, address, phone } = sampleText;
  const message = `The fee is £104, says ${fname}. Write to ${email} or to ${fname}+1@Mail.example.org,\r\nring ${phone} or +44 20 7946 0000. ${fname} ${lname}, ${address}. Zoës pass of 2026-11-28 cost it.`;
  await store.add({ ...told(message), id: sampleId }, { now });
  expect(await read()).toEqual([
    {
      reference: referenceFor(sampleId),
      receivedAt: now,
      subject,
      words:
        'The fee is £104, says …. Write to … or to …,\nring … or …. … …, …. Zoës pass of 2026-11-28 cost it.',
    },
  ]);
});

test('of words that a visitor sent again, the last ones are told once', async () => {
  const { store, read } = await deskWith();
  await store.add({ ...told('It costs £140.'), id: sampleId }, { now });
  await store.add({ ...told('It costs £104.'), id: sampleId }, { now: later(minuteMs) });
  expect((await read()).map(({ words }) => words)).toEqual(['It costs £104.']);
});

test('where no desk has kept anything there is nothing; a store that cannot be read is no empty one', async () => {
  const folder = await temporaryFolder();
  expect(await readMistakes({ DESK_DATA: folder }, isMistake)).toEqual([]);
  await writeFile(path.join(folder, 'enquiries.sqlite'), 'no database');
  await expect(readMistakes({ DESK_DATA: folder }, isMistake)).rejects.toThrow(StartError);
});
