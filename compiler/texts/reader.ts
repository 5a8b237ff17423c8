// One grammar from top to bottom, texts, blocks, inlines and marks, so that nobody looks for a rule of it elsewhere.
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { emptyFact, type FactsByKey, findFact } from '../facts/facts.ts';
import type { FigureTeller } from '../facts/figures.ts';
import { faultOfRewording, signWithoutAmount } from '../facts/wording.ts';
import type { Block, Figure, Inline, TitledBlocks } from '../page.ts';
import type { RouteTable } from '../routes.ts';
import type { InterfaceWords } from '../schemas/interface.ts';
import type { LanguageFinder } from './foreign-words.ts';

/** Where texts stand and which facts they may name. */
export type TextPlace = {
  file: string;
  /** "country/guide" whose facts are named without a prefix. */
  home: string;
  facts: FactsByKey;
  figures: FigureTeller;
  /** Links within the site follow their pages. */
  routes: RouteTable;
  /** Parts words of other languages from the rest. */
  languages: LanguageFinder;
  /** Where the words are a translation: the tag of English, the texts that are shown in it, and what stands below them. null for English. */
  translation: {
    englishTag: string;
    stale: ReadonlySet<string>;
    words: InterfaceWords['translation'];
  } | null;
};

type TitledWords = { title: string; body: string };

/** Reads the rich texts and fact names of one file, and gathers every problem before it complains. */
export type Reader = ReturnType<typeof createReader>;

