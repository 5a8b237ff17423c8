import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { UsageError } from '../../terminal/usage.ts';
import type { ContentCopy } from '../../tests/support/content-copy.ts';
import { copySmallWorld } from '../../tests/support/small-world.ts';
import { readBuildConfig } from '../build-config.ts';
import { compile } from '../compile.ts';
import { ContentError } from '../content-error.ts';
import { loadContent } from '../load.ts';
import { factsFileSchema } from '../schemas/facts.ts';
import { runFacts } from './facts.ts';

const guide = 'fernland/passport';
const passport = `content/facts/${guide}.json`;
const licence = 'content/facts/fernland/driving-licence.json';

const rowsSchema = z.array(
  z.object({
    key: z.string(),
    kind: z.string(),
    figure: z.string().nullable(),
    level: z.enum(['official', 'law', 'reported', 'unread']),
    ageInMonths: z.number().nonnegative().nullable(),
    source: z.object({ publisher: z.string(), url: z.url() }),
    due: z.string().nullable(),
    figureOn: z.array(z.string()),
    sourceOn: z.array(z.string()),
  }),
);

let copy: ContentCopy;

beforeEach(() => {
  copy = copySmallWorld();
});

afterEach(() => copy.discard());

const config = readBuildConfig({ WAYMARK_TODAY: '2026-11-21' });

function facts(...words: string[]): string {
  return runFacts(words, { root: copy.folder, config });
}

function rowsOf(...words: string[]) {
  return rowsSchema.parse(JSON.parse(facts(...words, '--json')));
}

/** What the command says against these words. */
function refusalOf(...words: string[]): string {
  try {
    return facts(...words);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ContentError)) throw error;
    return error.message;
  }
}

/** The lines that are not as they were. Throws when there are more or fewer of them than before. */
function otherLines(before: string, after: string): string[] {
  const lines = before.split('\n');
  const newLines = after.split('\n');
  expect(newLines).toHaveLength(lines.length);
  return newLines.filter((line, index) => line !== lines[index]).map((line) => line.trim());
}

describe('npm run facts', () => {
  test('prints each fact with its age, level, source and pages, those that are due first', () => {
    const rows = rowsOf();
    expect(rows).toHaveLength(compile(loadContent(copy.folder), config).facts.size);
    expect(rows.find(({ key }) => key === 'fernland/driving-licence/validity')).toMatchObject({
      figure: '20 years',
      level: 'official',
      ageInMonths: null,
      source: { publisher: 'Fernland Offices' },
      figureOn: expect.arrayContaining(['/services/fernland/driving-licence']),
    });
    const isDue = rows.map(({ due }) => due !== null);
    expect(isDue.lastIndexOf(true)).toBeLessThan(isDue.indexOf(false));
  });

  test('prints the same facts as a table and as CSV', () => {
    const keys = rowsOf().map(({ key }) => key);
    const [head, ...lines] = facts('--csv').trim().split('\r\n');
    expect(head).toMatch(
      /^"key","kind","label","figure","level","as_of","checked","age_in_months"/,
    );
    expect(lines.map((line) => line.split('"')[1])).toEqual(keys);
    const table = facts()
      .split('\n')
      .slice(1, keys.length + 1);
    expect(table.filter((line, index) => !line.includes(keys[index]?.slice(0, 57) ?? ''))).toEqual(
      [],
    );
  });

  test('due lists what a page shows and is old, of unknown month or unread, prices first', () => {
    const rows = rowsOf('due');
    const wrong = rows.filter(
      ({ due, ageInMonths, level, figureOn, sourceOn }) =>
        due === null ||
        (figureOn.length === 0 && sourceOn.length === 0) ||
        (level !== 'unread' && ageInMonths !== null && ageInMonths <= 11),
    );
    expect(rows).not.toEqual([]);
    expect(wrong).toEqual([]);
    const isPrice = rows.map(({ kind }) => kind === 'fees');
    expect(isPrice.lastIndexOf(true)).toBeLessThan(isPrice.indexOf(false));
  });
});

