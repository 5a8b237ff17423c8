import {
  all,
  attributeOf,
  type Element,
  first,
  isElement,
  matches,
  textOf,
} from '../../../gates/pages/html.ts';
import { shortTokenNames } from '../../../site/integrations/short-names.ts';
import { siteRoutes } from './content.ts';
import type { BuiltPage } from './pages.ts';

/**
 * Everything on a page that may lead to paid help, found by what a visitor sees rather than by which component drew it:
 * links that bring a subject to the contact page, but for the one that tells of a mistake, links that look like a button and lead to the contact page or an offer,
 * links that ask to apply, and prices that are no fact's.
 */
export function applyControlsOn(page: BuiltPage): Element[] {
  const main = first('main', page.document);
  if (main === null) return [];
  const painted = new Set(paintedLinks(page));
  const links = all('a[href^="/"]', main).filter((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return (
      (href.startsWith('/contact?') && !matches(link, '#mistake')) ||
      (painted.has(link) && leadsToHelp.test(href)) ||
      (asksToApply.test(textOf(link).trim()) && !free.has(href))
    );
  });
  return [...links, ...ownPricesIn(main)];
}

/** The list of all offers is left out: it is a place to read, and each entry of it is looked at on its own page. */
const leadsToHelp = /^\/(contact|products\/[^/]+)$/;

/** Pages of guidance, whatever their titles ask: a case is named after what a person sets out to do. */
const free = new Set(siteRoutes.flatMap(({ kind, path }) => (kind === 'case' ? [path] : [])));

const asksToApply = /^(apply|order|buy|book|get (it|your|a) )/i;

/** Links that the page's own styles give the colour of an action as their ground or frame. */
function paintedLinks({ document }: BuiltPage): Element[] {
  const css = all('style', document)
    .map((style) => textOf(style))
    .join('\n');
  const action = shortTokenNames(process.cwd()).get('--color-action');
  const rules = css.matchAll(
    new RegExp(`([^{}@]+)\\{[^{}]*(?:background|border)(?:-color)?:[^;{}]*var\\(${action}\\)`, 'g'),
  );
  return [...rules]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.includes(':'))
    .flatMap((selector) => all(selector, document))
    .filter((element) => element.name === 'a');
}

/** Where an amount of money may stand that is the authority's: figures, sums and notes of facts, and names of official pages. */
const officialAmounts =
  '[data-fact], [data-told], [data-was], #sources, [data-fact-note], #official-links, script, style, form';

const money = /[£€$]\s?\d|\d\s?(pounds?|euros?|dollars?)\b/i;

function ownPricesIn(element: Element): Element[] {
  if (matches(element, officialAmounts)) return [];
  const { children } = element;
  const hasPrice = children.some((node) => !isElement(node) && money.test(textOf(node)));
  return [...(hasPrice ? [element] : []), ...children.filter(isElement).flatMap(ownPricesIn)];
}
