import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Passage } from '../pages/passages.ts';
import { readLanguageClaims } from './read-claims.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'waymark-claims-'));
  mkdirSync(join(root, 'content/uk-ua'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const rule = {
  id: 'guaranteed-document',
  about: 'guarantees',
  refuses: 'a guarantee',
  mend: 'Say what the authority decides.',
  patterns: ['гаранту* ..3 паспорт*', 'стовідсотков* результат*'],
  fails: 'Ми гарантуємо вам новий паспорт.',
  passes: 'Ніхто не гарантує вам паспорт.',
};
const others = [
  {
    ...rule,
    id: 'sold-document',
    about: 'forged-documents',
    patterns: [
      'купити|замовити ..2 паспорт*',
      ...Array.from({ length: 12 }, (_, at) => `слово${'ж'.repeat(at + 1)}`),
    ],
    fails: 'У нас можна купити справжній паспорт.',
    passes: 'Паспорт видає лише держава.',
  },
  {
    ...rule,
    id: 'official-look',
    about: 'official-look',
    patterns: ['ми ..2 державн* орган*'],
    fails: 'Ми є державним органом.',
    passes: 'Ми приватна компанія.',
  },
];

function gateWith(rules: unknown[], denials = ['не', 'ніхто']) {
  writeFileSync(join(root, 'content/uk-ua/claims.yaml'), stringify({ denials, rules }));
  return readLanguageClaims(root, { locale: 'uk-ua', tag: 'uk-UA' });
}

function idsIn(text: string): string[] {
  const passage: Passage = { place: 'p', text, isSeen: true, isQuoted: false, isSourced: false };
  return gateWith([rule, ...others])
    .check([passage])
    .map(({ rule: found }) => found.id);
}

test('a language is read by its own rules, in any form of a word that begins as the rule says', () => {
  expect(idsIn('Читайте уважно. ГАРАНТУЄМО український паспорт!')).toEqual(['guaranteed-document']);
  expect(idsIn('Замовити паспорт у нас легко.')).toEqual(['sold-document']);
  expect(idsIn('Паспорт коштує багато.')).toEqual([]);
});

test('what is denied, or said in two sentences, is not refused', () => {
  expect(idsIn('Ми не гарантуємо паспорт.')).toEqual([]);
  expect(idsIn('Ми гарантуємо увагу. Паспорт видає держава.')).toEqual([]);
});

test('the build refuses a language without rules, with too few, and with a rule that does not do what it says', () => {
  expect(() => readLanguageClaims(root, { locale: 'uk-ua', tag: 'uk-UA' })).toThrow(/claims.yaml/);
  expect(() => gateWith([rule])).toThrow(/15 patterns or more/);
  const wrong = { ...rule, fails: 'Паспорт видає держава.' };
  expect(() => gateWith([wrong, ...others])).toThrow(/refused by "guaranteed-document"/);
  expect(() => gateWith([{ ...rule, passes: rule.fails }, ...others])).toThrow(/let through/);
});
