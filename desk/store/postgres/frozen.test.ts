import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { notKept, openDesk, send } from '../../../tests/support/desk/fault-scene.ts';
import { emptyDatabase } from '../../../tests/support/desk/postgres-database.ts';
import { freezable, withPostgresFrozen } from '../../../tests/support/desk/trials/postgres.ts';

const mostMs = 15_000;

test('while the database is frozen every visitor hears so within 15 s, in one line of the log each, and is heard again after', {
  timeout: 90_000,
}, async () => {
  const database = await freezable(await emptyDatabase());
  const desk = await openDesk({ env: { DATABASE_URL: database.url } });
  expect(await send(desk, randomUUID())).toBe('200 OK');
  database.freeze(true);
  const before = desk.output();
  // More than the desk has lines, some of which are open and some not.
  const answers = await Promise.all(
    Array.from({ length: 24 }, async () => {
      const startMs = performance.now();
      const answer = await send(desk, randomUUID());
      expect(performance.now() - startMs).toBeLessThan(mostMs);
      return answer;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([notKept]));
  const lines = desk.output().slice(before.length).trimEnd().split('\n');
  expect(lines).toHaveLength(24);
  database.freeze(false);
  await expect.poll(() => send(desk, randomUUID()), { timeout: mostMs }).toBe('200 OK');
});

test('nothing that heard OK before, meanwhile or after is lost', { timeout: 90_000 }, async () => {
  expect(await withPostgresFrozen(20)).toMatchObject({ lost: 0, doubledOtherwise: 0 });
});