/** A reader for one content file. Call `finish()` last: it throws ContentError when anything was wrong. */
export function createReader(place: TextPlace) {
  const { file, home, facts, figures } = place;
  const problems: ContentProblem[] = [];

  function complain(field: string, expected: string, got: unknown, mend?: string): void {
    problems.push({ file, field, expected, got, ...(mend !== undefined && { mend }) });
  }

  /**
   * Paragraphs and lists with every fact looked up. Complains of an unknown fact, a number outside a fact, a rewording whose number the
   * fact does not hold, or Markdown that the site does not draw (headings, images, code, raw HTML).
   */
  function text(markdown: string, field: string): Block[] {
    return readText(markdown, place, (...fault) => complain(field, ...fault));
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

/** Tells of one text what should be there, and what is. */
type Complain = (expected: string, got: string, mend?: string) => void;

/** English words on a page of another language are marked so, and below them stands why they are. */
function readText(markdown: string, place: TextPlace, complain: Complain): Block[] {
  const read = (languages: LanguageFinder) =>
    nodesOf(markdown).flatMap((node) => readBlock(node, { place, languages, complain }));
  const { translation } = place;
  if (!translation?.stale.has(markdown)) return read(place.languages);
  const { englishTag: language, words } = translation;
  return [
    ...read((text) => [{ type: 'foreign', language, text }]).map((block) => ({
      ...block,
      language,
    })),
    { type: 'paragraph', children: [{ type: 'text', text: words.behind }] },
  ];
}

/** Texts that Markdown's parser read last, so that a site of which one word has changed is compiled again in no time. */
const recentTexts = new Map<string, RootContent[]>();
const mostRecentTexts = 5_000;

function nodesOf(markdown: string): RootContent[] {
  const known = plainParagraphs(markdown) ?? recentTexts.get(markdown);
  if (known !== undefined) return known;
  const nodes = fromMarkdown(markdown).children;
  if (recentTexts.size === mostRecentTexts) recentTexts.clear();
  recentTexts.set(markdown, nodes);
  return nodes;
}

/** A line that begins with a letter, a bracket or a mark of ours, and holds no sign of Markdown's. */
const plainLine = /^[\p{L}“({][^*_`<>[\]\\&\p{Cc}]*$/u;

/** The paragraphs of a text in which Markdown has nothing to mark, as most are; null for others. Its parser takes far longer. */
export function plainParagraphs(markdown: string): RootContent[] | null {
  const paragraphs = markdown.replace(/\n+$/, '').split('\n\n');
  const isPlain = (line: string) => plainLine.test(line) && line === line.trimEnd();
  if (!paragraphs.every((paragraph) => paragraph.split('\n').every(isPlain))) return null;
  return paragraphs.map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }));
}

/** Where a text stands, in which words of other languages are parted from the rest by `languages`. */
type Reading = { place: TextPlace; languages: LanguageFinder; complain: Complain };

function readBlock(node: RootContent, reading: Reading): Block[] {
  if (node.type === 'paragraph') {
    return [
      { type: 'paragraph', children: node.children.flatMap((child) => readInline(child, reading)) },
    ];
  }
  if (node.type === 'list') {
    const items = node.children.map((item) =>
      item.children.flatMap((child) =>
        child.type === 'paragraph'
          ? child.children.flatMap((inline) => readInline(inline, reading))
          : refuse(child, reading),
      ),
    );
    return [{ type: 'list', ordered: node.ordered === true, items }];
  }
  return refuse(node, reading);
}

function readInline(node: PhrasingContent, reading: Reading): Inline[] {
  switch (node.type) {
    case 'text':
      return readMarks(node.value.replace(/\s+/g, ' '), reading);
    case 'strong':
      return [
        { type: 'strong', children: node.children.flatMap((child) => readInline(child, reading)) },
      ];
    case 'link': {
      const children = node.children.flatMap((child) => readInline(child, reading));
      if (children.some(({ type }) => type === 'figure' || type === 'cite')) {
        const expected = 'without a fact inside a link, because its source is a link of its own';
        reading.complain(expected, node.url);
      }
      return [{ type: 'link', href: addressOf(node.url, reading), children }];
    }
    default:
      return refuse(node, reading);
  }
}

/** Where a link leads: within the site to where its page is now. */
function addressOf(url: string, { place, complain }: Reading): string {
  if (!url.startsWith('/')) return url;
  const address = place.routes.resolve(url);
  if (address === null) complain('linked to a path of content/routes.json', url);
  return address ?? url;
}

function refuse(node: Nodes, { complain }: Reading): [] {
  complain('paragraphs, lists, **bold** and links only', node.type);
  return [];
}

/** `{id}`, `{id|words}` or `{^id}`; everything between is plain text. */
const markPattern = /\{(\^?)([a-z0-9/-]+)(?:\|([^{}]+))?\}/g;

function readMarks(text: string, reading: Reading): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(markPattern)) {
    const [mark, caret, reference = '', words] = match;
    const read = readMark(
      { mark, isCite: caret === '^', reference, words: words ?? null },
      reading,
    );
    const before = text.slice(end, match.index);
    inlines.push(...readPlain(isNumbered(read) ? before.trimEnd() : before, reading), ...read);
    end = match.index + mark.length;
  }
  return [...inlines, ...readPlain(text.slice(end), reading)];
}

/** Whether the source is a number alone, which stands right behind the sentence that rests on it. */
function isNumbered([inline]: readonly Inline[]): boolean {
  return inline?.type === 'cite' && inline.citation.evidence[0]?.type === 'note';
}

/** A number that does not continue a name such as B1 or SET(O). */
const looseNumber = /(?<![\p{L}\d])\d[\d.,]*/u;

function readPlain(text: string, { place, languages, complain }: Reading): Inline[] {
  if (text === '') return [];
  if (/[{}]/.test(text)) {
    complain('written with marks like {fact-id}, {fact-id|words} or {^fact-id}', text);
  }
  // A sign alone would lend its currency to the figure after it.
  // Numbers of a translation are not held against facts: it has those of its English.
  const number =
    place.translation === null ? (looseNumber.exec(text)?.[0] ?? signWithoutAmount(text)) : null;
  if (number !== null) {
    complain(
      `free of figures of its own, here ${number}`,
      text,
      'Figures stand in content/facts: write {fact-id} or {fact-id|your words}.',
    );
  }
  return languages(text);
}

type Mark = { mark: string; isCite: boolean; reference: string; words: string | null };

function readMark(
  { mark, isCite, reference, words }: Mark,
  { place, complain }: Reading,
): Inline[] {
  const { home, facts, figures, translation } = place;
  const fact = findFact(facts, reference, home);
  if (fact === undefined) {
    complain(`the name of a fact in content/facts/${home}.json or of another guide`, mark);
    return [];
  }
  if (isCite) return [{ type: 'cite', citation: figures.citation(fact) }];
  const isChecked = words === null || translation !== null;
  const fault = isChecked ? null : faultOfRewording(words, fact);
  if (fault !== null) complain(fault, mark);
  if (words === null && fact.figure === null) {
    complain(
      'a mark with words, because this fact is a statement without a figure',
      mark,
      `Write {${reference}|words} or {^${reference}}.`,
    );
  }
  return [{ type: 'figure', figure: figures.inSentence(fact, words), words }];
}