describe('npm run facts -- set', () => {
  const set = (...words: string[]) => facts('set', ...words);
  const adultFee = [guide, 'fee-adult-online', '105.50', '--as-of', '2026-11'];

  test('changes one figure, its month and its source, and nothing else in the file', () => {
    const before = copy.read(passport);
    const url = 'https://www.example.org/fees';
    const said = set(
      ...adultFee,
      ...['--url', url, '--publisher', 'Fernland Offices', '--title', 'Passport "fees"'],
    );
    expect(otherLines(before, copy.read(passport))).toEqual([
      '"amount": 105.5,',
      '"publisher": "Fernland Offices",',
      '"title": "Passport \\"fees\\"",',
      `"url": "${url}"`,
      '"asOf": "2026-11",',
    ]);
    expect(said).toContain('amount: 100 → 105.5');
    expect(said).toContain('/services/fernland/passport');
  });

  test('keeps what a figure was, where the new one took its place in a month', () => {
    set('fernland/driving-licence', 'fee-card', '50', '--as-of', '2026-11', '--since', '2027-01');
    const { fees } = factsFileSchema.parse(JSON.parse(copy.read(licence)));
    expect(fees.find(({ id }) => id === 'fee-card')).toMatchObject({
      amount: 50,
      was: { amount: 40, changed: '2027-01' },
    });
    expect(() =>
      set(guide, 'fee-adult-online', '100', '--as-of', '2026-11', '--since', '2026-11'),
    ).toThrow(/took the place/);
  });

  test('changes the lines of its fields and no others', () => {
    const before = copy.read(licence);
    set('fernland/driving-licence', 'fee-card', '38', '--as-of', '2026-10', '--note', 'By post.');
    expect(otherLines(before, copy.read(licence))).toEqual([
      '"amount": 38,',
      '"note": "By post.",',
      '"asOf": "2026-10",',
    ]);
  });

  test('counts an unread figure as read, and takes out the word that a link stands for it', () => {
    const said = set(guide, 'fee-fast', '80', '--as-of', '2026-10');
    expect(said).toContain('read: false → true');
    expect(said).toContain('unread: "shown-as-link" → left out');
    const row = rowsOf().find(({ key }) => key === `${guide}/fee-fast`);
    expect(row?.level).toBe('official');
  });

  test('with --dry-run says the same and writes nothing', () => {
    const before = copy.read(passport);
    expect(set(...adultFee, '--dry-run')).toContain('amount: 100 → 105.5');
    expect(copy.read(passport)).toBe(before);
  });

  test.each([
    [
      'a file that is not there',
      ['fernland/pasport', 'fee', '1', '--as-of', '2026-11'],
      'no content/facts/fernland/pasport.json',
    ],
    ['an unknown id', [guide, 'fee-adult', '1', '--as-of', '2026-11'], 'no figure "fee-adult"'],
    [
      'a statement, which has no figure',
      [guide, 'who-citizen', '1', '--as-of', '2026-11'],
      'no figure',
    ],
    ['no month', [guide, 'fee-adult-online', '1'], '--as-of'],
    ['a month that is none', [guide, 'fee-adult-online', '1', '--as-of', '2026-13'], '2026-13'],
    [
      'a month in the future',
      [guide, 'fee-adult-online', '1', '--as-of', '2999-01'],
      'fees.0.asOf',
    ],
    [
      'an amount with a currency',
      [guide, 'fee-adult-online', '£1', '--as-of', '2026-11'],
      'the amount alone',
    ],
    [
      'a host that the publisher does not have',
      [...adultFee, '--url', 'https://www.example.org/fees'],
      'is no host of Fern.News',
    ],
    ['a host of nobody', [...adultFee, '--url', 'https://other.example/'], 'No publisher'],
    [
      'an address without https',
      [...adultFee, '--url', 'http://news.example.org/passport-fees'],
      'fees.0.source.url',
    ],
    [
      'a publisher who is not in the register',
      [
        ...adultFee,
        '--publisher',
        'A stranger',
        '--url',
        'https://other.example/',
        '--title',
        'Fees',
      ],
      'A stranger',
    ],
    [
      'a figure that its own statement contradicts',
      [guide, 'validity-adult', '12 years', '--as-of', '2026-10'],
      'speaks of 10 too',
    ],
    [
      'a figure that a page words otherwise',
      [
        guide,
        'validity-adult',
        '12 years',
        '--as-of',
        '2026-10',
        '--statement',
        'It is valid for 12 years.',
      ],
      'content/en/guides/fernland/passport.yaml',
    ],
    ['an option that it does not know', [...adultFee, '--force'], '--force'],
  ])('refuses %s, and writes nothing', (_, words, reason) => {
    const before = copy.read(passport);
    expect(refusalOf('set', ...words)).toContain(reason);
    expect(copy.read(passport)).toBe(before);
  });

  // It starts a program.
  test('says what is wrong to people and to programs', { timeout: 60_000 }, async () => {
    const { code, stdout, stderr } = await copy.run('compiler/commands/facts.ts', ['set', 'x']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('Name a file, an id and one figure.');
  });
});
