import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  sampleEnquiry,
  sampleId,
  sampleParameters,
} from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk, temporaryFolder } from '../../tests/support/desk/test-desk.ts';
import { Journal } from '../journal/journal.ts';
import { witnessedBy } from '../journal/witness.ts';
import { openSqliteStore } from '../store/sqlite/store.ts';

const form = { ...sampleParameters, enquiry_id: sampleId };
const token = 'sixteen-signs-at-least';

async function openWitnessedDesk() {
  const folder = await temporaryFolder();
  const { store, agree } = witnessedBy(new Journal(folder), openSqliteStore(folder));
  const last = { at: new Date('2026-03-02T08:00:00Z'), agreement: await agree() };
  return openTestDesk({ store, lastLook: () => last, lostLogLines: () => 3 });
}

test('metrics count what was accepted and refused, and tell how store, journal and log are', async () => {
  const desk = await openWitnessedDesk();
  await desk.postForm(form);
  await desk.postForm(form);
  await desk.postForm({ ...form, email: 'zoe' });
  const form2 = { 'content-type': 'application/x-www-form-urlencoded' };
  await desk.post('reference=&email=', form2, '/enquiry');
  const { body, headers } = await desk.app.inject('/metrics');
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of [
    '# TYPE waymark_enquiries_accepted_total counter',
    'waymark_enquiries_accepted_total{outcome="new"} 1',
    'waymark_enquiries_accepted_total{outcome="repeat"} 1',
    'waymark_enquiries_held_total 0',
    'waymark_calls_refused_total{status="422"} 1',
    'waymark_status_questions_total 1',
    'waymark_store_up 1',
    'waymark_enquiries{state="stored"} 1',
    'waymark_oldest_unsent_seconds 0',
    'waymark_witness_agrees 1',
    'waymark_witness_looked_at_seconds 1772438400',
    'waymark_lost_log_lines 3',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
  expect(body).toMatch(/^waymark_event_loop_delay_seconds \d/m);
  expect(body).toMatch(/^(#.*\n|[a-z_]+(\{[a-z]+="\w+"\})? [\d.e+-]+\n)+$/);
  expect(desk.log.filter((line) => line.includes('metrics'))).toEqual([]);
});

test('a store that does not answer is told, and the rest all the same', async () => {
  const store = openSqliteStore(await temporaryFolder());
  const desk = await openTestDesk({ store });
  await store.close();
  const { body } = await desk.app.inject('/metrics');
  expect(body).toContain('\nwaymark_store_up 0\n');
  expect(body).toContain('waymark_calls_refused_total 0');
  expect(body).not.toContain('waymark_witness');
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.9' }, 404],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.9' } }, 404],
  ['this machine', { remoteAddress: '::1' }, 200],
])('without a token %s is answered %o with %i', async (_who, asked, status) => {
  const desk = await openTestDesk();
  await desk.store.add(sampleEnquiry, { now: new Date() });
  const { statusCode, body } = await desk.app.inject({ url: '/metrics', ...asked });
  expect(statusCode).toBe(status);
  expect(body.includes('waymark_')).toBe(status === 200);
});

test('with a token whoever names it may ask from anywhere, and nobody else', async () => {
  const desk = await openTestDesk({ env: { DESK_METRICS_TOKEN: token } });
  const statusFor = async (authorization: string) => {
    const headers = { authorization };
    const asked = { url: '/metrics', headers, remoteAddress: '203.0.113.9' };
    return (await desk.app.inject(asked)).statusCode;
  };
  expect(await statusFor(`Bearer ${token}`)).toBe(200);
  expect(await statusFor(`Bearer ${token}x`)).toBe(404);
  expect((await desk.app.inject('/metrics')).statusCode).toBe(404);
});

test('each figure that an alert asks for is one that the desk tells', async () => {
  const { body } = await (await openWitnessedDesk()).app.inject('/metrics');
  const alerts = readFileSync('deploy/alerts.yml', 'utf8');
  const asked = alerts.match(/\bwaymark_\w+/g) ?? [];
  expect(new Set(asked).size).toBeGreaterThan(7);
  for (const name of asked) expect(body).toContain(`# TYPE ${name} `);
});
