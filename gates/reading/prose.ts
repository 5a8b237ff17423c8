import { fleschKincaid } from 'flesch-kincaid';
import type { Sentence } from 'nlcst';
import { toString as textOfTree } from 'nlcst-to-string';
import { syllable } from 'syllable';
import { nodesOfSentences } from '../english/sentences.ts';
import {
  all,
  closest,
  type Document,
  type Element,
  first,
  isElement,
  matches,
  sourceSigns,
  textOf,
} from '../pages/html.ts';

/** Elements that begin a text of their own. */
const blocks = 'p, li, dt, dd, h1, h2, h3, h4, th, td, summary, figcaption';

/** Those in which sentences stand; the others hold headings and labels, even where they end with a question mark. */
const paragraphs = 'p, li, dd';

/** What stands in the main part without being the page's own prose. */
const notProse = [
  'form',
  'nav',
  'script',
  'style',
  // Who said it and when, and what becomes of ticks: the same on all pages.
  'small',
  '[data-quiet]',
  sourceSigns,
  '#sources',
  // Labels of links to other sites, in the words of those sites.
  '#official-links',
  // A label before a paragraph ("If not:") is no sentence of its own.
  'strong:has(+ div)',
].join(', ');

/** The texts of a page's main part in order, one a paragraph, heading, list item or cell. */
export function proseOf(document: Document): string[] {
  return textsOf(blocks, document);
}

/** As proseOf, but only what is written as sentences. */
export function paragraphsOf(document: Document): string[] {
  return textsOf(paragraphs, document).filter((text) => /[.!?:]$/.test(text));
}

function textsOf(selector: string, document: Document): string[] {
  return all(selector, first('main', document))
    .filter((block) => closest(block, notProse) === null)
    .map((block) => ownText(block).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The text of a block without the blocks inside it, which are texts of their own. */
function ownText(element: Element): string {
  return element.children
    .map((node) => {
      if (!isElement(node)) return textOf(node);
      return matches(node, `${blocks}, ${notProse}`) ? ' ' : ownText(node);
    })
    .join('');
}

/** The words of a text as said, without figures and punctuation. */
export function wordsOf(text: string): string[] {
  return nodesOfSentences(text).flatMap(wordsUnder);
}

function wordsUnder({ children }: Sentence): string[] {
  const words = children.filter(({ type }) => type === 'WordNode').map((word) => textOfTree(word));
  return words.filter((word) => /\p{L}/u.test(word));
}

/**
 * Flesch–Kincaid grade of several texts together: the school year in the USA whose pupils can read them.
 * Texts without a verb's company, such as labels of one or two words, count as the short sentences they are.
 */
export function readingGrade(texts: readonly string[]): number {
  const sentences = texts
    .flatMap(nodesOfSentences)
    .map(wordsUnder)
    .filter(({ length }) => length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}
