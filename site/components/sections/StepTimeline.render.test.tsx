import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sampleBook, sampleToday } from '../../../compiler/facts.samples.ts';
import type { Step } from '../../../compiler/guides.ts';
import { StepTimeline } from './StepTimeline.tsx';

const book = sampleBook();

function step(title: string, timeId?: string): Step {
  const time = timeId === undefined ? undefined : book.get(`uk/library-card/${timeId}`);
  if (timeId !== undefined && time === undefined) throw new Error(`There is no sample ${timeId}.`);
  return { title, body: [], ...(time && { time }) };
}

function textsOf(...steps: Step[]): string[] {
  const html = renderToStaticMarkup(<StepTimeline steps={steps} today={sampleToday} />);
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
  expect(textsOf(step('Use it', 'validity'))).toEqual([
    'Use it Valid for: 3 years ( GOV.UK , April 2026)',
  ]);
});

test('a time that nobody has read is not shown', () => {
  expect(textsOf(step('Replace it', 'fee-lost'))).toEqual(['Replace it']);
});
