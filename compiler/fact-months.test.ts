import { expect, test } from 'vitest';
import { monthSpan } from './fact-months.ts';

test.each([
  [['2025-12', 'unknown', '2024-01', '2026-04'], { oldest: '2024-01', newest: '2026-04' }],
  [['2026-04'], { oldest: '2026-04', newest: '2026-04' }],
  [['unknown'], null],
  [[], null],
])('of the months %j the span is %j', (months, span) => {
  expect(monthSpan(months.map((asOf) => ({ asOf })))).toEqual(span);
});
