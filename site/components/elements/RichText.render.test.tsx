import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/elements.ts';
import { cite, text } from '../../styleguide/samples.ts';
import { FactFigure, RichText } from './RichText.tsx';

const examples = examplesByName.FactFigure;

function markupOf(name: keyof typeof examples): string {
  return renderToStaticMarkup(<FactFigure {...examples[name]} />);
}

function wordsOf(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}

describe('a figure shows how far it may be trusted', () => {
  test('official and fresh: the number of its source, which says what it is', () => {
    const html = markupOf('official and fresh');
    expect(wordsOf(html)).toBe('3 years\u00a01');
    expect(html).toContain('<a href="#source-1" aria-label="source 1">');
  });

  test('old: how old it is, in words before the number', () => {
    expect(wordsOf(markupOf('reported and old'))).toBe(
      '£4.50 (in January 2025; probably more now)\u00a01',
    );
  });

  test('unread: no figure, but the way to the authority', () => {
    expect(wordsOf(markupOf('nobody has read it')).trim()).toBe('(see GOV.UK)');
  });

  test('the editor’s words may stand for it', () => {
    expect(wordsOf(markupOf('in the editor’s words'))).toBe('for 30 days\u00a01');
  });
});

test('a source alone is a number too', () => {
  const blocks = text('A card can be used for years. ', cite);
  const html = renderToStaticMarkup(<RichText blocks={blocks} />);
  expect(wordsOf(html)).toBe('A card can be used for years. \u00a01');
});

test('words that nobody has translated yet run from left to right, whatever stands around them', () => {
  const blocks = text('Pay online.').map((block) => ({ ...block, language: 'en-GB' }));
  const html = renderToStaticMarkup(<RichText blocks={blocks} />);
  expect(html).toContain('<p lang="en-GB" dir="ltr">Pay online.</p>');
});
