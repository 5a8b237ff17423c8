import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LineStep, Step } from '../../../compiler/page.ts';
import type { Duration } from '../../../plan/shapes.ts';
import { figureInText, figures, plain } from '../../styleguide/samples.ts';
import { StepLine, Steps } from './Steps.tsx';

function textsOf(...steps: Step[]): string[] {
  const html = renderToStaticMarkup(<Steps steps={steps} />);
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

const step = { isLeftOut: false, wait: null };

function waitOf(takes: Duration) {
  return { isLeftOut: false, wait: { takes, label: 'a while', of: ['uk/library-card/time-card'] } };
}

function waitsIn(...steps: LineStep[]): { width: string | undefined; lines: string[] }[] {
  const html = renderToStaticMarkup(<StepLine steps={steps} />);
  return html
    .split('<svg')
    .slice(1)
    .map((wait) => ({
      width: /width="([^"]+)"/.exec(wait)?.[1],
      lines: wait.match(/<line[^>]*>/g) ?? [],
    }));
}

test('waits are as long as they are beside each other', () => {
  const week: Duration = { unit: 'weeks', least: 1, most: 1 };
  const threeWeeks: Duration = { unit: 'days', least: 21, most: 21 };
  const waits = waitsIn(waitOf(week), step, waitOf(threeWeeks));
  expect(waits.map(({ width }) => width)).toEqual(['25%', '75%']);
});

test.each<[Duration, string[]]>([
  [{ unit: 'weeks', least: 3, most: 3 }, ['<line x2="100%">']],
  [
    { unit: 'weeks', least: 3, most: 6 },
    ['<line x2="50%">', '<line x1="50%" x2="100%" stroke-dasharray="4">'],
  ],
  [{ unit: 'days', least: 0, most: 30 }, ['<line x1="0%" x2="100%" stroke-dasharray="4">']],
])(
  'the line of %j is whole up to the shortest time and broken up to the longest',
  (takes, lines) => {
    expect(waitsIn(step, waitOf(takes))).toEqual([{ width: '100%', lines }]);
  },
);

test('nobody who listens hears the line: the list of steps says the same', () => {
  const html = renderToStaticMarkup(<StepLine steps={[step]} />);
  expect(html).toMatch(/^<p[^>]* aria-hidden="true">/);
});
