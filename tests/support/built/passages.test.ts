import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../gates/pages/html.ts';
import type { Passage } from '../../../gates/pages/passages.ts';
import { passagesOf } from './passages.ts';

function passagesIn(html: string): Passage[] {
  return passagesOf(parseHtml(html));
}

/** What is read on the page, in order. */
function linesOf(html: string): string[] {
  return passagesIn(html).flatMap(({ isSeen, text }) => (isSeen ? [text] : []));
}

function placeOf(text: string, html: string): string | undefined {
  return passagesIn(html).find((passage) => passage.text.includes(text))?.place;
}

test('each block is a text of its own, and what stands within a line belongs to it', () => {
  expect(linesOf('<div>One<p>two <b>th</b>ree,\n four</p>five</div>')).toEqual([
    'One',
    'two three, four',
    'five',
  ]);
});

describe('a text is found', () => {
  test.each([
    ['in the title', '<title>words here</title>', 'title'],
    ['in a description', '<meta name="description" content="words here">', 'meta description'],
    ['in Open Graph', '<meta property="og:title" content="words here">', 'meta og:title'],
    ['in an alternative text', '<img alt="words here">', 'img alt'],
    ['in a spoken label', '<nav aria-label="words here"></nav>', 'nav aria-label'],
    ['on a button', '<input type="submit" value="words here">', 'input value'],
    ['in a tooltip', '<abbr title="words here">w</abbr>', 'abbr title'],
    ['in words that a script writes', '<p data-done="words here"></p>', 'p data-done'],
    ['in a drawing', '<svg><title>words here</title></svg>', 'title'],
    ['in a template', '<template><p>words here</p></template>', 'p'],
    ['for those without scripts', '<noscript><p>words here</p></noscript>', 'p'],
    [
      'in structured data',
      '<script type="application/ld+json">{"@graph":[{"@type":"Thing","name":"words here"}]}</script>',
      'JSON-LD name',
    ],
    [
      'in the data of an island',
      '<script type="application/json">{"words":{"send":"words here"}}</script>',
      'data send',
    ],
    ['in a style sheet', '<style>a::after{content:"words here"}</style>', 'style content'],
  ])('%s', (_, html, place) => {
    expect(placeOf('words here', html)).toBe(place);
  });
});

test('programs, addresses and states are no texts', () => {
  const html =
    '<meta name="viewport" content="width=device-width"><meta property="og:url" content="https://a.example/b">' +
    '<p data-state="asleep" class="no test"></p><script>const words = "here";</script>';
  expect(passagesIn(html)).toEqual([]);
});

test('what stands in a quotation is marked, and nothing else', () => {
  const html = '<div data-quoted><p>said</p></div><p>answered</p>';
  expect(passagesIn(html).map(({ text, isQuoted }) => [text, isQuoted])).toEqual([
    ['said', true],
    ['answered', false],
  ]);
});

test('a paragraph rests on the source that stands in it, and a cell on that of its row', () => {
  const note = '<small><a href="https://www.gov.uk/">GOV.UK</a></small>';
  const html = `<p>one ${note}</p><p>two</p><table><tr><th>three</th><td>four ${note}</td></tr></table>`;
  const sourced = passagesIn(html).filter(({ isSourced }) => isSourced);
  expect(sourced.map(({ text }) => text.split(' ')[0])).toEqual(['one', 'three', 'four']);
});
