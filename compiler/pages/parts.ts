import { tellMoney } from '../../plan/money.ts';
import { linkTo, text } from '../facts/figures.ts';
import type { Block, Inline, Part, PartOf, Section, TitledBlocks } from '../page.ts';
import type { FactsFile } from '../schemas/facts.ts';
import type { Reader } from '../texts/reader.ts';
import type { PageContext, PageDraft } from './context.ts';

/**
 * The fragment of what is known by its heading only: "What we never do" is "what-we-never-do". Shape: the heading in English, so that
 * links and ticks hold in every language.
 */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export function section(id: string, title: string, ...body: Part[]): Section {
  return { id, title, body };
}

/** What only some readers need: on small screens they open it by its title. */
export function foldingSection(...of: Parameters<typeof section>): Section {
  return { ...section(...of), folds: true };
}

/** A part as wide as the page, with a heading of its own or none. */
export function band(id: string, part: Part): Section {
  return { id, title: null, body: [part] };
}

export function textPart(blocks: Block[]): PartOf<'text'> {
  return { kind: 'text', blocks };
}

/** The words of a text of one paragraph. */
export function lineOf([block]: readonly Block[]): Inline[] {
  return block?.type === 'paragraph' ? block.children : [];
}

/** Titled texts as sections that are known by their headings in English. */
export function textSections(
  texts: readonly TitledBlocks[],
  english: readonly { title: string }[],
): Section[] {
  return texts.map(({ title, body }, index) =>
    section(anchorOf(english[index]?.title ?? title), title, textPart(body)),
  );
}

type TableWords = { intro: string; rows: readonly string[]; after?: string | undefined };
type TableHead = {
  id: string;
  title: string;
  headings: readonly [string, string];
  opener?: string;
};

/** Figures in a table, with words before and after. */
export function figureSection(
  read: Reader,
  field: string,
  { intro, rows: references, after }: TableWords,
  { id, title, headings, opener }: TableHead,
): Section {
  const rows = read.figures(references, `${field}.rows`);
  return section(
    id,
    title,
    textPart(read.text(intro, `${field}.intro`)),
    { kind: 'figures', opener: opener ?? null, caption: title, headings, rows },
    ...(after === undefined ? [] : [textPart(read.text(after, `${field}.after`))]),
  );
}

export function officialLinksPart(links: FactsFile['officialLinks']): Part {
  return {
    kind: 'official-links',
    links: links.map(({ label, url }) => ({ label, path: url })),
  };
}

export function moneyIn(
  { files, language }: Pick<PageContext, 'files' | 'language'>,
  money: Parameters<typeof tellMoney>[0],
): string {
  return tellMoney(money, language.tag, files.interface.source);
}

/** Where visitors read how sellers of forged papers work. */
export function warningLine({ files, routes }: PageContext): Part {
  const { label, path } = files.navigation.warning;
  return { kind: 'line', inlines: [linkTo(routes.resolve(path) ?? path, label)] };
}

/** How help that we have agreed in writing may be paid. */
export function paymentsPart({ files }: PageContext): Part {
  const items = files.settings.payments.map(({ label }) => [text(label)]);
  return textPart([
    { type: 'list', ordered: false, items },
    { type: 'paragraph', children: [text(files.interface.guide.paymentsNote)] },
  ]);
}

export function contentsOf(sections: readonly Section[]): PageDraft['contents'] {
  return sections.flatMap(({ id, title }) => (title === null ? [] : [{ id, title }]));
}

/** What a page is called, from its words. */
export function namesOf(
  words: Pick<PageDraft, 'title' | 'shortTitle' | 'description'> & { pageTitle: string },
): Pick<PageDraft, 'title' | 'shortTitle' | 'headTitle' | 'description'> {
  const { title, shortTitle, pageTitle, description } = words;
  return { title, shortTitle, headTitle: pageTitle, description };
}

/** Names may begin small, as they stand in a sentence: "the immigration office", "the UK". */
export function capitalised(words: string, tag: string): string {
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
