import { expect, test } from 'vitest';
import {
  closest,
  first,
  isElement,
  isText,
  type Node,
  parentOf,
  textOf,
} from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages } from '../support/built/pages.ts';

/** Each is a line of its own, also where no styles are: whoever copies, and every browser of text, breaks the line there. */
const lines = 'p, li, tr, h1, h2, h3, summary, option, div, section';

test('each page keeps every figure apart from what stands around it, as plain text too', () =>
  checkEachPage(builtPages, ({ document }) => {
    expect(fusedIn(textsIn(first('main', document)))).toEqual([]);
  }));

// "and", "by" and "for" are letters of Arabic that are written together with what follows.
/** Where a text of the same line, such as a cell of the same row, runs into the next: "£102reported by", "£102" and source 2. */
function fusedIn(texts: readonly Node[]): string[] {
  return texts.flatMap((text, index) => {
    const before = texts[index - 1];
    if (before === undefined || lineOf(before) !== lineOf(text)) return [];
    const [said, next] = [textOf(before), textOf(text)];
    const hasFigure = /\p{N}/u.test(said + next);
    if (/(?<!\p{L})[وفبلك]ـ?$/u.test(said)) return [];
    const runsInto = /[\p{L}\p{N}.,;:?!%]$/u.test(said) && /^[\p{L}\p{N}£€$?]/u.test(next);
    return hasFigure && runsInto ? [`${said}|${next}`] : [];
  });
}

function lineOf(text: Node) {
  return closest(parentOf(text), lines);
}

function textsIn(node: Node | null): Node[] {
  if (node === null) return [];
  if (isText(node)) return textOf(node) === '' ? [] : [node];
  return isElement(node) ? node.children.flatMap(textsIn) : [];
}
