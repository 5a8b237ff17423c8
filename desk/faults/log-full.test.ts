import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { patience, send } from '../../tests/support/desk/fault-scene.ts';
import { openPipe, startDeskInto } from '../../tests/support/desk/trials/log.ts';

test('once somebody reads the log again, it says how many lines were lost', patience, async () => {
  const log = await openPipe();
  const desk = await startDeskInto([log.writer, 'ignore']);
  await send(desk, randomUUID());
  log.read();
  log.close();
  for (let count = 0; count < 5; count += 1) await send(desk, randomUUID());
  log.open();
  for (let count = 0; count < 2; count += 1) await send(desk, randomUUID());
  const lines = log.read();
  const told = lines.find((line) => line.includes('"lost":')) ?? '{}';
  expect(JSON.parse(told)).toMatchObject({ level: 40, lost: 5, time: expect.any(Number) });
  expect(lines.filter((line) => line.includes('"enquiry":'))).toHaveLength(2);
  expect(await desk.readiness()).toMatchObject({ status: 200, lostLogLines: 5 });
  expect(await desk.stop()).toBe(0);
});
