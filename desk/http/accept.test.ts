import { expect, test } from 'vitest';
import { sampleId, sampleParameters } from '../../tests/support/desk/sample-enquiry.ts';
import { openTestDesk } from '../../tests/support/desk/test-desk.ts';

test('a late repeat of what was erased is answered as known, keeps nothing, and the log says so', async () => {
  const desk = await openTestDesk();
  const form = { ...sampleParameters, enquiry_id: sampleId };
  await desk.postForm(form);
  await desk.store.erase(sampleId, new Date('2026-03-02T10:00:00Z'));
  expect((await desk.postForm(form)).body).toBe('OK');
  expect(await desk.store.list()).toEqual([]);
  expect(JSON.parse(desk.log.at(-1) ?? '')).toMatchObject({ state: 'erased', cause: 'erased' });
});
