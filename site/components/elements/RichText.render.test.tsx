import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/elements.ts';
import { FactFigure, RichText } from './RichText.tsx';

const { FactFigure: examples, RichText: texts } = examplesByName;

function textOf(name: keyof typeof examples): string {
  return renderToStaticMarkup(<FactFigure {...examples[name]} />).replace(/<[^>]+>/g, '');
}

describe('a figure shows how far it may be trusted', () => {
  test('official and fresh: its source and month', () => {
    expect(textOf('official and fresh')).toBe('3 years (GOV.UK, April 2026)');
  });

  test('reported and old: who reported it, whom to ask, and to check before paying', () => {
    expect(textOf('reported and old')).toBe(
      '£4.50 (reported by The Daily Sample, January 2025; check with the town library · check before you pay)',
    );
  });

  test('unread: no figure, but the way to the authority', () => {
    expect(textOf('nobody has read it').trim()).toBe('(see GOV.UK)');
  });

  test('of unknown month: says so', () => {
    expect(textOf('of unknown month, in the editor’s words')).toBe(
      'for 30 days (GOV.UK, month unknown · check before you pay)',
    );
  });

  test('old and not a price: to check before relying on it', () => {
    expect(textOf('old and not a price')).toBe(
      'for 30 days (GOV.UK, month unknown · check before you rely on it)',
    );
  });
});

test('a source alone stands in brackets too', () => {
  const html = renderToStaticMarkup(<RichText {...texts['a source after a sentence']} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe('A card can be used for years. (GOV.UK, April 2026)');
});
