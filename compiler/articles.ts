import { ContentError } from './content-error.ts';
import { type ContentReader, createReader } from './content-reader.ts';
import type { Fact, FactBook } from './facts.ts';
import type { TitledBlocks } from './guides.ts';
import type { Block } from './rich-text.ts';
import type { FactsFile } from './schemas/facts.ts';
import type { ArticleWords, SimplePageWords } from './schemas/page.ts';

/** Facts of a section as the rows of a table, under these two headings. */
type SectionTable = { headings: readonly [string, string]; rows: Fact[] };

/** What somebody else says, and why it is not true. */
export type Claim = { said: string; truth: Block[] };

type ArticleSection = TitledBlocks & {
  id: string;
  claims: Claim[];
  steps: TitledBlocks[];
  table: SectionTable | null;
};

/** A page of titled sections that links can land on. */
export type Article = Omit<ArticleWords, 'lead' | 'sections' | 'facts'> & {
  slug: string;
  path: string;
  lead: Block[];
  sections: ArticleSection[];
  officialLinks: FactsFile['officialLinks'];
};

/** A page that stands once, with a few sections of its own. */
export type SimplePage = Omit<SimplePageWords, 'lead' | 'sections'> & {
  path: string;
  lead: Block[];
  sections: TitledBlocks[];
};

type Source<Words> = { file: string; path: string; words: Words; book: FactBook };

/** An article ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolveArticle({
  file,
  slug,
  path,
  words,
  facts,
  book,
}: Source<ArticleWords> & { slug: string; facts: FactsFile | undefined }): Article {
  const { facts: home = '', lead, sections, ...plain } = words;
  if (home !== '' && facts === undefined) {
    const expected = 'the name of a file in content/facts/';
    throw new ContentError([{ file, field: 'facts', expected, got: home }]);
  }
  const read = createReader({ file, home, book });
  const article = {
    ...plain,
    slug,
    path,
    lead: read.text(lead, 'lead'),
    sections: sections.map((section, index) => readSection(section, `sections.${index}`, read)),
    officialLinks: facts?.officialLinks ?? [],
  };
  read.finish();
  return article;
}

function readSection(
  { claims = [], steps = [], table, ...section }: ArticleWords['sections'][number],
  field: string,
  read: ContentReader,
): ArticleSection {
  return {
    ...read.titledOne(section, field),
    claims: claims.map(({ said, truth }, index) => ({
      said,
      truth: read.text(truth, `${field}.claims.${index}.truth`),
    })),
    steps: read.titled(steps, `${field}.steps`),
    table:
      table === undefined
        ? null
        : { headings: table.headings, rows: read.facts(table.rows, `${field}.table.rows`) },
  };
}

/** A page that stands once, ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolveSimplePage({
  file,
  path,
  words,
  book,
}: Source<SimplePageWords>): SimplePage {
  const read = createReader({ file, home: '', book });
  const page = {
    ...words,
    path,
    lead: read.text(words.lead, 'lead'),
    sections: read.titled(words.sections, 'sections'),
  };
  read.finish();
  return page;
}
