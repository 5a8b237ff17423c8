import { ContentError } from './content-error.ts';
import { createReader } from './content-reader.ts';
import type { Fact, FactBook } from './facts.ts';
import type { FigureTable, GuideSummary, TitledBlocks } from './guides.ts';
import type { Block } from './rich-text.ts';
import type { FactsFile } from './schemas/facts.ts';
import type { OfferWords } from './schemas/offer.ts';

/** One thing that we can help with, ready to be drawn. */
export type Offer = Pick<
  OfferWords,
  | 'kind'
  | 'title'
  | 'shortTitle'
  | 'pageTitle'
  | 'description'
  | 'summary'
  | 'reviewed'
  | 'contactLabel'
  | 'regulatedAdvice'
  | 'ourFee'
> & {
  slug: string;
  path: string;
  /** The guide that explains the document. */
  guide: GuideSummary;
  authority: FactsFile['authority'];
  applyAt: string;
  lead: Block[];
  /** The official fee that stands beside our own: the first of the table. */
  officialFee: Fact;
  officialFees: FigureTable;
  help: { can: Block[][]; cannot: Block[][] };
  howItWorks: TitledBlocks[];
  closing: TitledBlocks;
};

type OfferSource = {
  file: string;
  slug: string;
  path: string;
  words: OfferWords;
  /** Of the file that the words name. */
  facts: FactsFile | undefined;
  guide: GuideSummary | undefined;
  book: FactBook;
};

/** An offer ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolveOffer({ file, slug, path, words, facts, guide, book }: OfferSource): Offer {
  if (facts === undefined) {
    const expected = 'the name of a file in content/facts/';
    throw new ContentError([{ file, field: 'facts', expected, got: words.facts }]);
  }
  if (guide === undefined) {
    const expected = 'the name of a guide';
    throw new ContentError([{ file, field: 'guide', expected, got: words.guide }]);
  }
  const read = createReader({ file, home: words.facts, book });
  const parts = {
    lead: read.text(words.lead, 'lead'),
    officialFee: read.fact(words.officialFees.rows[0], 'officialFees.rows.0'),
    officialFees: read.table(words.officialFees, 'officialFees'),
    help: { can: read.texts(words.weDo, 'weDo'), cannot: read.texts(words.weDoNot, 'weDoNot') },
    howItWorks: read.titled(words.howItWorks, 'howItWorks'),
    closing: read.titledOne(words.closing, 'closing'),
  };
  read.finish();
  const { authority, applyAt } = facts;
  return { ...pickPlainWords(words), slug, path, guide, authority, applyAt, ...parts };
}

function pickPlainWords(words: OfferWords) {
  const { kind, title, shortTitle, pageTitle, description, summary } = words;
  const { reviewed, contactLabel, regulatedAdvice, ourFee } = words;
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
    ourFee,
  };
}
