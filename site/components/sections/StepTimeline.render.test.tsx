import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Step } from '../../../compiler/page.ts';
import { figureInText, figures, plain } from '../../styleguide/samples.ts';
import { StepTimeline } from './StepTimeline.tsx';

function textsOf(...steps: Step[]): string[] {
  const html = renderToStaticMarkup(<StepTimeline steps={steps} />);
  return html
    .split('<h3>')
    .slice(1)
    .map((item) =>
      item
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
}

test('the steps stand in the order in which they are done', () => {
  const steps = ['Ask', 'Wait', 'Read'].map((title): Step => ({ title, body: [] }));
  expect(textsOf(...steps)).toEqual(['Ask', 'Wait', 'Read']);
});

test('a step says for whom it is, and then where, how long and how much', () => {
  const details = [[plain('By post')], [figureInText(figures.fresh)]];
  expect(textsOf({ title: 'Send it', body: [], onlyIf: 'Only if lost', details })).toEqual([
    'Send it Only if lost By post 3 years 1',
  ]);
});
