import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FileEntry, Mistake } from '../api.ts';
import { FileList } from './FileList.tsx';
import { Mistakes } from './Mistakes.tsx';

const [page, group] = ['/fr/services/uk/uk-passport', 'Guides: United Kingdom'];
const file: FileEntry = {
  file: 'content/en/guides/uk/uk-passport.yaml',
  group,
  label: 'UK passport',
  page,
};
const other = { ...file, file: 'content/en/guides/uk/uk-visa.yaml', label: 'UK visa' };
const mistake: Mistake = {
  files: [file.file],
  page,
  of: 'source 3',
  received: '2026-11-27T09:30:00.000Z',
  reference: 'WM-1Y7T-TPYS',
  words: 'Les frais sont de 104 livres.',
};

test('what a visitor says is shown with its page, its source, its day and its reference, and the page beside it', async () => {
  const onShowPage = vi.fn();
  render(
    <Mistakes title="Told" mistakes={[mistake]} files={[file, other]} onShowPage={onShowPage} />,
  );
  await userEvent.click(screen.getByText('Told'));
  const said = screen.getByRole('listitem');
  for (const words of ['source 3', '2026-11-27', 'WM-1Y7T-TPYS', mistake.words]) {
    expect(said.textContent).toContain(words);
  }
  await userEvent.click(screen.getByRole('button', { name: `Show ${page}` }));
  expect(onShowPage).toHaveBeenCalledExactlyOnceWith(page);
  const ways = screen.getAllByRole('link').map((link) => link.textContent);
  expect(ways).toEqual(['Guides: United Kingdom · UK passport']);
});

test('where nobody says anything there is nothing', () => {
  const { container } = render(
    <Mistakes title="Told" mistakes={[]} files={[]} onShowPage={vi.fn()} />,
  );
  expect(container.textContent).toBe('');
});

test('the list of files counts what is said of each, and of each group', () => {
  const state = { stamp: '', changed: [], versions: {}, problems: [], pages: [], canSave: false };
  const mistakes = [mistake, { ...mistake, reference: 'WM-2Y7T-TPYS' }];
  render(<FileList files={[file, other]} state={state} mistakes={mistakes} open={file.file} />);
  const labels = screen.getAllByRole('link').map((link) => link.textContent);
  expect(labels).toEqual(['UK passport2 reported', 'UK visa']);
  expect(screen.getByText(group).textContent).toBe(`${group} 2 reported`);
});
