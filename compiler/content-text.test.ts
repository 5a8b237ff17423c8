import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { unwrapText } from './content-text/paragraphs.ts';
import { isFields, isSame } from './content-text/same-items.ts';
import { canonicalText, changedText } from './content-text.ts';
import { toField } from './schema-field.ts';
import { guideSchema } from './schemas/guide.ts';

const yamlFiles = globSync('content/**/*.yaml').toSorted();
const jsonFiles = globSync('content/**/*.json').toSorted();
const read = (file: string) => readFileSync(file, 'utf8');
const passport = 'content/en/guides/uk/uk-passport.yaml';
const field = toField(guideSchema);

// biome-ignore lint/suspicious/noExplicitAny: a test changes what it knows to be there.
type Loose = any;

/** The lines that differ, between those that are the same at both ends. */
function diff(before: string, after: string): string[] {
  const gone = before.split('\n');
  const come = after.split('\n');
  const both = [gone, come];
  while (gone.length > 0 && gone[0] === come[0]) for (const lines of both) lines.shift();
  while (gone.length > 0 && gone.at(-1) === come.at(-1)) for (const lines of both) lines.pop();
  return [...gone.map((line) => `-${line}`), ...come.map((line) => `+${line}`)];
}

function change(file: string, edit: (value: Loose) => void): { text: string; told: string[] } {
  const before = read(file);
  const value: Loose = parse(before);
  edit(value);
  const text = changedText(file, before, value, file === passport ? field : undefined);
  expect(isSame(parse(text), value), `${file} holds something else`).toBe(true);
  return { text, told: diff(before, text) };
}

test.each(yamlFiles)('%s is written as `npm run fix` writes it', (file) => {
  const text = read(file);
  expect(canonicalText(file, parseDocument(text)) === text, `npm run fix mends ${file}`).toBe(true);
});

test.each([...yamlFiles, ...jsonFiles])('%s stays as it is when nothing has changed', (file) => {
  const text = read(file);
  const value = file.endsWith('.json') ? JSON.parse(text) : parse(text);
  expect(changedText(file, text, value) === text).toBe(true);
});

