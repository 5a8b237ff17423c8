import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { emailjsPaths } from '../../contract/emailjs.ts';
import type { DeskProcess } from '../../tests/support/desk/desk-process.ts';
import {
  databaseFile,
  listed,
  openDesk,
  openMailbox,
  pageStatus,
  patience,
  send,
} from '../../tests/support/desk/fault-scene.ts';
import { formOf, sampleParameters, sampleText } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../../tests/support/desk/settings-for-tests.ts';

/** Holds a desk's database as another program does that is in the middle of something long. */
function hold(desk: DeskProcess) {
  const database = new DatabaseSync(databaseFile(desk), { timeout: 5_000 });
  onTestFinished(() => database.close());
  database.exec('BEGIN EXCLUSIVE');
  return { release: () => database.exec('COMMIT') };
}

test(
  'while another program holds the database pages are served, and who sends meanwhile is kept once it lets go',
  patience,
  async () => {
    const mailbox = await openMailbox();
    const desk = await openDesk({ env: mailSettings(mailbox) });
    const { release } = hold(desk);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const sent = Promise.all(ids.map((id) => send(desk, id)));
    for (let count = 0; count < 3; count += 1) {
      expect(await pageStatus(desk, '/healthz')).toBe(200);
      expect(await pageStatus(desk, '/nowhere')).toBe(404);
    }
    release();
    expect(await sent).toEqual(ids.map(() => '200 OK'));
    await mailbox.hasReceived(ids.length);
    expect((await listed(desk)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  },
);

test(
  'when it does not let go, who sends is told so with all that was typed, and pages are served on',
  patience,
  async () => {
    const desk = await openDesk();
    const { release } = hold(desk);
    const program = send(desk, randomUUID());
    const person = fetch(`${desk.url}${emailjsPaths.sendForm}`, {
      method: 'POST',
      body: formOf(sampleParameters),
      headers: { accept: 'text/html', 'accept-language': 'en' },
    });
    const ready = fetch(`${desk.url}/readyz`);
    expect(await pageStatus(desk, '/healthz')).toBe(200);
    expect(await program).toMatch(/^503 The enquiry could not be kept/);
    const answer = await person;
    expect(answer.status).toBe(503);
    const page = await answer.text();
    for (const words of [sampleText.email, sampleText.fname]) expect(page).toContain(words);
    expect((await ready).status).toBe(503);
    release();
    expect(await send(desk, randomUUID())).toBe('200 OK');
    expect(await listed(desk)).toHaveLength(1);
    expect(await desk.kill()).toBe(0);
  },
);

test('a desk that stops while its database is held ends all the same', patience, async () => {
  const desk = await openDesk();
  hold(desk);
  const sent = send(desk, randomUUID());
  expect(await pageStatus(desk, '/healthz')).toBe(200);
  const ended = desk.kill();
  expect(await sent).toMatch(/^503 /);
  expect(await ended).toBe(0);
});
