import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Figure, Step } from '../../../compiler/page.ts';
import { figures } from '../../styleguide/samples.ts';
import { StepTimeline } from './StepTimeline.tsx';

function step(title: string, time?: Figure): Step {
  return { title, body: [], ...(time && { time }) };
}

function textsOf(...steps: Step[]): string[] {
  const html = renderToStaticMarkup(<StepTimeline steps={steps} />);
  return html
    .split('<li')
    .slice(1)
    .map((item) =>
      item
        .replace(/^[^>]*>/, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

test('the steps stand in the order in which they are done', () => {
  expect(textsOf(step('Ask'), step('Wait'), step('Read'))).toEqual(['Ask', 'Wait', 'Read']);
});

test('a step whose time is known says what the time is for, how long, and who says so', () => {
  expect(textsOf(step('Use it', figures.fresh))).toEqual([
    'Use it Valid for: 3 years ( GOV.UK , April 2026)',
  ]);
});

test('a time that nobody has read is not shown', () => {
  expect(textsOf(step('Replace it', figures.unread))).toEqual(['Replace it']);
});
