import { ContentError, type ContentProblem } from './content-error.ts';
import { type Fact, type FactBook, findFact } from './facts.ts';
import { type Block, parseRichText } from './rich-text.ts';

type TitledWords = { title: string; body: string };
type TableWords = { intro: string; rows: readonly string[]; after?: string | undefined };

/** Reads the rich texts and fact names of one file, and gathers every problem before it complains. */
export type ContentReader = ReturnType<typeof createReader>;

/**
 * A reader for one content file.
 * Shape: `home` is "country/guide". Call `finish()` last: it throws ContentError when anything was wrong.
 */
export function createReader({ file, home, book }: { file: string; home: string; book: FactBook }) {
  const problems: ContentProblem[] = [];

  function text(markdown: string, field: string): Block[] {
    try {
      return parseRichText(markdown, { file, field, home, book });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  }

  function fact(reference: string, field: string): Fact {
    const found = findFact(book, reference, home);
    if (found?.figure != null) return found;
    complain(field, 'the name of a fact that has a figure (facts, fees or timing)', reference);
    return nothing;
  }

  function titledOne<Words extends TitledWords>(words: Words, field: string) {
    return { ...words, body: text(words.body, `${field}.body`) };
  }

  function complain(field: string, expected: string, got: unknown): void {
    problems.push({ file, field, expected, got });
  }

  return {
    text,
    fact,
    complain,
    titledOne,
    texts: (list: readonly string[], field: string) =>
      list.map((markdown, index) => text(markdown, `${field}.${index}`)),
    facts: (references: readonly string[], field: string) =>
      references.map((reference, index) => fact(reference, `${field}.${index}`)),
    titled: <Words extends TitledWords>(list: readonly Words[], field: string) =>
      list.map((words, index) => titledOne(words, `${field}.${index}`)),
    table: (words: TableWords, field: string) => ({
      intro: text(words.intro, `${field}.intro`),
      rows: words.rows.map((reference, index) => fact(reference, `${field}.rows.${index}`)),
      after: words.after === undefined ? [] : text(words.after, `${field}.after`),
    }),
    finish(): void {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}

/** Stands in for a fact that does not exist until `finish()` throws; it is never drawn. */
const nothing: Fact = {
  key: '',
  kind: 'facts',
  label: '',
  figure: null,
  words: '',
  note: '',
  level: 'unread',
  source: { publisher: '', title: '', url: '' },
  asOf: 'unknown',
  authority: { name: '', shortName: '', url: '' },
  checkBefore: 'paying',
};
