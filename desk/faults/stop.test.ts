import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { emailjsPaths } from '../../contract/emailjs.ts';
import type { DeskProcess } from '../../tests/support/desk/desk-process.ts';
import {
  listed,
  openDesk,
  openMailbox,
  patience,
  send,
  sendUntilKilled,
} from '../../tests/support/desk/fault-scene.ts';
import { sampleId, sampleParameters } from '../../tests/support/desk/sample-enquiry.ts';
import { mailSettings } from '../../tests/support/desk/settings-for-tests.ts';

test(
  'SIGTERM in the middle of a request: it is answered, and the enquiry is there',
  patience,
  async () => {
    const desk = await openDesk();
    const body = new URLSearchParams({ ...sampleParameters, enquiry_id: sampleId }).toString();
    const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
    const head = [
      `POST ${emailjsPaths.sendForm} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Expect: 100-continue',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    // "100 Continue" is how the desk says that the request has begun.
    const [begun] = await once(socket, 'data');
    expect(String(begun)).toContain('100 Continue');
    const ended = desk.kill('SIGTERM');
    await hasClosedItsPort(desk);
    socket.write(body);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('200 OK');
    expect(await ended).toBe(0);
    expect(await listed(desk)).toMatchObject([{ id: sampleId, state: 'stored' }]);
  },
);

test('a line that never says anything does not keep the desk from stopping', patience, async () => {
  const desk = await openDesk();
  const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // An answer over another line shows that the desk has taken the first one.
  await fetch(`${desk.url}/healthz`);
  expect(await desk.kill('SIGTERM')).toBe(0);
});

test(
  'a request whose headers end after SIGTERM is answered with a page, and what was typed is there',
  patience,
  async () => {
    const desk = await openDesk();
    const body = new URLSearchParams({ ...sampleParameters, enquiry_id: sampleId }).toString();
    const socket = connect(Number(new URL(desk.url).port), '127.0.0.1');
    socket.write(`POST ${emailjsPaths.sendForm} HTTP/1.1\r\nHost: localhost\r\n`);
    await fetch(`${desk.url}/healthz`);
    const ended = desk.kill('SIGTERM');
    await hasClosedItsPort(desk);
    const rest = [
      'Accept: text/html',
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    socket.write(`${rest.join('\r\n')}\r\n\r\n${body}`);
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 200 .*Your reference is <strong dir="ltr">WM-/s,
    );
    expect(await ended).toBe(0);
    expect(await listed(desk)).toMatchObject([{ id: sampleId, state: 'stored' }]);
  },
);

test(
  'SIGTERM under load: it ends well, and all that it had accepted is there',
  patience,
  async () => {
    const desk = await openDesk();
    const { accepted, code } = await sendUntilKilled(desk, 'SIGTERM', 40);
    expect(code).toBe(0);
    const kept = (await listed(desk)).map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(accepted));
    expect(accepted.length).toBeGreaterThanOrEqual(40);
  },
);

test('a second signal ends it at once', patience, async () => {
  const mailbox = await openMailbox('hold');
  const desk = await openDesk({ env: mailSettings(mailbox) });
  await send(desk);
  await mailbox.wasOffered(1);
  const ended = desk.kill('SIGTERM');
  await hasClosedItsPort(desk);
  void desk.kill('SIGTERM');
  expect(await ended).toBe(1);
});

function hasClosedItsPort(desk: DeskProcess): Promise<void> {
  return vi.waitFor(() => expect(fetch(`${desk.url}/healthz`)).rejects.toThrow(), patience);
}
