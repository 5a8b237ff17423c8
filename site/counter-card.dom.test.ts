import { expect, test } from 'vitest';
import words from '../content/en/plan.json' with { type: 'json' };
import { counterCard } from './counter-card.ts';

const counter = {
  language: 'de',
  ask: { here: 'I would like a library card.', there: 'Ich möchte einen Bibliotheksausweis.' },
  papers: [{ here: 'The form', there: 'Antrag' }],
  questions: [{ here: 'Do you live here?', there: 'Wohnen Sie hier?' }],
};

test('a card waits folded, and has the words of the office marked, with those of the visitor beside them', () => {
  const card = counterCard(counter, { words, language: 'en-GB' });
  expect(card.hasAttribute('open')).toBe(false);
  expect([...card.querySelectorAll('[lang="de"]')].map(({ textContent }) => textContent)).toEqual([
    'Ich möchte einen Bibliotheksausweis.',
    'Antrag',
    'Wohnen Sie hier?',
  ]);
  expect(card.textContent).toContain('The form');
});

test('whoever reads the language of the office reads it once', () => {
  const card = counterCard(counter, { words, language: 'de-DE' });
  expect(card.textContent).not.toContain('The form');
  expect(card.querySelectorAll('li')).toHaveLength(3);
});
