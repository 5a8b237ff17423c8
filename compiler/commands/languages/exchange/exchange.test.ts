import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { ContentCopy } from '../../../../tests/support/content-copy.ts';
import { locales } from '../../../../tests/support/locales.ts';
import { copySmallWorld } from '../../../../tests/support/small-world.ts';
import { readBuildConfig } from '../../../build-config.ts';
import type { Catalog } from '../../../translation/catalog.ts';
import { languageOf, runLanguages } from '../../languages.ts';
import { piecesOf, textOf } from './codes.ts';
import { exportLanguage, formats, importLanguage } from './exchange.ts';

const build = readBuildConfig({ WAYMARK_TODAY: '2026-12-24' });
const endings = { xliff: 'xlf', po: 'po' } as const;
const guide = 'guides/fernland/driving-licence';
const guideFile = `content/es/${guide}.json`;

let copy: ContentCopy;
/** Two texts of the guide without marks, by their addresses. */
let first = '';
let second = '';
const english = new Map<string, string>();
let sheet = '';
beforeAll(() => {
  copy = copySmallWorld();
  sheet = languages('es', guide).said;
  for (const { at, en } of parse(sheet)) {
    if (/^[\w ,]+$/.test(en)) english.set(at, en);
  }
  [first = '', second = ''] = english.keys();
});
afterAll(() => copy.discard());

function languages(...words: string[]) {
  return runLanguages(words, { root: copy.folder, build });
}

/** Takes in what a tool made of an export. */
function takeIn(name: string, text: string, ...options: string[]) {
  const file = join(copy.folder, name);
  writeFileSync(file, text);
  return languages('import', 'es', file, ...options);
}

function catalog(): Catalog {
  return JSON.parse(copy.read(guideFile));
}

test.each(locales.filter((locale) => locale !== 'en'))(
  'all catalogs of %s go out and come in without a change',
  (locale) => {
    const place = { root: process.cwd(), build };
    const language = languageOf(locale, place);
    for (const format of formats) {
      const text = exportLanguage(language, { ...place, locale, format });
      const given = { name: `a.${endings[format]}`, text, by: undefined, reviewedBy: undefined };
      const { taken, waiting, refused } = importLanguage(language.files, given, place);
      expect({ taken, waiting, refused }).toEqual({ taken: 0, waiting: 0, refused: [] });
    }
  },
);

const note = '"how long it takes" is "cuánto tarda", not "cuán largo toma", "cuánto toma"';

test('which words to use, and which not, stands beside a text in a sheet', () => {
  expect(sheet).toContain(note);
});

test('a file that lost its words has them back from what was exported, which has its terms too', () => {
  const exported = languages('export', 'es', '--format', 'xliff').said;
  expect(exported).toContain(note.replaceAll('"', '&quot;'));
  const before = catalog();
  copy.write(guideFile, JSON.stringify({ translated: '2026-10', texts: {} }));
  takeIn('back.xlf', exported);
  expect(catalog().texts).toEqual(before.texts);
});

test.each([
  ['a mark', '{fee} a day', 'Por día, {fee}'],
  ['a mark with other words', '{fee} a day', '{fee|102 libras} por día'],
  ['a mark whose words go', '{fee|Some £102}', '{fee}'],
  ['a source, a link and bold print', '**Go** to [it](/a). {^x}', '[Ello](/a), **vaya**. {^x}'],
  ['a mark in bold print', '**{fee} now** {fee}', '{fee} **{fee|ya}**'],
  ['what is not in the English', 'Go', '**Vaya** a {fee} y [eso](/b)'],
  ['a message with plurals', '{count} files', '{count, plural, one {# файл} other {# файлів}}'],
])('%s stands in pieces as it stood', (_, english, text) => {
  expect(textOf(piecesOf(text, english), english)).toBe(text);
});

test('what is a mark is a code, and its words can be translated', () => {
  expect(piecesOf('{fee|102 libras}, [aquí](/a)', '[Here](/a): {fee}')).toEqual([
    { id: '2', name: 'mark fee', pieces: ['102 libras'] },
    ', ',
    { id: '1', name: 'link /a', pieces: ['aquí'] },
  ]);
});

