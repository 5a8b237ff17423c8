import { expect, test } from 'vitest';
import {
  attributeOf,
  first,
  isElement,
  isText,
  type Node,
  textOf,
} from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { canonicalPages, englishPages, prefixOf } from '../support/built/pages.ts';

/** Small words that no sentence in English does without, and no other language here has. */
const smallWords =
  /\b(?:the|your|you|is|are|with|from|this|that|not|have|can|when|which|before|after|must|for|and|of)\b/g;
/** A name, such as "Department of Enterprise, Tourism and Employment", has two. */
const fewestInSentence = 3;
const spoken = ['alt', 'aria-label', 'title', 'placeholder', 'content'];

test('on each page no sentence is left in English, but for those that are marked as English', () =>
  checkEachPage(
    canonicalPages.filter((page) => prefixOf(page) !== ''),
    ({ document }) => {
      expect(document.children.flatMap(textsIn).filter(isEnglish)).toEqual([]);
    },
  ));

test('a sentence in English would be found, and a name is none', () => {
  // Below the element that says that the whole page is in English.
  const found = englishPages.flatMap(({ document }) => textsIn(first('main', document)));
  expect(found.filter(isEnglish).length).toBeGreaterThan(englishPages.length);
  expect(isEnglish('ver Department of Enterprise, Tourism and Employment')).toBe(false);
});

function isEnglish(text: string): boolean {
  return new Set(text.toLowerCase().match(smallWords)).size >= fewestInSentence;
}

/** What people read or hear of a page, but for English that says so, scripts, and what sources are called. */
function textsIn(node: Node | null): string[] {
  if (node === null) return [];
  if (isText(node)) return [textOf(node)];
  if (!isElement(node) || ['script', 'style'].includes(node.name)) return [];
  if (attributeOf(node, 'lang')?.startsWith('en') || attributeOf(node, 'id') === 'sources')
    return [];
  const said = spoken.flatMap((name) => attributeOf(node, name) ?? []);
  return [...said, ...node.children.flatMap(textsIn)];
}
