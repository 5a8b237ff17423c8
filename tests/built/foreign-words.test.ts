import { expect, test } from 'vitest';
import {
  all,
  closest,
  isElement,
  isText,
  matches,
  type Node,
  textOf,
} from '../../gates/pages/html.ts';
import { content } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { englishPages } from '../support/built/pages.ts';

/** Names are the same in every language, and these words are English by now. */
const names = /^(Policía|Síochána|Québec|Éducation|Höchstadt|Erlangen-Höchstadt|café|fiancée?)$/;

/** A word with a letter that English words do not have. */
const foreignLooking = /[\p{L}’'-]*[à-öø-ÿß][\p{L}’'-]*/giu;

/** Lines without marks of their own, such as those of cards and of facts, hold some of the listed words as they are. */
const known = new Set(
  Object.values(content.foreignWords)
    .flat()
    .flatMap((words) => words.toLowerCase().split(' ')),
);

/** Sources, links, labels and verdicts name documents, offices and places as these name themselves. */
const naming = '[lang], a, li[id^="source-"], label, select';

test('each page says of each word in letters of another language which language it is', () =>
  checkEachPage(englishPages, ({ document }) => {
    const texts = all('main :is(h1, h2, h3, p, li, dt, summary, button)', document)
      .filter((line) => closest(line, '[data-verdicts]') === null)
      .flatMap(textsIn);
    const bare = texts.flatMap((text) => text.match(foreignLooking) ?? []);
    expect(bare.filter((word) => !names.test(word) && !known.has(word.toLowerCase()))).toEqual([]);
  }));

function textsIn(node: Node): string[] {
  if (isText(node)) return [textOf(node)];
  return isElement(node) && !matches(node, naming) ? node.children.flatMap(textsIn) : [];
}
