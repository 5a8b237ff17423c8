import { ContentError } from './content-error.ts';
import { type ContentReader, createReader } from './content-reader.ts';
import type { FactBook } from './facts.ts';
import type { FigureTable, TitledBlocks } from './guides.ts';
import type { Block } from './rich-text.ts';
import type { CountryWords } from './schemas/country.ts';
import type { FactsFile } from './schemas/facts.ts';

type Titled = { title: string };

/** One country's landing page with its words read and every fact looked up. */
export type Country = Pick<
  CountryWords,
  | 'name'
  | 'title'
  | 'shortTitle'
  | 'pageTitle'
  | 'description'
  | 'reviewed'
  | 'slug'
  | 'contactLabel'
> & {
  /** Lower-case name of the country's folder, like "uk". */
  country: string;
  path: string;
  authority: FactsFile['authority'];
  applyAt: string;
  officialLinks: FactsFile['officialLinks'];
  lead: Block[];
  intro: Block[];
  highlights: (TitledBlocks & Pick<CountryWords['highlights'][number], 'emblem'>)[];
  authorities: Titled & FigureTable;
  pictureText: TitledBlocks;
  keyFigures: Titled & FigureTable;
  guides: TitledBlocks;
  howItWorks: Titled & { steps: TitledBlocks[] };
  consultation: TitledBlocks;
  pitfalls: TitledBlocks[];
};

type CountrySource = {
  file: string;
  /** Lower-case name of the country's folder. */
  country: string;
  path: string;
  words: CountryWords;
  facts: FactsFile | undefined;
  book: FactBook;
};

/** A landing page ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolveCountry({
  file,
  country,
  path,
  words,
  facts,
  book,
}: CountrySource): Country {
  const key = `${country}/${words.slug}`;
  if (facts === undefined) {
    throw new ContentError([
      {
        file,
        field: 'slug',
        expected: `the name of a facts file in content/facts/${country}/`,
        got: words.slug,
      },
    ]);
  }
  const read = createReader({ file, home: key, book });
  const page = {
    ...pickPlainWords(words),
    country,
    path,
    authority: facts.authority,
    applyAt: facts.applyAt,
    officialLinks: facts.officialLinks,
    ...readParts(words, read),
  };
  read.finish();
  return page;
}

function pickPlainWords(words: CountryWords) {
  const { name, title, shortTitle, pageTitle, description, reviewed, slug, contactLabel } = words;
  return { name, title, shortTitle, pageTitle, description, reviewed, slug, contactLabel };
}

function readParts(words: CountryWords, read: ContentReader) {
  return {
    lead: read.text(words.lead, 'lead'),
    intro: read.text(words.intro, 'intro'),
    highlights: read.titled(words.highlights, 'highlights'),
    authorities: {
      title: words.authorities.title,
      ...read.table(words.authorities, 'authorities'),
    },
    pictureText: read.titledOne(words.pictureText, 'pictureText'),
    keyFigures: { title: words.keyFigures.title, ...read.table(words.keyFigures, 'keyFigures') },
    guides: read.titledOne(words.guides, 'guides'),
    howItWorks: {
      title: words.howItWorks.title,
      steps: read.titled(words.howItWorks.steps, 'howItWorks.steps'),
    },
    consultation: read.titledOne(words.consultation, 'consultation'),
    pitfalls: read.titled(words.pitfalls, 'pitfalls'),
  };
}