describe('a change of YAML changes its own lines and no others', () => {
  test('of one short text', () => {
    const { told } = change(passport, (guide) => {
      guide.title = 'British passport';
    });
    expect(told).toEqual(['-title: UK passport', '+title: British passport']);
  });

  test('of a quoted one', () => {
    const { told } = change(passport, (guide) => {
      guide.reviewed = '2026-12';
    });
    expect(told).toEqual(['-reviewed: "2026-11"', '+reviewed: "2026-12"']);
  });

  test('of one word in a text of lines, which a form shows as one', () => {
    const { told } = change(passport, (guide) => {
      guide.lead = guide.lead.trim().replaceAll('\n', ' ').replace('issues UK', 'gives UK');
    });
    expect(told).toEqual([
      "-  HM Passport Office issues UK passports, and you apply to it yourself on GOV.UK, the government's own site.",
      "+  HM Passport Office gives UK passports, and you apply to it yourself on GOV.UK, the government's own site.",
    ]);
  });

  test('of one paragraph, whatever wraps the others', () => {
    const text = 'a: |\n  Wrapped\n  by hand.\n\n  Another\n  paragraph.\n';
    const value = { a: 'Wrapped by hand.\n\nAnother one.\n\n- An item\n- and one more' };
    expect(changedText('content/x.yaml', text, value)).toBe(
      'a: |\n  Wrapped\n  by hand.\n\n  Another one.\n\n  - An item\n  - and one more\n',
    );
  });

  test('of none, where a form shows paragraphs as lines', () => {
    const before = read(passport);
    const shown = (value: unknown): unknown => {
      if (typeof value === 'string') return value.trim().replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
      if (Array.isArray(value)) return value.map(shown);
      if (!isFields(value)) return value;
      return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, shown(held)]));
    };
    expect(changedText(passport, before, shown(parse(before)), field)).toBe(before);
  });

  test('of an item of a list', () => {
    const { told } = change(passport, (guide) => {
      guide.fees.rows[0] = 'fee-new';
    });
    expect(told).toEqual(['-    - fee-adult-online', '+    - fee-new']);
  });

  test('a field that comes', () => {
    const { told } = change(passport, (guide) => {
      guide.cases[0].draft = true;
    });
    expect(told).toEqual(['+    draft: true']);
    const { told: fee } = change(passport, (guide) => {
      guide.cases[0].steps[0].fee = 'fee-adult-online';
    });
    expect(fee).toEqual(['+        fee: fee-adult-online']);
  });

  test('a field that goes', () => {
    const { told } = change(passport, (guide) => {
      delete guide.cases[0].faster;
    });
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((line) => line.startsWith('+'))).toEqual([]);
  });

  test('a case that is added, in the middle and at the end', () => {
    const { told, text } = change(passport, (guide) => {
      const added = { ...structuredClone(guide.cases[0]), id: 'added' };
      added.after = `A new paragraph that is long. ${'So long that it takes several lines. '.repeat(6)}\n\nAnd another.`;
      guide.cases.splice(1, 0, added);
    });
    expect(told.every((line) => line.startsWith('+'))).toBe(true);
    expect(text).toMatch(/\n\n {2}- id: added\n/);
    expect(text).toMatch(/ {4}after: \|\n {6}A new paragraph [^\n]{60,100}\n {6}\S/);
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual(
      read(passport)
        .split('\n')
        .filter((line) => line.length > 120),
    );
  });

  test('a case that is removed', () => {
    for (const at of [0, 1, 3]) {
      const { told } = change(passport, (guide) => {
        guide.cases.splice(at, 1);
      });
      expect(told.every((line) => line.startsWith('-'))).toBe(true);
    }
  });

  test('cases that change places', () => {
    const before = read(passport);
    const { text } = change(passport, (guide) => {
      guide.cases.reverse();
    });
    expect(text.split('\n').toSorted()).toEqual(before.split('\n').toSorted());
    const { text: again } = change(passport, (guide) => {
      guide.topics.push(guide.topics.shift());
    });
    expect(again.split('\n').toSorted()).toEqual(before.split('\n').toSorted());
  });

  test('comments stay with what they speak of', () => {
    // A comment over the first item speaks of the list.
    const text =
      '# Head\n\nlist:\n  - id: a\n    x: 1 # why\n  # Two\n  - id: b\n    x: 2\n  # Three\n  - id: d\n    x: 4\n';
    const list = [
      { id: 'd', x: 4 },
      { id: 'b', x: 2 },
      { id: 'c', x: 3 },
      { id: 'a', x: 5 },
    ];
    expect(changedText('content/x.yaml', text, { list })).toBe(
      '# Head\n\nlist:\n  # Three\n  - id: d\n    x: 4\n  # Two\n  - id: b\n    x: 2\n  - id: c\n    x: 3\n  - id: a\n    x: 5 # why\n',
    );
  });

  test('a new file is written in the order of its schema', () => {
    const value = {
      title: 'B',
      kind: 'passport',
      lead: `${'A long sentence. '.repeat(10)}`,
      summary: `${'A long line '.repeat(12)}.`,
    };
    const text = changedText('content/en/guides/uk/new.yaml', '', value, field);
    expect(text).toMatch(
      /^kind: passport\ntitle: B\nsummary: >-\n {2}A long line .*\nlead: \|\n {2}A long sentence/s,
    );
  });
});

test('line ends inside a paragraph are spaces, and lists keep their lines', () => {
  const folded =
    'You apply\nyourself.\n\nBring:\n\n- a photo\n- your\n  old passport\n\nThen wait.\n';
  expect(unwrapText(folded)).toBe(
    'You apply yourself.\n\nBring:\n\n- a photo\n- your old passport\n\nThen wait.',
  );
});

/** Paths to every text of a value. */
function textsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, held]) =>
    textsIn(held, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

test.each(yamlFiles)('one text of %s changes alone', (file) => {
  const before = read(file);
  const paths = textsIn(parse(before));
  const path = paths[Math.floor(paths.length / 2)];
  if (path === undefined) return;
  const { told } = change(file, (value) => {
    const owner = path.slice(0, -1).reduce((held: Loose, key) => held[key], value);
    owner[path.at(-1) ?? ''] = 'changed';
  });
  expect(told.filter((line) => line.startsWith('+'))).toHaveLength(1);
});
