import { expect, test } from 'vitest';
import {
  type Element,
  first,
  isElement,
  matches,
  sourceSigns,
  textOf,
} from '../../gates/pages/html.ts';
import { factLabels } from '../support/built/content.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages } from '../support/built/pages.ts';

/** Where a number may stand that is not a fact's figure, each with its reason. */
const exceptions = [
  { selector: '[data-fact]', reason: 'the figures themselves, which have tests of their own' },
  {
    selector: '[data-told]',
    reason: 'sums of fees, and figures on links; tests/built/figures.test.ts compares them',
  },
  { selector: '[data-was]', reason: 'what figures were, which the same test compares' },
  { selector: 'a[href$="/changes"]', reason: 'which fact has changed, by its label, and when' },
  {
    selector: sourceSigns,
    reason: 'numbers of sources and months of figures, which tests/built/figures.test.ts compares',
  },
  { selector: '#sources', reason: 'names of sources, from content/facts' },
  { selector: 'summary', reason: 'how many entries a list or table holds that waits to be opened' },
  {
    selector: '[data-verdicts], [data-answer-table], #others, #newcomers, #also',
    reason:
      'rows and sentences of tables, each beside its source; tests/built/swaps.test.ts and permits.test.ts',
  },
  { selector: '[data-fact-note]', reason: 'what applies to a figure, in the words of its fact' },
  { selector: '[data-own-fee]', reason: 'what we charge ourselves, from content/en/offers' },
  { selector: '[data-setting]', reason: 'phone, hours and the like, from content/settings.json' },
  { selector: '#official-links', reason: 'names of official pages and laws, from content/facts' },
  { selector: '[data-counted]', reason: 'what the site counts in its own content' },
  { selector: 'form', reason: 'labels and hints of the form, from contract/' },
  {
    selector: 'time, [data-translation]',
    reason: 'the months of the words, which have a test of their own',
  },
  { selector: 'script, style, noscript', reason: 'not words' },
].map(({ selector }) => selector);

/** Names with a number. AB 60: the Californian law by which people call the licence it brought. Stamp 4: an Irish permission. EX-15: a Spanish form. */
const names = /\bAB 60\b|\bStamp 4\b|\bEX-15\b/g;

/** A digit that does not go on with a name, such as B1. */
const looseNumber = /(?<![\p{L}\d])\d/u;

test('each page says no number outside facts and settings', () =>
  checkEachPage(builtPages, ({ document }) => {
    const main = first('main', document);
    const loose = main === null ? ['no main text'] : textsIn(main).filter(isLoose);
    expect(loose).toEqual([]);
  }));

function isLoose(text: string): boolean {
  return looseNumber.test(text.replace(names, '')) && !factLabels.has(text);
}

/** The texts of an element in order, without those of the exceptions. */
function textsIn(element: Element): string[] {
  if (exceptions.some((selector) => matches(element, selector))) return [];
  return element.children.flatMap((node) =>
    isElement(node) ? textsIn(node) : [textOf(node).trim()],
  );
}
