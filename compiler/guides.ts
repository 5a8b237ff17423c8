import { ContentError } from './content-error.ts';
import { type ContentReader, createReader } from './content-reader.ts';
import type { Fact, FactBook } from './facts.ts';
import type { Block } from './rich-text.ts';
import type { FactsFile } from './schemas/facts.ts';
import type { GuideWords } from './schemas/guide.ts';

export type TitledBlocks = { title: string; body: Block[] };

/** One step; `time` says how long it takes or by when it must be done, where a fact tells. */
export type Step = TitledBlocks & { time?: Fact };

/** One guide with its words read and every fact looked up: all that its page draws. */
export type Guide = Pick<
  GuideWords,
  | 'kind'
  | 'title'
  | 'shortTitle'
  | 'pageTitle'
  | 'description'
  | 'summary'
  | 'reviewed'
  | 'contactLabel'
  | 'regulatedAdvice'
> & {
  /** Lower-case name of the country's folder, like "uk". */
  country: string;
  /** Last part of the address, like "uk-passport". */
  slug: string;
  path: string;
  authority: FactsFile['authority'];
  applyAt: string;
  officialLinks: FactsFile['officialLinks'];
  lead: Block[];
  atAGlance: { fee: Fact; time: Fact; validity: Fact };
  whoCanApply: Block[];
  whatYouNeed: { intro: Block[]; groups: TitledBlocks[] };
  topics: (TitledBlocks & { id: string })[];
  steps: Step[];
  fees: FigureTable;
  timing: FigureTable;
  pitfalls: TitledBlocks[];
  help: { can: Block[][]; cannot: Block[][] };
  closing: TitledBlocks;
};

/** What a link to a guide shows of it. */
export type GuideSummary = Pick<
  Guide,
  'kind' | 'title' | 'shortTitle' | 'summary' | 'path' | 'country'
>;

/** Facts shown as rows of a table, with words before and after. */
export type FigureTable = { intro: Block[]; rows: Fact[]; after: Block[] };

type GuideSource = {
  /** Path of the words from the project's root, for messages. */
  file: string;
  /** "country/guide". */
  key: string;
  path: string;
  words: GuideWords;
  facts: FactsFile | undefined;
  book: FactBook;
};

/**
 * A guide ready to be drawn.
 * Throws ContentError when the facts file is missing, or words name a fact that does not exist.
 */
export function resolveGuide({ file, key, path, words, facts, book }: GuideSource): Guide {
  if (facts === undefined) {
    throw new ContentError([
      {
        file,
        field: 'the file',
        expected: `beside facts in content/facts/${key}.json`,
        got: undefined,
      },
    ]);
  }
  const [country = '', slug = ''] = key.split('/');
  const read = createReader({ file, home: key, book });
  const guide = {
    ...pickPlainWords(words),
    country,
    slug,
    path,
    authority: facts.authority,
    applyAt: facts.applyAt,
    officialLinks: facts.officialLinks,
    ...readParts(words, read),
  };
  read.finish();
  return guide;
}

function pickPlainWords(words: GuideWords) {
  const {
    kind,
    title,
    shortTitle,
    pageTitle,
    description,
    summary,
    reviewed,
    contactLabel,
    regulatedAdvice,
  } = words;
  return {
    kind,
    title,
    shortTitle,
    pageTitle,
    description,
    summary,
    reviewed,
    contactLabel,
    regulatedAdvice,
  };
}

function readParts(words: GuideWords, read: ContentReader) {
  return {
    lead: read.text(words.lead, 'lead'),
    atAGlance: {
      fee: read.fact(words.atAGlance.fee, 'atAGlance.fee'),
      time: read.fact(words.atAGlance.time, 'atAGlance.time'),
      validity: read.fact(words.atAGlance.validity, 'atAGlance.validity'),
    },
    whoCanApply: read.text(words.whoCanApply, 'whoCanApply'),
    whatYouNeed: {
      intro: read.text(words.whatYouNeed.intro, 'whatYouNeed.intro'),
      groups: read.titled(words.whatYouNeed.groups, 'whatYouNeed.groups'),
    },
    topics: read.titled(words.topics, 'topics'),
    steps: words.steps.map(({ time, ...step }, index) => ({
      ...read.titledOne(step, `steps.${index}`),
      ...(time !== undefined && { time: read.fact(time, `steps.${index}.time`) }),
    })),
    fees: read.table(words.fees, 'fees'),
    timing: read.table(words.timing, 'timing'),
    pitfalls: read.titled(words.pitfalls, 'pitfalls'),
    help: {
      can: read.texts(words.help.can, 'help.can'),
      cannot: read.texts(words.help.cannot, 'help.cannot'),
    },
    closing: read.titledOne(words.closing, 'closing'),
  };
}
