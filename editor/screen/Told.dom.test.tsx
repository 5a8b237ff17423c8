import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInEditor } from '../../tests/support/editor-part.tsx';
import type { FileEntry, Mistake } from '../api.ts';
import { FileList } from './FileList.tsx';
import { Mistakes } from './Told.tsx';

const [page, group] = ['/fr/services/uk/uk-passport', 'Guides: United Kingdom'];
const file: FileEntry = {
  file: 'content/en/guides/uk/uk-passport.yaml',
  group,
  label: 'UK passport',
  page,
};
const other = { ...file, file: 'content/en/guides/uk/uk-visa.yaml', label: 'UK visa' };
const list = { files: [file, other], kinds: [], team: null };
const mistake: Mistake = {
  files: [file.file],
  page,
  of: 'source 3',
  received: '2026-11-27T09:30:00.000Z',
  reference: 'WM-1Y7T-TPYS',
  words: 'Les frais sont de 104 livres.',
};

test('what a visitor says is shown with its page, its source, its day and its reference, and the page beside it', async () => {
  const showPage = vi.fn();
  renderInEditor(<Mistakes of={null} />, { mistakes: [mistake], list, showPage });
  await userEvent.click(screen.getByText('What visitors say is wrong'));
  const said = screen.getByRole('listitem');
  for (const words of ['source 3', '2026-11-27', 'WM-1Y7T-TPYS', mistake.words]) {
    expect(said.textContent).toContain(words);
  }
  await userEvent.click(screen.getByRole('button', { name: `Show ${page}` }));
  expect(showPage).toHaveBeenCalledExactlyOnceWith(page);
  const ways = screen.getAllByRole('link').map((link) => link.textContent);
  expect(ways).toEqual(['Guides: United Kingdom · UK passport']);
});

test('where nobody says anything of a file there is nothing', () => {
  const given = { mistakes: [mistake], list };
  const { container } = renderInEditor(<Mistakes of={other.file} />, given);
  expect(container.textContent).toBe('');
});

test('beside the form of a file stands what is said of that file, without a way to it', () => {
  const given = { mistakes: [mistake, { ...mistake, reference: 'WM-2Y7T-TPYS', files: [] }], list };
  renderInEditor(<Mistakes of={file.file} />, given);
  expect(screen.getByText('A visitor says what is wrong here')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

test('the list of files counts what is said of each, and of each group', () => {
  const mistakes = [mistake, { ...mistake, reference: 'WM-2Y7T-TPYS' }];
  renderInEditor(<FileList />, { mistakes, list, place: { file: file.file, path: [] } });
  const labels = screen.getAllByRole('link').map((link) => link.textContent);
  expect(labels).toEqual(['UK passport2 reported', 'UK visa']);
  expect(screen.getByText(group).textContent).toBe(`${group} 2 reported`);
});
