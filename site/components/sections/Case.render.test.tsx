import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CostRow } from '../../../compiler/page.ts';
import { plain } from '../../styleguide/samples.ts';
import { Cost } from './Case.tsx';

function sharesIn(...amounts: (number | null)[]): string[] {
  const rows = amounts.map((hundredths, index): CostRow => {
    const label = `Fee ${String(index)}`;
    return { label, hundredths, amount: [plain('£1')], note: null, forWhom: null };
  });
  const sum = { label: 'Total', amount: [plain('£1')] };
  const html = renderToStaticMarkup(<Cost caption="Cost" rows={rows} sum={sum} />);
  return (html.match(/<line[^>]*>/g) ?? []).map((line) => line.replace(/[^\d.%]+/g, ' ').trim());
}

test('each fee is drawn from where the one before it ends, and the sum over all of them', () => {
  expect(sharesIn(3400, 2300, 6200)).toEqual([
    '1 0% 2 28.6%',
    '1 28.6% 2 47.9%',
    '1 47.9% 2 100%',
    '1 0% 2 100%',
  ]);
});

test('one fee beside others that are free is not drawn, because its line would say nothing', () => {
  expect(sharesIn(3400, 0)).toEqual([]);
});
