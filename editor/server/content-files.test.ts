import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { guideSchema } from '../../compiler/schemas/guide.ts';
import { fileValue, savedText, textFor, toFormSchema } from './content-files.ts';

const emptyThenWrite = `
  const { writeFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  writeFileSync(workerData, '');
  parentPort.postMessage('emptied');
  parentPort.once('message', () => writeFileSync(workerData, 'title: Written anew'));
`;

test('a file that another program is about to write anew is read when it is written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const writer = new Worker(emptyThenWrite, { eval: true, workerData: join(root, 'file.yaml') });
  await once(writer, 'message');
  writer.postMessage('write');
  expect(savedText('file.yaml', root)).toBe('title: Written anew');
});

test('a form reads what may be null, one certain word, and a tuple as controls show them', () => {
  const schema = z.strictObject({
    fee: z.strictObject({ label: z.string() }).nullable().describe('What we charge.'),
    draft: z.literal(true).optional(),
    rows: z.tuple([z.string().meta({ reference: 'fact' })], z.string()),
  });
  expect(toFormSchema(schema)).toMatchObject({
    properties: {
      fee: { type: 'object', nullable: true, description: 'What we charge.' },
      draft: { type: 'boolean', enum: [true] },
      rows: { type: 'array', items: { type: 'string', reference: 'fact' }, minItems: 1 },
    },
    required: ['fee', 'rows'],
  });
});

const passport = 'content/en/guides/uk/uk-passport.yaml';
const saved = readFileSync(passport, 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it knows to be there.
type Loose = any;

/** The lines that a change takes out and puts in. */
function linesOf(edit: (guide: Loose) => void): { gone: string[]; come: string[] } {
  const guide: Loose = structuredClone(fileValue(passport, saved));
  edit(guide);
  const text = textFor(passport, saved, guide, guideSchema) ?? '';
  const [before, after] = [saved.split('\n'), text.split('\n')];
  return {
    gone: before.filter((line) => !after.includes(line)),
    come: after.filter((line) => !before.includes(line)),
  };
}

test('one word changes its own line', () => {
  const { gone, come } = linesOf((guide) => {
    guide.lead = guide.lead.replace('issues UK', 'gives UK');
  });
  expect([gone.length, come.length]).toEqual([1, 1]);
  expect(come[0]).toContain('gives UK');
});

test('what nobody changed is left as it is, whatever its form', () => {
  const byHand = `# By hand\n${saved}`;
  expect(textFor(passport, byHand, fileValue(passport, byHand), guideSchema)).toBe(byHand);
});

test('a field that comes stands where the schema has it, also in an item that moved', () => {
  const { gone, come } = linesOf((guide) => {
    guide.cases[0].draft = true;
    guide.cases.reverse();
  });
  expect(gone).toEqual([]);
  expect(come).toEqual(['    draft: true']);
});

test('a new file is written in the order of its schema', () => {
  const value = { title: 'B', kind: 'passport', summary: `${'A long line '.repeat(12)}.` };
  expect(textFor('content/en/guides/uk/new.yaml', null, value, guideSchema)).toMatch(
    /^kind: passport\ntitle: B\nsummary: >-\n {2}A long line /,
  );
});

test('JSON keeps its line ends, which nothing wraps', () => {
  const file = 'content/facts/uk/id.json';
  const text = '{\n  "notes": "One.\\nTwo."\n}\n';
  expect(fileValue(file, text)).toEqual({ notes: 'One.\nTwo.' });
  const changed = textFor(file, text, { notes: 'One.\nTwo.', title: 'x' }, undefined);
  expect(JSON.parse(changed ?? '')).toEqual({ notes: 'One.\nTwo.', title: 'x' });
});
