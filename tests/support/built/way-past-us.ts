import type { Element } from 'happy-dom';
import { readContent } from '../../../compiler/read-content.ts';
import { assembleSite } from '../../../compiler/site.ts';
import type { BuiltPage } from './pages.ts';

/** What the site says, read anew rather than through the build that the tests check. */
export const site = assembleSite(readContent(process.cwd()), new Date());

const { guides, offers, countries } = site;
const documents = new Map([...guides, ...offers, ...countries].map((page) => [page.path, page]));

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
  const own = control.getAttribute('href') ?? '';
  const card = control.closest('li')?.querySelector('a[href^="/products/"]');
  return [own, card?.getAttribute('href') ?? ''].find((path) => path.startsWith('/products/'));
}

type Wanted = { link: string; denial: RegExp };

function faultsOf(control: Element, { link, denial }: Wanted, page: BuiltPage): string[] {
  const block = blockAround(control, link);
  if (block === null) return [`no link to ${link}`];
  const faults = [
    [block.textContent.length <= longestBlock, `the link to ${link} stands far away`],
    [denial.test(block.textContent), 'no word that we are not the authority'],
    [
      tellsOfficialPrice(block, page),
      'neither the official price with its source nor where it stands',
    ],
  ] as const;
  return faults.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}

/** The smallest part of the page around a control that has the link; null when there is none in the main text. */
function blockAround(control: Element, link: string): Element | null {
  const isLink = (anchor: Element) => anchor.getAttribute('href') === link && anchor !== control;
  for (let block = control.parentElement; block !== null; block = block.parentElement) {
    if ([...block.querySelectorAll('a[href]')].some(isLink)) return block;
    if (block.tagName === 'MAIN') return null;
  }
  return null;
}

function tellsOfficialPrice(block: Element, page: BuiltPage): boolean {
  const text = block.textContent;
  return (
    showsOfficialPrice(block) ||
    /The official fee stands on the authority’s page\./.test(text) ||
    /Each of our guides shows the official fee/.test(text) ||
    (/tables on this page show the main ones with their sources/.test(text) &&
      [...page.document.querySelectorAll('table')].some(showsOfficialPrice))
  );
}

/** A fee of the facts, shown with a link to where it stands. */
function showsOfficialPrice(element: Element): boolean {
  return [...element.querySelectorAll('[data-fact]')].some((shown) => {
    const fact = site.book.get(shown.getAttribute('data-fact') ?? '');
    const links = [...shown.querySelectorAll('small a')].map((link) => link.getAttribute('href'));
    return (
      fact?.kind === 'fees' &&
      fact.level !== 'unread' &&
      shown.textContent.includes(fact.figure ?? '') &&
      links.includes(fact.source.url)
    );
  });
}

function wordsOf(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}
