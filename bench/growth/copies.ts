import { parse, stringify } from 'yaml';

/** Letters for the name of a copy, because words of a guide's address hold no digits: "aaa", "aab", "aac", … */
export function lettersOf(copy: number): string {
  return [26 * 26, 26, 1]
    .map((place) => String.fromCharCode(97 + (Math.floor(copy / place) % 26)))
    .join('');
}

const syllables = [...'bdfgklmnprtvz'].flatMap((first) => [...'aeiou'].map((last) => first + last));

/** A word that no other copy and no language has, so that whatever is kept by its content is not found again: "Zubabade". */
export function madeUpWord(copy: number): string {
  const { length } = syllables;
  const tail = [length * length, length, 1].map(
    (place) => syllables[Math.floor(copy / place) % length],
  );
  return `Zu${tail.join('')}`;
}

/** The most letters that each of these fields may hold; all others may grow. */
const longest: Readonly<Record<string, number>> = {
  title: 70,
  shortTitle: 40,
  pageTitle: 60,
  description: 160,
  summary: 160,
  contactLabel: 40,
};
/** What a copy does without, wherever it stands: its cases, and whatever leads to them. */
const leftOut = new Set(['cases', 'finder']);
const names = new Set(['id', 'kind', 'reviewed', 'fee', 'time', 'validity', 'country', 'reason']);

/**
 * The words of a guide, made different: every paragraph and title says the word. Names, such as those of facts, stay. Cases are
 * left out, so that a copy is one page and the figures of all sizes can be compared.
 */
export function copyOfWords(yaml: string, word: string): string {
  return stringify(
    mapTexts(parse(yaml), (text, key) => {
      if (names.has(key) || key === 'rows') return text;
      const most = longest[key];
      return most === undefined
        ? said(text, word)
        : `${text.slice(0, most - word.length - 1)} ${word}`;
    }),
  );
}

/** The facts of a guide for its copy at `key`, "country/guide": their sentences say the word. */
export function copyOfFacts(json: string, key: string, word: string): string {
  const file = mapTexts(JSON.parse(json), (text, field) => {
    if (field === 'guide') return key;
    return field === 'statement' ? said(text, word) : text;
  });
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** The word ends the last sentence: as one of its own it would stand between a claim and what the page says of it. */
function said(text: string, word: string): string {
  return text
    .trimEnd()
    .split(/\n{2,}/)
    .map((paragraph) => `${paragraph.replace(/\.$/, '')} ${word}.`)
    .join('\n\n');
}

/** The same lists and objects with each text as `change` makes it; `key` is the nearest field's name. */
function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  key = '',
): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, key));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !leftOut.has(field))
      .map(([field, item]) => [field, mapTexts(item, change, field)]),
  );
}
