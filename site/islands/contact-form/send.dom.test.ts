// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { shippedIdentifiers } from '../../../contract/emailjs.ts';
import { type FormAnswer, startRecordingServer } from '../../../tests/support/recording-server.ts';
import { sendEnquiry } from './send.ts';

type Server = Awaited<ReturnType<typeof startRecordingServer>>;
const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

test('an accepted form is sent, with what the SDK adds to it', async () => {
  const server = await serverThat(() => ({ status: 200, text: 'OK' }));
  expect(await sendTo(server)).toEqual({ kind: 'sent' });
  expect(server.received[0]?.path).toBe('/api/v1.0/email/send-form');
  expect(Object.fromEntries(server.received[0]?.fields ?? [])).toEqual({
    fname: 'Ζωή',
    lib_version: '4.4.1',
    service_id: 'waymark_desk',
    template_id: 'enquiry',
    user_id: 'waymark_public_key',
  });
});

test('a refusal is told with its status and text', async () => {
  const server = await serverThat(() => ({ status: 429, text: 'Too many enquiries' }));
  expect(await sendTo(server)).toEqual({ kind: 'failed', errorText: '429 Too many enquiries' });
});

test('a server that cannot be reached is a failure with the error’s own words', async () => {
  const server = await serverThat(() => ({ status: 200, text: 'OK' }));
  await server.close();
  servers.splice(0);
  // The simulated browser reports the lost connection by itself, as a real one does.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const outcome = await sendTo(server);
  expect(outcome).toMatchObject({ kind: 'failed', errorText: expect.stringContaining('Error') });
});

test('a missing identifier is a failure in the SDK’s words, and nothing is sent', async () => {
  const server = await serverThat(() => ({ status: 200, text: 'OK' }));
  const identifiers = { ...shippedIdentifiers, publicKey: '' };
  const outcome = await sendEnquiry(drawForm(), { origin: server.origin, identifiers });
  expect(outcome).toMatchObject({
    kind: 'failed',
    errorText: expect.stringContaining('The public key is required'),
  });
  expect(server.received).toEqual([]);
});

test('an answer that does not come in time leaves the enquiry unconfirmed', async () => {
  const server = await serverThat(() => new Promise(() => {}));
  expect(await sendTo(server, 100)).toEqual({
    kind: 'unconfirmed',
    errorText: 'No answer came within 0.1 s.',
  });
});

async function serverThat(answer: () => FormAnswer | Promise<FormAnswer>): Promise<Server> {
  const server = await startRecordingServer(answer);
  servers.push(server);
  return server;
}

function sendTo(server: Server, timeoutMs?: number) {
  const connection = { origin: server.origin, identifiers: shippedIdentifiers };
  return sendEnquiry(drawForm(), connection, timeoutMs);
}

function drawForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = '<input name="fname" value="Ζωή">';
  document.body.replaceChildren(form);
  return form;
}