test('a catalog as Poedit and Weblate write it: wrapped, escaped, fuzzy and obsolete', () => {
  const { said, refused } = takeIn(
    'weblate.po',
    String.raw`# Waymark
msgid ""
msgstr ""
"Language: es\n"
"Content-Type: text/plain; charset=UTF-8\n"
"X-Generator: Poedit 3.4\n"

#: https://waymark.example/es/services/fernland/driving-licence
msgctxt "${guide}: ${first}"
msgid ""
${wrapped(english.get(first) ?? '')}
msgstr ""
"Con \"comillas\" "
"y una barra \\."

#, fuzzy
#| msgid "Older"
msgctxt "${guide}: ${second}"
msgid "${english.get(second)}"
msgstr "Sin terminar"

#~ msgctxt "${guide}: gone"
#~ msgid "Gone"
#~ msgstr "Ya no"
`,
    '--by',
    'Ana',
  );
  expect(refused).toEqual([]);
  expect(said).toMatch(/^Took 1 texts into 1 files; 1 are marked as not done/);
  expect(catalog().texts[first]).toMatchObject({
    text: String.raw`Con "comillas" y una barra \.`,
    by: { name: 'Ana', month: '2026-12' },
  });
  expect(catalog().texts[second]?.text).not.toBe('Sin terminar');
});

test('XLIFF as other tools write it: targets without a state, marks of their own, suggestions and parts', () => {
  const { said, refused } = takeIn(
    'omegat.xlf',
    `<?xml version="1.0"?><xliff version="1.2"><file original="${guide}"><body>
<group><trans-unit id="${first}"><source>${english.get(first)}</source><seg-source><mrk mid="0">${english.get(first)}</mrk></seg-source>
<target><mrk mtype="seg" mid="0">Uno &amp; </mrk><![CDATA[dos]]></target><alt-trans><target>Otro</target></alt-trans></trans-unit></group>
<trans-unit id="${second}"><source>${english.get(second)}</source><target state="needs-translation">No</target></trans-unit>
<trans-unit id="no-such"><source>None</source><target>Nada</target></trans-unit></body></file></xliff>`,
  );
  expect(said).toMatch(/^Took 1 texts into 1 files; 1 are marked/);
  expect(refused).toEqual([{ at: `${guide} no-such`, fault: `is no text of ${guide}` }]);
  expect(catalog().texts[first]?.text).toBe('Uno & dos');
});

test('who has read a text stands beside it until somebody changes it', () => {
  const unit = (state: string, text: string) =>
    `<xliff version="2.1"><file id="f1" original="${guide}"><unit id="${first}"><segment state="${state}"><source>${english.get(first)}</source><target>${text}</target></segment></unit></file></xliff>`;
  takeIn('a.xliff', unit('reviewed', 'Leído'), '--by', 'Ana', '--reviewed-by', 'Ben');
  const { by, reviewed } = catalog().texts[first] ?? {};
  expect([by?.name, reviewed?.name]).toEqual(['Ana', 'Ben']);
  expect(languages('export', 'es').said).toContain('<note>Read by Ben, 2026-12.</note>');
  takeIn('b.xliff', unit('translated', 'De nuevo'), '--by', 'Eva');
  expect(catalog().texts[first]).toMatchObject({ text: 'De nuevo', by: { name: 'Eva' } });
  expect(catalog().texts[first]).not.toHaveProperty('reviewed');
});

test('a file that is not there, and one of another kind, is told in a sentence', () => {
  expect(() => languages('import', 'es', 'no/such.po')).toThrow('no/such.po cannot be read.');
  expect(() => takeIn('words.docx', '')).toThrow('words.docx is neither .xlf or .xliff nor .po.');
});

test('what was made from other English is refused with its place', () => {
  const { refused } = takeIn(
    'old.po',
    `msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\nmsgctxt "${guide}: ${first}"\nmsgid "Older English"\nmsgstr "Antes"\n`,
  );
  expect(refused).toEqual([
    { at: `${guide} ${first}`, fault: expect.stringContaining('was made from other English') },
  ]);
});

function wrapped(text: string): string {
  const middle = text.lastIndexOf(' ') + 1;
  return [text.slice(0, middle), text.slice(middle)].map((part) => `"${part}"`).join('\n');
}
