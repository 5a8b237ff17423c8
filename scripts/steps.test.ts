import { expect, test, vi } from 'vitest';
import { runStages, tableOf } from './steps.ts';

/** Runs stages and answers with how they ended and with what a person read meanwhile. */
async function runQuietly(...stages: Parameters<typeof runStages>[0]) {
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  const log = vi.spyOn(console, 'log').mockImplementation((text) => printed.push(`${text}\n`));
  const outcomes = await runStages(stages);
  write.mockRestore();
  log.mockRestore();
  return { outcomes, printed: printed.join('') };
}

test('steps side by side print in one piece each, with their place and their time', async () => {
  const { printed } = await runQuietly([
    [['First', 'echo one && echo two']],
    [['Second', 'echo three && echo four 1>&2']],
  ]);
  expect(printed).toMatch(/^one\ntwo\n== \d of 2, First: ok, \d+\.\d s$/m);
  expect(printed).toMatch(/^three\nfour\n== \d of 2, Second: ok, \d+\.\d s$/m);
});

test('nothing is started after a step that fails, and the table says what was not run', async () => {
  const { outcomes, printed } = await runQuietly(
    [
      [['Sound', 'exit 0']],
      [
        ['Broken', 'exit 3'],
        ['After it', 'echo never'],
      ],
    ],
    [[['Later', 'echo never']]],
  );
  expect(outcomes.map(({ hasPassed }) => hasPassed)).toEqual([true, false, null, null]);
  expect(printed).not.toMatch(/^never/m);
  expect(tableOf(outcomes)).toMatch(
    /^ +\d+\.\d s {2}Sound\n +\d+\.\d s {2}Broken: failed\n {2}not run {2}After it\n {2}not run {2}Later$/,
  );
});
