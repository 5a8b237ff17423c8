import { expect, test } from 'vitest';
import { ownIds } from './own-ids.ts';

test('an id, its label and what describes it keep together under a name of their own', () => {
  const html = '<label for="email">Email</label><input id="email" aria-describedby="hint error">';
  expect(ownIds(html, 'a-')).toBe(
    '<label for="a-email">Email</label><input id="a-email" aria-describedby="a-hint a-error">',
  );
});

test('a button finds the list that it opens', () => {
  const html = '<button popovertarget="languages">Languages</button><ul id="languages"></ul>';
  expect(ownIds(html, 'a-')).toBe(html.replaceAll('"languages"', '"a-languages"'));
});

test('a link to a place in the piece follows it, a link to a page stays', () => {
  const html = '<a href="#fees">Fees</a><a href="/faq#fees">Questions</a>';
  expect(ownIds(html, 'a-')).toBe('<a href="#a-fees">Fees</a><a href="/faq#fees">Questions</a>');
});

test('the group of exclusive questions becomes its own, the name of a form field stays', () => {
  const html = '<details name="faq"><summary>Why?</summary></details><input name="email">';
  expect(ownIds(html, 'a-')).toBe(html.replace('"faq"', '"a-faq"'));
});

test('text with signs of HTML stays as it was written', () => {
  const html = '<p title="1 &lt; 2">A &amp; B &lt;b&gt;</p>';
  expect(ownIds(html, 'a-')).toBe(html);
});
