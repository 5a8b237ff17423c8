import { beforeEach, expect, test } from 'vitest';
import type { PageFinderData } from '../../compiler/page.ts';
import { findPage } from './find-page.ts';

const data: PageFinderData = {
  pages: [
    { path: '/', title: 'Home' },
    { path: '/contact', title: 'Contact' },
    { path: '/faq', title: 'Questions', aliases: ['/help'] },
    { path: '/uk/passport', title: 'UK passport' },
    { path: '/uk/id', title: 'Proof of identity' },
    { path: '/find/ireland/permit', title: 'I have no permit yet' },
    { path: '/fr/find/ireland/first', title: 'Premier permis' },
  ],
  countries: { ireland: 'Irish documents' },
  same: [['proof', 'evidence']],
  empty: ['de'],
  lookingFor: 'Looking for {words}',
  nothingFits: 'Nothing for {words}',
};

beforeEach(() => {
  document.body.innerHTML = `
    <div data-likely>
      <p role="status">Our main pages</p>
      <a href="/">Home</a><a href="/contact">Contact</a><a href="/faq">Questions</a>
    </div>
    <script type="application/json" data-known-pages>${JSON.stringify(data)}</script>`;
});

test.each([
  ['/HELP/', '/faq?a=b#c'],
  ['/UK/passport.html', '/uk/passport?a=b#c'],
])('from %s it goes on to %s', (path, address) => {
  expect(visit(path)).toEqual([address]);
  expect(shown()).toMatchObject({ status: 'Our main pages' });
});

test('it stays where it is when it is at the right address already', () => {
  expect(visit('/uk/passport')).toEqual([]);
});

test('it stays where the host has sent it, and puts the page that was meant first', () => {
  expect(visit('/UK/passport/', true)).toEqual([]);
  expect(shown().links[0]).toEqual(['/uk/passport', 'UK passport']);
});

test('what fits comes before our main pages, none stands twice, and there are as many as before', () => {
  expect(visit('/home/for-a-pasport')).toEqual([]);
  expect(shown()).toEqual({
    status: 'Looking for home pasport',
    links: [
      ['/', 'Home'],
      ['/uk/passport', 'UK passport'],
      ['/contact', 'Contact'],
    ],
  });
});

test('a page below a country says which', () => {
  visit('/no-permit');
  expect(shown().links[0]).toEqual([
    '/find/ireland/permit',
    'I have no permit yet · Irish documents',
  ]);
});

test('a page below a country of a page in another language says which, too', () => {
  visit('/fr/pages/permis-test');
  expect(shown().links[0]).toEqual(['/fr/find/ireland/first', 'Premier permis · Irish documents']);
});

test('when nothing fits, our main pages stay as they are', () => {
  visit('/unicorn');
  expect(shown().status).toBe('Nothing for unicorn');
  expect(shown().links.map(([path]) => path)).toEqual(['/', '/contact', '/faq']);
});

test('an address without words changes nothing', () => {
  visit('/404');
  expect(shown().status).toBe('Our main pages');
});

test.each([
  [`/${'passport-of-somebody-'.repeat(9)}where`, 'Nothing for passport somebody where'],
  [
    `/${['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].join('/')}`,
    'Nothing for one two three four five six seven eight',
  ],
  [`/${'x'.repeat(99)}`, `Nothing for ${'x'.repeat(40)}…`],
])('%s is told in few words', (path, status) => {
  visit(path);
  expect(shown().status).toBe(status);
});

test('a page without its data is left alone', () => {
  document.querySelector('[data-known-pages]')?.remove();
  expect(visit('/help/')).toEqual([]);
  expect(shown().status).toBe('Our main pages');
});

/** Addresses that a visit to `path` goes on to. */
function visit(path: string, hostRedirects = false): string[] {
  const addresses: string[] = [];
  const place = {
    pathname: path,
    search: '?a=b',
    hash: '#c',
    replace: (address: string | URL) => addresses.push(String(address)),
  };
  findPage(document, place, hostRedirects);
  return addresses;
}

function shown() {
  const links = [...document.querySelectorAll('a')];
  return {
    status: document.querySelector('[role="status"]')?.textContent,
    links: links.map((link) => [link.getAttribute('href'), link.textContent]),
  };
}
