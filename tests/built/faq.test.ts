import { expect, test } from 'vitest';
import { all, attributeOf, type Element, first, textOf } from '../../gates/pages/html.ts';
import { anchorOf, publishers, routes, settings, words } from '../support/built/content.ts';
import { canonicalPages } from '../support/built/pages.ts';
import { sourcesNumberedIn } from '../support/built/source-notes.ts';

const main = first('main', canonicalPages.find(({ path }) => path === '/faq')?.document);
const questions = all('section', main).filter((section) => numberOf(section) !== null);
const numbered = questions.map((question) => ({
  question,
  number: numberOf(question) ?? '',
  heading: textOf(first('h2', question)),
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
  expect(questions.map((question) => attributeOf(question, 'id'))).toEqual(ids);
  const listed = all('nav ol a[href^="#"]', main).map(hrefOf);
  expect(listed).toEqual([...ids, 'contact'].map((id) => `#${id}`));
});

test.each(numbered)('$number names its sources, official ones among them', ({ question }) => {
  const sources = sourcesNumberedIn(question).flatMap((source) =>
    all('a[href^="https:"]', source).map(hrefOf),
  );
  const hosts = sources.map((address) => new URL(address).hostname);
  expect(hosts.filter((host) => officialHosts.includes(host))).not.toEqual([]);
});

test.each(numbered)('$number leads to a guide', ({ question }) => {
  const paths = all('a[href^="/"]', question).map(hrefOf);
  const guides = paths.filter((path) => furtherPaths.includes(path.replace(/#.*/, '')));
  expect(guides).not.toEqual([]);
});

test('the way to a person has a button, phone and hours, and the way past us beside it', () => {
  const banner = first('[aria-labelledby="help-banner"]', main);
  const button = all('a[href="/contact"]', banner);
  expect(button.map(textOf)).toEqual([words.frame.contactNow]);
  expect(textOf(banner)).toContain(settings.contact.phone.label);
  expect(textOf(banner)).toContain(settings.supportHours.label);
  expect(textOf(banner)).toContain(words.contactNotice.notGovernment);
  expect(first('a[href="/services"]', banner)).not.toBeNull();
});

test('the questions come before the form', () => {
  const order = all('[data-number], form', main);
  expect(order.map(({ name }) => name === 'form')).toEqual([...questions.map(() => false), true]);
});

/** It stands at the question, or at the row that opens it. */
function numberOf(section: Element): string | null {
  const numbered = attributeOf(section, 'data-number');
  return numbered ?? attributeOf(first('[data-number]', section), 'data-number');
}

function hrefOf(link: Element): string {
  return attributeOf(link, 'href') ?? '';
}
