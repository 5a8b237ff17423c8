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
import { documentPages, factBook, words } from './content.ts';
import type { BuiltPage } from './pages.ts';
import { sourcesNumberedIn } from './source-notes.ts';

const documents = new Map(documentPages.map((page) => [page.path, page]));

const { notGovernment, officialRoutes, officialRouteUnread } = words.contactNotice;

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
  // On a guide or a case the price stands in the answers over its buttons.
  const block = closestWithAnswers(smallest) ?? smallest;
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

/** The block that holds the answers over the buttons too, or null where none does. */
function closestWithAnswers(block: Element | null): Element | null {
  const around = parentOf(block);
  return childrenOf(around).some(({ name }) => name === 'dl') ? around : null;
}

function tellsOfficialPrice(block: Element, page: BuiltPage): boolean {
  const text = textOf(block);
  return (
    showsOfficialPrice(block) ||
    showsCostInAll(block) ||
    text.includes(officialRouteUnread) ||
    text.includes(notGovernment) ||
    (text.includes(officialRoutes) && all('table', page.document).some(showsOfficialPrice))
  );
}

/** A fee of the facts, with a link to where it stands; on a slide, that is the page to which the slide leads. */
function showsOfficialPrice(element: Element): boolean {
  const links = linksOf(element);
  const isOnNextPage = links.some((href) => href.startsWith('/products/'));
  return all('[data-fact], [data-told]', element).some((shown) => {
    const keys = attributeOf(shown, 'data-fact') ?? attributeOf(shown, 'data-told') ?? '';
    const fees = keys.split(' ').map((key) => factBook.get(key));
    return fees.every(
      (fact) =>
        fact?.kind === 'fees' &&
        fact.level !== 'unread' &&
        (isOnNextPage || links.includes(fact.source.url)),
    );
  });
}

/** What most people pay in all, which is told by a fact where fees cannot be added up: by its words, or by where to look. */
function showsCostInAll(element: Element): boolean {
  const [shown] = all('dl > div:first-child [data-fact]', element);
  const fact = factBook.get(attributeOf(shown, 'data-fact') ?? '');
  return fact !== undefined && linksOf(element).includes(fact.source.url);
}

/** Where the links in an element lead, and those of the sources that its numbers name. */
function linksOf(element: Element): string[] {
  return [element, ...sourcesNumberedIn(element)]
    .flatMap((place) => all('a[href]', place))
    .map((link) => attributeOf(link, 'href') ?? '');
}

function wordsOf(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
