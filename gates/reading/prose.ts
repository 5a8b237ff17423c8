import { fleschKincaid } from 'flesch-kincaid';
import type { Element, Node } from 'happy-dom';
import type { Nodes } from 'nlcst';
import { toString as textOf } from 'nlcst-to-string';
import retextEnglish from 'retext-english';
import { syllable } from 'syllable';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Page } from '../pages/read-pages.ts';

/** Elements that begin a text of their own. */
const blocks = 'p, li, dt, dd, h1, h2, h3, h4, th, td, summary, figcaption';

/** What stands in the main part without being the page's own prose. */
const notProse = [
  'form',
  'nav',
  'script',
  'style',
  // Who said it and when, the same on all pages.
  'small',
  // Labels of links to other sites, in the words of those sites.
  '#official-links',
].join(', ');

/** The texts of a page's main part in order, one a paragraph, heading, list item or cell. */
export function proseOf({ document }: Pick<Page, 'document'>): string[] {
  const main = document.querySelector('main');
  if (main === null) return [];
  return [...main.querySelectorAll(blocks)]
    .filter((block) => block.closest(notProse) === null)
    .map((block) => ownText(block).replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The text of a block without the blocks inside it, which are texts of their own. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return node.textContent ?? '';
      return node.matches(`${blocks}, ${notProse}`) ? ' ' : ownText(node);
    })
    .join('');
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}

const english = unified().use(retextEnglish);

/** The words of a text as said, without figures and punctuation. */
export function wordsOf(text: string): string[] {
  return wordsUnder(english.parse(text));
}

function wordsUnder(tree: Nodes): string[] {
  const words: string[] = [];
  visit(tree, 'WordNode', (node) => {
    const word = textOf(node);
    if (/\p{L}/u.test(word)) words.push(word);
  });
  return words;
}

/**
 * Flesch–Kincaid grade of several texts together: the school year in the USA whose pupils can read them.
 * Texts without a verb's company, such as labels of one or two words, count as the short sentences they are.
 */
export function readingGrade(texts: readonly string[]): number {
  let sentence = 0;
  const words = texts.flatMap((text) => {
    const tree = english.parse(text);
    visit(tree, 'SentenceNode', (node) => {
      if (wordsUnder(node).length > 0) sentence += 1;
    });
    return wordsUnder(tree);
  });
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence, word: words.length, syllable: syllables });
}
