import {
  all,
  attributeOf,
  childrenOf,
  closest,
  type Element,
  first,
  parentOf,
  textOf,
} from '../../../gates/pages/html.ts';
import { documentPages, factBook } from './content.ts';
import type { BuiltPage } from './pages.ts';
import { sourcesNumberedIn } from './source-notes.ts';

const documents = new Map(documentPages.map((page) => [page.path, page]));

/** More text than this between a button and the way past us, and they no longer stand beside each other. */
const longestBlock = 700;

/**
 * What is missing beside a way to paid help: that we are not the authority, what the authority charges or where that stands,
 * and the link to it. Source: the site specification, "Not the official channel, said beside the button".
 */
export function faultsBeside(control: Element, page: BuiltPage): string[] {
  const subject = documents.get(offerOf(control) ?? page.path);
  return subject === undefined
    ? faultsOf(control, { link: '/services', denial: /Waymark is not a government body\./ }, page)
    : faultsOf(
        control,
        {
          link: subject.applyAt,
          denial: wordsOf(`Waymark is not ${subject.authority.shortName}.`),
        },
        page,
      );
}

/** The offer that a link leads to, or on whose card a price stands. */
function offerOf(control: Element): string | undefined {
  const own = attributeOf(control, 'href') ?? '';
  const card = first('a[href^="/products/"]', closest(control, 'li'));
  return [own, attributeOf(card, 'href') ?? ''].find((path) => path.startsWith('/products/'));
}

type Wanted = { link: string; denial: RegExp };

function faultsOf(control: Element, { link, denial }: Wanted, page: BuiltPage): string[] {
  const smallest = blockAround(control, link);
  // On a case the price stands in the four answers over its buttons.
  const isCase = documents.get(page.path)?.kind === 'case';
  const block = isCase ? (closestWithAnswers(smallest) ?? smallest) : smallest;
  if (block === null) return [`no link to ${link}`];
  const faults = [
    [textOf(block).length <= longestBlock, `the link to ${link} stands far away`],
    [denial.test(textOf(block)), 'no word that we are not the authority'],
    [
      tellsOfficialPrice(block, page),
      'neither the official price with its source nor where it stands',
    ],
  ] as const;
  return faults.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}

/** The smallest part of the page around a control that has the link; null when there is none in the main text. */
function blockAround(control: Element, link: string): Element | null {
  const isLink = (anchor: Element) => attributeOf(anchor, 'href') === link && anchor !== control;
  for (let block = parentOf(control); block !== null; block = parentOf(block)) {
    if (all('a[href]', block).some(isLink)) return block;
    if (block.name === 'main') return null;
  }
  return null;
}

/** The block that holds the answers of a case too, or null where none does. */
function closestWithAnswers(block: Element | null): Element | null {
  const around = parentOf(block);
  return childrenOf(around).some(({ name }) => name === 'dl') ? around : null;
}

function tellsOfficialPrice(block: Element, page: BuiltPage): boolean {
  const text = textOf(block);
  return (
    showsOfficialPrice(block) ||
    /The official fee stands on the authority’s page\./.test(text) ||
    /Each of our guides shows the official fee/.test(text) ||
    (/tables on this page show the main ones with their sources/.test(text) &&
      all('table', page.document).some(showsOfficialPrice))
  );
}

/** A fee of the facts, shown with a link to where it stands. */
function showsOfficialPrice(element: Element): boolean {
  return (
    showsSum(element) ||
    all('[data-fact]', element).some((shown) => {
      const fact = factBook.get(attributeOf(shown, 'data-fact') ?? '');
      const sources = [...all('small', shown), ...sourcesNumberedIn(shown)];
      const links = sources
        .flatMap((source) => all('a', source))
        .map((link) => attributeOf(link, 'href'));
      return (
        fact?.kind === 'fees' &&
        fact.level !== 'unread' &&
        textOf(shown).includes(fact.figure ?? '') &&
        links.includes(fact.source.url)
      );
    })
  );
}

/** A sum of such fees, each with its source beside the sum. */
function showsSum(element: Element): boolean {
  const links = sourcesNumberedIn(element)
    .flatMap((source) => all('a', source))
    .map((link) => attributeOf(link, 'href'));
  return all('[data-told]', element).some((shown) => {
    const fees = (attributeOf(shown, 'data-told') ?? '').split(' ').map((key) => factBook.get(key));
    return fees.every(
      (fact) => fact?.kind === 'fees' && fact.level !== 'unread' && links.includes(fact.source.url),
    );
  });
}

function wordsOf(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
