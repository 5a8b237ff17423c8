import type { PolicyWords, SimplePageWords } from '../schemas/page.ts';
import { createReader } from './content-reader.ts';
import type { FactBook } from './facts.ts';
import type { TitledBlocks } from './guides.ts';
import type { Block } from './rich-text.ts';

export type Policy = Omit<PolicyWords, 'lead' | 'sections'> & {
  slug: string;
  path: string;
  lead: Block[];
  sections: (TitledBlocks & { id: string })[];
};

export type SimplePage = Omit<SimplePageWords, 'lead' | 'sections'> & {
  lead: Block[];
  sections: TitledBlocks[];
};

/** A policy page ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolvePolicy(source: {
  file: string;
  slug: string;
  words: PolicyWords;
  book: FactBook;
}): Policy {
  const { slug, words } = source;
  return { ...words, slug, path: `/policies/${slug}`, ...readSections(words, source) };
}

/** A page that stands once, ready to be drawn. Throws ContentError as `resolveGuide` does. */
export function resolveSimplePage(source: {
  file: string;
  words: SimplePageWords;
  book: FactBook;
}): SimplePage {
  return { ...source.words, ...readSections(source.words, source) };
}

type Sections<Section> = { lead: string; sections: Section[] };

/** Such pages belong to no guide, so their texts name facts by the whole key: country/guide/id. */
function readSections<Section extends { title: string; body: string }>(
  words: Sections<Section>,
  { file, book }: { file: string; book: FactBook },
) {
  const read = createReader({ file, home: '', book });
  const parts = {
    lead: read.text(words.lead, 'lead'),
    sections: read.titled(words.sections, 'sections'),
  };
  read.finish();
  return parts;
}
