import { randomUUID } from 'node:crypto';
import { readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { referenceFor } from '../../contract/reference.ts';
import { runCommand } from '../../tests/support/desk/command-line.ts';
import { runToEnd } from '../../tests/support/desk/desk-process.ts';
import {
  databaseFile,
  listed,
  openDesk,
  openMailbox,
  pageStatus,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings, messageIdOf } from '../../tests/support/desk/settings-for-tests.ts';
import { temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { journalFileIn } from '../journal/journal.ts';

test(
  'what is missing is named at the start, and the files as they were are set aside',
  patience,
  async () => {
    const desk = await openDesk();
    const id = randomUUID();
    expect(await send(desk, id)).toBe('200 OK');
    await desk.kill('SIGKILL');
    await truncate(databaseFile(desk, '-wal'));
    const next = await openDesk({ dataFolder: desk.dataFolder });
    await next.hasPrinted(/The last commits of .+ were lost: .+ are in .+set-aside-/);
    await next.hasPrinted(new RegExp(`Missing in the database .+ ${referenceFor(id)}\\.`));
  },
);

test(
  'an empty volume in the place of the database: all comes back from a journal elsewhere, and what was mailed is not mailed again',
  patience,
  async () => {
    const mailbox = await openMailbox();
    const env = { ...mailSettings(mailbox), DESK_JOURNAL: await temporaryFolder() };
    const desk = await openDesk({ env });
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) expect(await send(desk, id)).toBe('200 OK');
    await mailbox.hasReceived(3);
    await desk.hasMailedAll();
    expect(await desk.kill()).toBe(0);
    await rename(desk.dataFolder, `${await temporaryFolder()}/aside`);
    const next = await openDesk({ env, dataFolder: desk.dataFolder });
    const kept = await listed(next);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const late = randomUUID();
    expect(await send(next, late)).toBe('200 OK');
    await mailbox.hasReceived(4);
    const mailed = mailbox.messages.map(({ messageId }) => messageId);
    expect(mailed.toSorted()).toEqual([...ids, late].map(messageIdOf).toSorted());
  },
);

test('without a sound journal a lost log stops the start, as it always did', patience, async () => {
  const desk = await openDesk();
  for (let count = 0; count < 3; count += 1) await send(desk, randomUUID());
  await desk.kill('SIGKILL');
  await truncate(databaseFile(desk, '-wal'));
  const journal = journalFileIn(desk.dataFolder);
  const text = await readFile(journal, 'utf8');
  await writeFile(journal, text.replace(sampleText.country, 'Iceland'));
  const settings = { DESK_SITE: 'none', PORT: '0', DESK_DATA: desk.dataFolder };
  const ended = await runToEnd(['desk/main.ts'], settings);
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringMatching(/lacks the last \d of/)]);
});

test(
  'when the journal is taken from under the desk nobody hears OK, and it is not ready, until it is back',
  patience,
  async () => {
    const desk = await openDesk();
    expect(await send(desk, randomUUID())).toBe('200 OK');
    const file = journalFileIn(desk.dataFolder);
    await rename(file, `${file}.aside`);
    const id = randomUUID();
    expect(await send(desk, id)).toMatch(/^503 The enquiry could not be kept/);
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(503);
    await rename(`${file}.aside`, file);
    expect(await send(desk, id)).toBe('200 OK');
    await expect.poll(() => pageStatus(desk, '/readyz'), patience).toBe(200);
    const { code, stdout } = await runCommand(['verify', '--json'], { DESK_DATA: desk.dataFolder });
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { enquiries: 2, damage: [] }]);
  },
);

test(
  'a command that erases reaches the journal of the running desk, and verify says where it is damaged',
  patience,
  async () => {
    const desk = await openDesk();
    const [id, other] = [randomUUID(), randomUUID()];
    for (const each of [id, other]) expect(await send(desk, each)).toBe('200 OK');
    await desk.enquiries('erase', '--yes', id);
    const file = journalFileIn(desk.dataFolder);
    const text = await readFile(file, 'utf8');
    expect(text.split(sampleText.email)).toHaveLength(2);
    expect(await desk.enquiries('verify')).toContain('the proofs of 1 that were erased');
    await writeFile(file, text.replace(sampleText.country, 'Iceland'));
    const { code, stdout } = await runCommand(['verify'], { DESK_DATA: desk.dataFolder });
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(`line 2, byte \\d+, ${referenceFor(other)}: does not have its checksum`),
    );
  },
);
