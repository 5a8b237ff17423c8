import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogOutput } from './log.ts';

const line = `${'x'.repeat(1023)}\n`;

test('of a reader who has stopped reading, no more than a megabyte fills the memory; the rest is lost and told', () => {
  const written: string[] = [];
  let readOn = () => {};
  const stuck = new Writable({
    decodeStrings: false,
    write: (text, _encoding, done) => {
      written.push(text);
      readOn = done;
    },
  });
  const log = createLogOutput(stuck);
  for (let count = 0; count < 2_000; count += 1) log.write(line);
  expect(log.lost()).toBeGreaterThan(900);
  expect(stuck.writableLength).toBeLessThan(1_100_000);
  const { length } = written;
  while (stuck.writableLength > 0) readOn();
  expect(length).toBe(1);
  expect(written.filter((text) => text === line)).toHaveLength(2_000 - log.lost());
  expect(written.filter((text) => text !== line).map((text) => JSON.parse(text))).toMatchObject([
    { level: 40, lost: log.lost() },
  ]);
});
