import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { ContentError, type ContentProblem } from '../content-error.ts';
import { type FactsByKey, findFact } from '../facts/facts.ts';
import type { FigureTeller } from '../facts/figures.ts';
import { faultOfRewording, signWithoutAmount } from '../facts/wording.ts';
import type { Block, Inline } from '../page.ts';
import type { RouteTable } from '../routes.ts';
import type { InterfaceWords } from '../schemas/interface.ts';
import type { LanguageFinder } from './foreign-words.ts';

/** Where a text stands and which facts it may name. */
export type TextPlace = {
  file: string;
  field: string;
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

/**
 * Paragraphs and lists of a rich text with every fact looked up.
 * Throws ContentError for an unknown fact, a number outside a fact, a rewording whose number the fact does not hold, or
 * Markdown that the site does not draw (headings, images, code, raw HTML). Numbers of a translation are not held against facts: it has
 * those of its English.
 */
export function parseRichText(markdown: string, place: TextPlace): Block[] {
  const { translation } = place;
  return translation?.stale.has(markdown)
    ? inEnglish(markdown, place, translation)
    : readText(markdown, place);
}

/** English words on a page of another language, and below them why they are. */
function inEnglish(
  markdown: string,
  place: TextPlace,
  { englishTag: language, words }: NonNullable<TextPlace['translation']>,
): Block[] {
  const languages: LanguageFinder = (text) => [{ type: 'foreign', language, text }];
  const blocks = readText(markdown, { ...place, languages });
  return [
    ...blocks.map((block) => ({ ...block, language })),
    { type: 'paragraph', children: [{ type: 'text', text: words.behind }] },
  ];
}

function readText(markdown: string, place: TextPlace): Block[] {
  const problems: ContentProblem[] = [];
  const { file, field } = place;
  const complain: Reader['complain'] = (expected, got, advice) => {
    problems.push({ file, field, expected, got, ...advice });
  };
  const blocks = nodesOf(markdown).flatMap((node) => readBlock(node, { place, complain }));
  if (problems.length > 0) throw new ContentError(problems);
  return blocks;
}

/** Texts that Markdown's parser read last, so that a site of which one word has changed is compiled again in no time. */
const recentTexts = new Map<string, RootContent[]>();
const mostRecentTexts = 5_000;

function nodesOf(markdown: string): RootContent[] {
  return plainParagraphs(markdown) ?? markedNodes(markdown);
}

function markedNodes(markdown: string): RootContent[] {
  const known = recentTexts.get(markdown);
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

type Reader = {
  place: TextPlace;
  complain: (expected: string, got: string, advice?: { mend: string }) => void;
};

function readBlock(node: RootContent, reader: Reader): Block[] {
  if (node.type === 'paragraph') {
    return [
      { type: 'paragraph', children: node.children.flatMap((child) => readInline(child, reader)) },
    ];
  }
  if (node.type === 'list') {
    const items = node.children.map((item) =>
      item.children.flatMap((child) =>
        child.type === 'paragraph'
          ? child.children.flatMap((inline) => readInline(inline, reader))
          : refuse(child, reader),
      ),
    );
    return [{ type: 'list', ordered: node.ordered === true, items }];
  }
  return refuse(node, reader);
}

function readInline(node: PhrasingContent, reader: Reader): Inline[] {
  switch (node.type) {
    case 'text':
      return readMarks(node.value.replace(/\s+/g, ' '), reader);
    case 'strong':
      return [
        { type: 'strong', children: node.children.flatMap((child) => readInline(child, reader)) },
      ];
    case 'link': {
      const children = node.children.flatMap((child) => readInline(child, reader));
      if (children.some(({ type }) => type === 'figure' || type === 'cite')) {
        const expected = 'without a fact inside a link, because its source is a link of its own';
        reader.complain(expected, node.url);
      }
      return [{ type: 'link', href: addressOf(node.url, reader), children }];
    }
    default:
      return refuse(node, reader);
  }
}

/** Where a link leads: within the site to where its page is now. */
function addressOf(url: string, { place, complain }: Reader): string {
  if (!url.startsWith('/')) return url;
  const address = place.routes.resolve(url);
  if (address === null) complain('linked to a path of content/routes.json', url);
  return address ?? url;
}

function refuse(node: Nodes, { complain }: Reader): [] {
  complain('paragraphs, lists, **bold** and links only', node.type);
  return [];
}

/** `{id}`, `{id|words}` or `{^id}`; everything between is plain text. */
const markPattern = /\{(\^?)([a-z0-9/-]+)(?:\|([^{}]+))?\}/g;

function readMarks(text: string, reader: Reader): Inline[] {
  const inlines: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(markPattern)) {
    const [mark, caret, reference = '', words] = match;
    const read = readMark({ mark, isCite: caret === '^', reference, words: words ?? null }, reader);
    const before = text.slice(end, match.index);
    inlines.push(...readPlain(isNumbered(read) ? before.trimEnd() : before, reader), ...read);
    end = match.index + mark.length;
  }
  return [...inlines, ...readPlain(text.slice(end), reader)];
}

/** Whether the source is a number alone, which stands right behind the sentence that rests on it. */
function isNumbered([inline]: readonly Inline[]): boolean {
  return inline?.type === 'cite' && inline.citation.evidence[0]?.type === 'note';
}

/** A number that does not continue a name such as B1 or SET(O). */
const looseNumber = /(?<![\p{L}\d])\d[\d.,]*/u;

function readPlain(text: string, { place, complain }: Reader): Inline[] {
  if (text === '') return [];
  const { languages, translation } = place;
  if (/[{}]/.test(text)) {
    complain('written with marks like {fact-id}, {fact-id|words} or {^fact-id}', text);
  }
  // A sign alone would lend its currency to the figure after it.
  const number =
    translation === null ? (looseNumber.exec(text)?.[0] ?? signWithoutAmount(text)) : null;
  if (number !== null) {
    complain(`free of figures of its own, here ${number}`, text, {
      mend: 'Figures stand in content/facts: write {fact-id} or {fact-id|your words}.',
    });
  }
  return languages(text);
}

type Mark = { mark: string; isCite: boolean; reference: string; words: string | null };

function readMark({ mark, isCite, reference, words }: Mark, { place, complain }: Reader): Inline[] {
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
    complain('a mark with words, because this fact is a statement without a figure', mark, {
      mend: `Write {${reference}|words} or {^${reference}}.`,
    });
  }
  return [{ type: 'figure', figure: figures.inSentence(fact, words), words }];
}
