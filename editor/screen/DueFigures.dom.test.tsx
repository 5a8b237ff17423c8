import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInEditor } from '../../tests/support/editor-part.tsx';
import type { DueFact } from '../api.ts';
import { DueFigures } from './DueFigures.tsx';
import { Keeper } from './keeper.ts';

const due: DueFact = {
  key: 'uk/uk-passport/fee-adult',
  label: 'Adult passport',
  figure: '£102',
  asOf: '2026-04',
  url: 'https://www.gov.uk/passport-fees',
  reason: '',
  found: {
    state: 'look',
    day: '2026-11-22',
    sentences: [
      { hash: 'one', text: 'It costs £**102** online.' },
      { hash: 'two', text: 'It costs £115.' },
    ],
  },
  canAccept: true,
};

test('each sentence that was found is shown with its figure marked, and accepted by itself', async () => {
  const accept = vi.fn(async () => []);
  const tellDone = vi.fn();
  const keeper = Object.assign(new Keeper('/edit/api'), { readDue: async () => [due], accept });
  renderInEditor(<DueFigures />, { keeper, tellDone });
  expect((await screen.findByText('102')).tagName).toBe('MARK');
  expect(
    screen.getByText('The sentence that was accepted stands there no more.', { exact: false }),
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Accept for Adult passport: It costs £115.' }),
  );
  expect(accept).toHaveBeenCalledExactlyOnceWith(due.key, 'two');
  expect(tellDone).toHaveBeenCalledExactlyOnceWith('Accepted: Adult passport');
  expect(await screen.findByText(/Nothing is due/)).toBeDefined();
});
