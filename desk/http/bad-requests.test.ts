import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import {
  problemsOfAnswer,
  problemsOfMail,
  problemsOfRow,
} from '../../tests/support/desk/bad-requests/problems.ts';
import { badRequest } from '../../tests/support/desk/bad-requests/requests.ts';
import { noLimits } from '../../tests/support/desk/settings-for-tests.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';
import { readDeskConfig } from '../config.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { messageFor } from '../mail/message.ts';
import { readSettings } from '../settings.ts';

const parties = { from: 'desk@waymark.example', to: 'staff@waymark.example' };
const { optionalFields } = readSettings(readDeskConfig({}).projectFolder).contact;
const transport = createTransport({ streamTransport: true, buffer: true });

async function mailed(enquiry: StoredEnquiry) {
  const mail = messageFor(enquiry, { siteName: 'Waymark', from: parties.from, to: [parties.to] });
  const { message } = await transport.sendMail(mail);
  return simpleParser(message);
}

test('bad requests cause no failure, no broken row and no strange mail', {
  timeout: 60_000,
}, async () => {
  const desk = await openTestDesk({ env: { ...noLimits, DESK_TRUSTED_PROXIES: '127.0.0.1' } });
  await fc.assert(
    fc.asyncProperty(badRequest, async ({ body, ...request }) => {
      const response = await desk.app.inject({ ...request, payload: body });
      expect(
        problemsOfAnswer({
          status: response.statusCode,
          contentType: String(response.headers['content-type']),
          body: response.body,
        }),
      ).toEqual([]);
      const [newest] = await desk.store.list({ limit: 1 });
      if (response.statusCode !== 200 || newest === undefined) return;
      expect(problemsOfRow(newest, optionalFields)).toEqual([]);
      expect(problemsOfMail(await mailed(newest), parties)).toEqual([]);
    }),
    { numRuns: 300, timeout: 5_000 },
  );
  const rows = await desk.store.list();
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(problemsOfRow(row, optionalFields)).toEqual([]);
  expect(desk.log.join('')).not.toContain('"level":50');
});
