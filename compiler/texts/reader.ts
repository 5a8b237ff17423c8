import { ContentError, type ContentProblem } from '../content-error.ts';
import { emptyFact, findFact } from '../facts/facts.ts';
import type { Block, Figure, TitledBlocks } from '../page.ts';
import { parseRichText, type TextPlace } from './text.ts';

type TitledWords = { title: string; body: string };

/** Reads the rich texts and fact names of one file, and gathers every problem before it complains. */
export type Reader = ReturnType<typeof createReader>;

/**
 * A reader for one content file.
 * Shape: `home` is "country/guide". Call `finish()` last: it throws ContentError when anything was wrong.
 */
export function createReader(place: Omit<TextPlace, 'field'>) {
  const { file, home, facts, figures } = place;
  const problems: ContentProblem[] = [];

  function text(markdown: string, field: string): Block[] {
    try {
      return parseRichText(markdown, { ...place, field });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  }

  /** The figure of a fact; a stand-in, which is never drawn because `finish()` throws, when there is none. */
  function figure(reference: string, field: string): Figure {
    const found = findFact(facts, reference, home);
    if (found?.figure != null) return figures.figure(found);
    complain(field, 'the name of a fact that has a figure (facts, fees or timing)', reference);
    return figures.figure(emptyFact);
  }

  function titledOne({ title, body }: TitledWords, field: string): TitledBlocks {
    return { title, body: text(body, `${field}.body`) };
  }

  function complain(field: string, expected: string, got: unknown): void {
    problems.push({ file, field, expected, got });
  }

  return {
    text,
    figure,
    complain,
    evidence: figures.evidence,
    titledOne,
    texts: (list: readonly string[], field: string) =>
      list.map((markdown, index) => text(markdown, `${field}.${index}`)),
    figures: (references: readonly string[], field: string) =>
      references.map((reference, index) => figure(reference, `${field}.${index}`)),
    titled: (list: readonly TitledWords[], field: string) =>
      list.map((words, index) => titledOne(words, `${field}.${index}`)),
    finish(): void {
      if (problems.length > 0) throw new ContentError(problems);
    },
  };
}
