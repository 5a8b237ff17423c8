import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInEditor } from '../../tests/support/editor-part.tsx';
import type { Held } from '../api.ts';
import type { Difference } from '../merge.ts';
import { Elsewhere, ElsewhereNotice } from './Elsewhere.tsx';
import { Keeper } from './keeper.ts';

function draw(conflicts: Held['conflicts'], news: Difference[]) {
  const [choose, putBack, markSeen] = [vi.fn(async () => {}), vi.fn(), vi.fn()];
  const keeper = Object.assign(new Keeper('/edit/api'), { choose, putBack, markSeen });
  const value = { lead: 'Ours.', cases: [{ id: 'renew', title: 'Renew it', answer: 'Ours too.' }] };
  const entry = { file: 'content/en/a.yaml', group: '', label: '', page: null, schema: {} };
  const draft = { file: entry, value, base: value, version: '', conflicts, news, filled: 1 };
  renderInEditor(
    <>
      <ElsewhereNotice draft={draft} />
      <Elsewhere draft={draft} />
    </>,
    { keeper },
  );
  return { user: userEvent.setup(), choose, putBack, markSeen, file: entry.file };
}

test('a field that was changed in two places shows both, says where, and asks', async () => {
  const { user, choose, file } = draw(
    [
      { path: ['lead'], other: 'Theirs.', isSaved: true },
      { path: ['cases', 0, 'answer'], other: 'Theirs too.', isSaved: false },
    ],
    [],
  );
  expect(screen.getByText(/These 2 fields were changed here/)).not.toBeNull();
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Show it' }));
  expect(document.activeElement?.textContent).toBe('Changed in two places');
  const [lead, answer] = screen.getAllByRole('heading', { level: 3 });
  expect([lead?.textContent, answer?.textContent]).toEqual(['Lead', 'Cases › Renew it › Answer']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/In the form.*Ours\..*In the file on this computer.*Theirs\./);
  expect(second?.textContent).toMatch(/Ours too\..*In another window.*Theirs too\./);
  await user.click(
    within(second as HTMLElement).getByRole('button', { name: /^Take these words/ }),
  );
  await user.click(screen.getByRole('button', { name: 'Keep what is in the form: Lead' }));
  expect(choose.mock.calls).toEqual([
    [file, 1, 'other'],
    [file, 0, 'draft'],
  ]);
});

test('what was taken over is told with what stood there, and can be put back', async () => {
  const { user, putBack, markSeen, file } = draw(
    [],
    [
      { path: ['lead'], other: 'Before.' },
      { path: ['cases', 1], other: { id: 'lost', title: 'Replace it' }, isGone: true },
    ],
  );
  expect(screen.getByRole('status').textContent).toMatch(/changed elsewhere/);
  expect(screen.getByText(/These 2 fields were changed/)).not.toBeNull();
  const [first, second] = screen.getAllByRole('heading', { level: 3 });
  expect([first?.textContent, second?.textContent]).toEqual(['Lead', 'Cases']);
  expect(screen.getByText('Replace it')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Put these words back: Cases' }));
  expect(putBack).toHaveBeenCalledWith(file, 1);
  await user.click(screen.getByRole('button', { name: 'I have seen it' }));
  expect(markSeen).toHaveBeenCalledWith(file);
});

test('where nothing was changed elsewhere, nothing is said', () => {
  draw([], []);
  expect(screen.queryByRole('heading')).toBeNull();
});
