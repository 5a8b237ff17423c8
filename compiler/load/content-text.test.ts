import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { contentText } from './content-text.ts';
import { unwrapText, unwrapTexts } from './paragraphs.ts';

const files = globSync('content/**/*.{json,yaml}').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const parsed = (file: string, text: string) =>
  file.endsWith('.json') ? JSON.parse(text) : parse(text);

test.each(files)('%s is written as `npm run fix` writes it', (file) => {
  const text = read(file);
  expect(contentText(file, parsed(file, text)) === text, `npm run fix mends ${file}`).toBe(true);
});

test('a form, which shows paragraphs as lines, writes the same file', () => {
  const yamlFiles = files.filter((file) => file.endsWith('.yaml'));
  const changed = yamlFiles.filter((file) => {
    const text = read(file);
    return contentText(file, unwrapTexts(parse(text))) !== text;
  });
  expect(changed).toEqual([]);
});

const long = 'So long that it takes several lines. '.repeat(5).trim();

describe('YAML', () => {
  const written = (value: unknown) => contentText('content/en/x.yaml', value);

  test('has a text on the line of its name, below it where that is too long, and paragraphs in lines', () => {
    const text = written({
      title: 'Short',
      lead: long,
      body: `${long}\n\n- An item\n- and one more`,
    });
    expect(text).toMatch(
      /^title: Short\nlead: >-\n {2}So long .*\n {2}\S.*\n\nbody: \|\n {2}So long /,
    );
    expect(text).toMatch(/\n\n {2}- An item\n {2}- and one more\n$/);
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect(unwrapTexts(parse(text))).toEqual({
      title: 'Short',
      lead: long,
      body: `${long}\n\n- An item\n- and one more`,
    });
  });

  test('keeps marks of facts and links whole where a text has paragraphs', () => {
    const mark = '{fee|as much as this many words, which are one mark of a fact}';
    const text = written({
      body: `${'word '.repeat(15)}${mark} [a link of words](/somewhere)\n\nEnd`,
    });
    expect(text).toContain(`\n  ${mark} [a link of words](/somewhere)\n`);
  });

  test('parts tall fields and tall items by an empty line, and has lists of words on one', () => {
    const text = written({
      title: 'A',
      rows: ['a', 'b'],
      asOf: '2026-11',
      cases: [{ id: 'x', list: [{ y: 1 }] }, { id: 'z' }],
    });
    expect(text).toBe(
      'title: A\nrows: [a, b]\nasOf: "2026-11"\n\ncases:\n  - id: x\n    list:\n      - y: 1\n\n  - id: z\n',
    );
  });

  test('has each pattern of a rule on one line', () => {
    const text = contentText('content/claims/x.yaml', { patterns: [long, 'two words'] });
    expect(text).toBe(`patterns:\n  - ${long}\n  - two words\n`);
  });
});

test('JSON has each field on its line, and a list on one where it fits', () => {
  const words = Array.from({ length: 20 }, (_, at) => `word-${at}`);
  expect(contentText('x.json', { a: { b: 1 }, list: ['a', 'b'], none: [], gone: undefined })).toBe(
    '{\n  "a": {\n    "b": 1\n  },\n  "list": ["a", "b"],\n  "none": []\n}\n',
  );
  expect(contentText('x.json', { words })).toContain('"words": [\n    "word-0",\n');
});

test('line ends inside a paragraph are spaces, and lists keep their lines', () => {
  const folded =
    'You apply\nyourself.\n\nBring:\n\n- a photo\n- your\n  old passport\n\nThen wait.\n';
  expect(unwrapText(folded)).toBe(
    'You apply yourself.\n\nBring:\n\n- a photo\n- your old passport\n\nThen wait.',
  );
});
