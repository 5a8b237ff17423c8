import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  listed,
  openDesk,
  openMailbox,
  patience,
  send,
} from '../../../tests/support/desk/fault-scene.ts';
import { asAdministrator, emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { sampleId } from '../../../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../../../tests/support/desk/settings-for-tests.ts';

test('two desks on one database mail each enquiry once', patience, async () => {
  const mailbox = await openMailbox();
  const env = { ...mailSettings(mailbox), DATABASE_URL: await emptyDatabase() };
  const desks = await Promise.all([openDesk({ env }), openDesk({ env })]);
  const answers = await Promise.all(
    Array.from({ length: 15 }, randomUUID).flatMap((id) => desks.map((desk) => send(desk, id))),
  );
  expect(new Set(answers)).toEqual(new Set(['200 OK']));
  await mailbox.hasReceived(15);
  expect(await Promise.all(desks.map((desk) => desk.kill()))).toEqual([0, 0]);
  expect(new Set(mailbox.messages.map(({ messageId }) => messageId)).size).toBe(15);
  expect(mailbox.messages).toHaveLength(15);
});

test(
  'what a killed desk was mailing is mailed by the other, with the same Message-ID',
  patience,
  async () => {
    const mailbox = await openMailbox('hold');
    const env = { ...mailSettings(mailbox), DATABASE_URL: await emptyDatabase() };
    const first = await openDesk({ env });
    expect(await send(first)).toBe('200 OK');
    await mailbox.wasOffered(1);
    await openDesk({ env });
    await first.kill('SIGKILL');
    await mailbox.goDown();
    mailbox.behave('accept');
    await mailbox.comeBack();
    await mailbox.hasReceived(1);
    expect(mailbox.messages[0]?.messageId).toBe(`<${sampleId}@waymark.example>`);
  },
);

test(
  'a database that was emptied while the desk was down has all that was accepted after the next start',
  patience,
  async () => {
    const databaseUrl = await emptyDatabase();
    const env = { DATABASE_URL: databaseUrl };
    const desk = await openDesk({ env });
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answers = await Promise.all(ids.map((id) => send(desk, id)));
    expect(new Set(answers)).toEqual(new Set(['200 OK']));
    await desk.kill('SIGKILL');
    await asAdministrator('DROP SCHEMA public CASCADE; CREATE SCHEMA public', databaseUrl);
    const next = await openDesk({ env, dataFolder: desk.dataFolder });
    expect((await listed(next)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await next.enquiries('verify')).toContain('The database has each of them.');
  },
);

test(
  'with a database set, the data folder holds the journal alone, and the start names where enquiries are',
  patience,
  async () => {
    const databaseUrl = await emptyDatabase();
    const desk = await openDesk({ env: { DATABASE_URL: databaseUrl } });
    expect(await send(desk)).toBe('200 OK');
    expect(await readdir(desk.dataFolder)).toEqual(['accepted.journal']);
    const { host, pathname, password } = new URL(databaseUrl);
    expect(desk.output()).toContain(`They are kept in PostgreSQL at ${host}${pathname}`);
    expect(desk.output()).not.toContain(password);
    expect(JSON.parse(await desk.enquiries('list', '--json'))).toMatchObject([{ id: sampleId }]);
  },
);
