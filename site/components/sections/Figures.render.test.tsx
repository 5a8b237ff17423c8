import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { figures } from '../../styleguide/samples.ts';
import { FigureRows, Reviewed } from './Figures.tsx';

test('a page says when its words were revised', () => {
  const html = renderToStaticMarkup(
    <Reviewed month="2026-11" label="Text last revised in November 2026" />,
  );
  expect(html).toContain('<time dateTime="2026-11">Text last revised in November 2026</time>');
});

test('what applies to a figure stands below what it is for, unless nobody has read the figure', () => {
  const table = { opener: null, caption: 'Fees', headings: ['What for', 'Amount'] as const };
  const html = renderToStaticMarkup(<FigureRows {...table} rows={[figures.old, figures.unread]} />);
  expect(html).toContain('data-fact-note="uk/library-card/fee-card">Was 4 before.<');
  expect(html).not.toContain('Paid at the desk.');
});
