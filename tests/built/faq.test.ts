import type { Element } from 'happy-dom';
import { expect, test } from 'vitest';
import { anchorOf } from '../../compiler/anchors.ts';
import { publishers } from '../support/built/facts.ts';
import { canonicalPages } from '../support/built/pages.ts';
import { routes, settings, words } from '../support/site.ts';

const main = canonicalPages.find(({ path }) => path === '/faq')?.document.querySelector('main');
const questions = [...(main?.querySelectorAll('[data-number]') ?? [])];
const numbered = questions.map((question) => ({
  question,
  number: question.getAttribute('data-number') ?? '',
  heading: question.querySelector('h2')?.textContent ?? '',
}));

const furtherPaths = routes
  .filter(({ kind }) => kind === 'guide' || kind === 'country')
  .map(({ path }) => path);
const officialHosts = Object.values(publishers)
  .filter(({ level }) => level === 'official')
  .flatMap(({ hosts }) => hosts);

test('there are six questions, numbered 01 to 06 in order, about what people ask', () => {
  expect(numbered.map(({ number, heading }) => `${number} ${heading}`)).toEqual([
    '01 How long does an application take?',
    '02 How do I track my application?',
    '03 What documents do I need?',
    '04 How do I apply?',
    '05 Can I renew online?',
    '06 What if it is lost or stolen?',
  ]);
});

test('each question has an address of its own, listed at the top', () => {
  const ids = numbered.map(({ heading }) => anchorOf(heading));
  expect(questions.map(({ id }) => id)).toEqual(ids);
  const listed = [...(main?.querySelectorAll('nav ol a[href^="#"]') ?? [])].map(hrefOf);
  expect(listed).toEqual([...ids, 'contact'].map((id) => `#${id}`));
});

test.each(numbered)('$number names its sources, official ones among them', ({ question }) => {
  const sources = [...question.querySelectorAll('small a[href]')].map(hrefOf);
  const hosts = sources.map((address) => new URL(address).hostname);
  expect(hosts.filter((host) => officialHosts.includes(host))).not.toEqual([]);
});

test.each(numbered)('$number leads to a guide', ({ question }) => {
  const paths = [...question.querySelectorAll('a[href^="/"]')].map(hrefOf);
  const guides = paths.filter((path) => furtherPaths.includes(path.replace(/#.*/, '')));
  expect(guides).not.toEqual([]);
});

test('the way to a person has a button, phone and hours, and the way past us beside it', () => {
  const banner = main?.querySelector('[aria-labelledby="help-banner"]');
  const button = [...(banner?.querySelectorAll('a[href="/contact"]') ?? [])];
  expect(button.map(({ textContent }) => textContent)).toEqual([words.frame.contactNow]);
  expect(banner?.textContent).toContain(settings.contact.phone.label);
  expect(banner?.textContent).toContain(settings.supportHours.label);
  expect(banner?.textContent).toContain(words.contactNotice.notGovernment);
  expect(banner?.querySelector('a[href="/services"]')).not.toBeNull();
});

test('the questions come before the form', () => {
  const order = [...(main?.querySelectorAll('[data-number], form') ?? [])];
  expect(order.map(({ tagName }) => tagName)).toEqual([...questions.map(() => 'SECTION'), 'FORM']);
});

function hrefOf(link: Element): string {
  return link.getAttribute('href') ?? '';
}
