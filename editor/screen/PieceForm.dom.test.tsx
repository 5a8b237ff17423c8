import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { FactChoice, FieldPath, Problem, References } from '../api.ts';
import type { Schema } from '../values.ts';
import { PieceForm } from './PieceForm.tsx';
import { replaceSelection } from './RichText.tsx';

const fee: FactChoice = {
  key: 'uk/uk-passport/fee-adult',
  id: 'fee-adult',
  guide: 'uk/uk-passport',
  label: 'Adult passport, online',
  figure: '£102',
  statement: 'It costs £102 online.',
  publisher: 'GOV.UK',
  asOf: '2026-04',
  level: 'official',
  pages: ['/services/uk/uk-passport'],
};
const references: References = {
  facts: [
    fee,
    {
      ...fee,
      key: 'germany/germany-passport/fee',
      id: 'fee',
      guide: 'germany/germany-passport',
      label: 'Reisepass',
    },
  ],
  routes: [{ path: '/contact', title: 'Contact' }],
  publishers: ['GOV.UK', 'Bundesportal'],
  guides: [],
};

const line: Schema = { type: 'string', words: 'line' };
const rich: Schema = { type: 'string', words: 'rich' };

type Given = {
  properties: Record<string, Schema>;
  required?: string[];
  value: unknown;
  path?: FieldPath;
  problems?: Problem[];
};

type DrawnProps = Given & { onChange: (value: unknown) => void };

/** The form of a guide with these fields, which keeps what is typed. */
function Drawn({
  properties,
  required = [],
  value,
  path = [],
  problems = [],
  onChange,
}: DrawnProps) {
  const [now, setNow] = useState(value);
  const [file] = useState(() => ({
    file: 'content/en/guides/uk/uk-passport.yaml',
    group: '',
    label: '',
    page: null,
    schema: { type: 'object', properties, required },
    value,
  }));
  return (
    <PieceForm
      draft={{ file, value: now }}
      path={path}
      references={references}
      problems={problems}
      onChange={(next) => {
        onChange(next);
        setNow(next);
      }}
    />
  );
}

/** `latest` gives what the file holds by now. */
function draw(given: Given) {
  const onChange = vi.fn<(value: unknown) => void>();
  render(<Drawn {...given} onChange={onChange} />);
  return { user: userEvent.setup(), onChange, latest: () => onChange.mock.lastCall?.[0] };
}

test('a field has a plain name, its explanation, and a word where it may be empty', () => {
  draw({
    properties: { shortTitle: { ...line, description: 'For menus.' }, note: line },
    required: ['shortTitle'],
    value: { shortTitle: 'Passport' },
  });
  const field = screen.getByRole('textbox', { name: 'Short title' });
  expect(field).toHaveProperty('value', 'Passport');
  const help = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('For menus.');
  expect(screen.getByRole('textbox', { name: 'Note (optional)' })).toHaveProperty('value', '');
});

test('drawing a form changes nothing', () => {
  const { onChange } = draw({
    properties: {
      title: line,
      draft: { type: 'boolean', enum: [true] },
      rows: { type: 'array', items: line, minItems: 2 },
    },
    required: ['title', 'rows'],
    value: { title: 'Passport', rows: [] },
  });
  expect(onChange).not.toHaveBeenCalled();
});

test('the form of a page leaves the order of fields, and what has forms of its own', async () => {
  const properties = { id: line, title: line, answer: line, lasts: line };
  const renew = { id: 'renew', title: 'Renew it' };
  const { user, latest } = draw({
    properties: { title: line, cases: { type: 'array', items: { properties } }, note: line },
    required: ['title', 'cases'],
    value: { cases: [renew], title: 'Passport' },
  });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 's');
  expect(screen.queryByText('Renew it')).toBeNull();
  expect(JSON.stringify(latest())).toBe(JSON.stringify({ cases: [renew], title: 'Passports' }));
});

test('an optional field that is emptied leaves the file', async () => {
  const { user, latest } = draw({
    properties: { title: line, note: line },
    required: ['title'],
    value: { title: 'Passport', note: 'x' },
  });
  await user.type(screen.getByRole('textbox', { name: /Note/ }), '{Backspace}');
  expect(latest()).toEqual({ title: 'Passport' });
});

test('a needed field that is emptied stays, and a part that may be null is null once it is taken away', async () => {
  const { user, latest } = draw({
    properties: {
      title: line,
      fee: { type: 'object', nullable: true, properties: { amount: line }, required: ['amount'] },
    },
    required: ['title', 'fee'],
    value: { title: 'P', fee: { amount: '1' } },
  });
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '{Backspace}');
  await user.click(screen.getByRole('button', { name: 'Remove “Fee”' }));
  expect(latest()).toEqual({ title: '', fee: null });
  await user.click(screen.getByRole('button', { name: 'Add “Fee”' }));
  expect(latest()).toEqual({ title: '', fee: { amount: '' } });
});

test('entries of a record are added, renamed and removed', async () => {
  const { user, latest } = draw({
    properties: { days: { type: 'object', additionalProperties: line } },
    required: ['days'],
    value: { days: { '2026-01-01': 'New Year' } },
  });
  await user.click(screen.getByRole('button', { name: 'Add to “Days”' }));
  const name = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })[1];
  await user.clear(name as HTMLInputElement);
  await user.type(name as HTMLInputElement, '2026-12-25{Tab}Christmas');
  expect(latest()).toEqual({ days: { '2026-01-01': 'New Year', '2026-12-25': 'Christmas' } });
  await user.click(screen.getByRole('button', { name: 'Remove 2026-01-01' }));
  expect(latest()).toEqual({ days: { '2026-12-25': 'Christmas' } });
});

test('a part of one shape is given another, and keeps what both have', async () => {
  const { user, latest } = draw({
    properties: {
      menu: {
        type: 'array',
        items: {
          anyOf: [
            {
              type: 'object',
              properties: { label: line, path: line },
              required: ['label', 'path'],
            },
            {
              type: 'object',
              properties: { label: line, items: { type: 'array', items: line } },
              required: ['label', 'items'],
            },
          ],
        },
      },
    },
    required: ['menu'],
    value: { menu: [{ label: 'Guides', items: ['/'] }] },
  });
  const shape = screen.getByRole('combobox', { name: 'Which of these it is' });
  expect(within(shape).getByRole('option', { selected: true }).textContent).toBe('Label, Items');
  await user.selectOptions(shape, 'Label, Path');
  expect(latest()).toEqual({ menu: [{ label: 'Guides', path: '' }] });
});

test('a figure is found by words and put in at the caret', async () => {
  const { user, latest } = draw({
    properties: { lead: rich },
    required: ['lead'],
    value: { lead: 'It costs a lot.' },
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lead' });
  field.setSelectionRange(9, 14);
  await user.click(screen.getByRole('button', { name: 'Insert a figure' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a figure' }));
  await user.type(dialog.getByRole('searchbox'), 'adult online');
  await user.click(dialog.getByRole('button', { name: /Adult passport, online £102/ }));
  expect(dialog.getByRole('textbox', { name: 'My own words for it' })).toHaveProperty(
    'value',
    'a lot',
  );
  await user.click(dialog.getByRole('button', { name: 'Show the figure: £102' }));
  expect(latest()).toEqual({ lead: 'It costs {fee-adult}.' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('a mark keeps apart from the word before it, and not from a bracket', () => {
  const box = document.createElement('textarea');
  box.value = 'It costs';
  box.setSelectionRange(8, 8);
  replaceSelection(box, '{fee}');
  expect([box.value, box.selectionStart]).toEqual(['It costs {fee}', 14]);
  box.value = '(now)';
  box.setSelectionRange(1, 4);
  replaceSelection(box, '{fee|now}');
  expect(box.value).toBe('({fee|now})');
});

test('one may show own words for a figure, or its source alone, also of another guide', async () => {
  const { user, latest } = draw({
    properties: { lead: rich },
    required: ['lead'],
    value: { lead: 'It costs' },
  });
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lead' });
  field.setSelectionRange(8, 8);
  await user.click(screen.getByRole('button', { name: 'Insert a figure' }));
  await user.click(screen.getByRole('button', { name: /Adult passport, online/ }));
  await user.type(
    screen.getByRole('textbox', { name: 'My own words for it' }),
    'about £102{Enter}',
  );
  expect(latest()).toEqual({ lead: 'It costs {fee-adult|about £102}' });
  await user.click(screen.getByRole('button', { name: 'Insert a figure' }));
  await user.click(screen.getByRole('button', { name: /Reisepass/ }));
  await user.click(screen.getByRole('button', { name: 'Only the number of its source' }));
  expect(latest()).toEqual({
    lead: 'It costs {fee-adult|about £102} {^germany/germany-passport/fee}',
  });
});

test('a field that names a fact shows what it says, and is chosen in the same window', async () => {
  const { user, latest } = draw({
    properties: { fee: { type: 'string', reference: 'fact' } },
    value: { fee: 'fee-adult' },
  });
  const field = within(screen.getByRole('group', { name: 'Fee' }));
  expect(field.getByText('£102')).toBeTruthy();
  expect(field.getByText(/GOV\.UK · 2026-04/)).toBeTruthy();
  await user.click(field.getByRole('button', { name: 'Choose another' }));
  await user.click(screen.getByRole('button', { name: /Reisepass/ }));
  expect(latest()).toEqual({ fee: 'germany/germany-passport/fee' });
  await user.click(field.getByRole('button', { name: 'Remove' }));
  expect(latest()).toEqual({});
});

test('a condition is chosen among those of its own case', async () => {
  const item: Schema = {
    type: 'object',
    properties: {
      id: line,
      title: line,
      conditions: {
        type: 'array',
        items: { type: 'object', properties: { id: line, question: line } },
      },
      onlyIf: { type: 'string', reference: 'condition' },
    },
    required: ['id'],
  };
  const { user, latest } = draw({
    properties: { cases: { type: 'array', items: item } },
    value: {
      cases: [{ id: 'a', conditions: [{ id: 'abroad', question: 'Do you live abroad?' }] }],
    },
    path: ['cases', 0],
  });
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Only if/ }),
    'Do you live abroad?',
  );
  expect(latest()).toMatchObject({ cases: [{ onlyIf: 'abroad' }] });
});

test('publishers, kinds, and boxes to tick', async () => {
  const { user, latest } = draw({
    properties: {
      publisher: { type: 'string', reference: 'publisher' },
      kind: { type: 'string', enum: ['work-permit', 'passport'] },
      read: { type: 'boolean' },
      draft: { type: 'boolean', enum: [true] },
    },
    required: ['publisher', 'kind', 'read'],
    value: {},
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Publisher' }), 'Bundesportal');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Work permit');
  const read = within(screen.getByRole('group', { name: 'Read' }));
  await user.click(read.getByRole('radio', { name: 'No' }));
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
  expect(latest()).toEqual({
    publisher: 'Bundesportal',
    kind: 'work-permit',
    read: false,
    draft: true,
  });
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
  expect(latest()).not.toHaveProperty('draft');
});

test('rows are added, moved and removed', async () => {
  const { user, latest } = draw({
    properties: { rows: { type: 'array', items: line } },
    required: ['rows'],
    value: { rows: ['one', 'two'] },
  });
  await user.click(screen.getByRole('button', { name: 'Move one down' }));
  expect(latest()).toEqual({ rows: ['two', 'one'] });
  await user.click(screen.getByRole('button', { name: 'Remove two' }));
  await user.click(screen.getByRole('button', { name: 'Add to “Rows”' }));
  await user.keyboard('three');
  expect(latest()).toEqual({ rows: ['one', 'three'] });
});

test('an optional part is added with what it needs, and taken away again', async () => {
  const { user, latest } = draw({
    properties: {
      duration: {
        type: 'object',
        properties: { unit: { type: 'string', enum: ['days'] }, least: { type: 'number' } },
        required: ['unit', 'least'],
      },
    },
    value: {},
  });
  await user.click(screen.getByRole('button', { name: 'Add “Duration”' }));
  await user.type(screen.getByRole('textbox', { name: 'Least' }), '3');
  expect(latest()).toEqual({ duration: { unit: 'days', least: 3 } });
  await user.click(screen.getByRole('button', { name: 'Remove “Duration”' }));
  expect(latest()).toEqual({});
});

test('a problem stands beside its field and is told with it', () => {
  const problem = { file: '', path: ['cases', 0, 'title'], text: 'Write at least one word.' };
  draw({
    properties: {
      cases: {
        type: 'array',
        items: { type: 'object', properties: { id: line, title: line, answer: line, lasts: line } },
      },
    },
    value: { cases: [{ title: '' }] },
    path: ['cases', 0],
    problems: [{ ...problem, gate: 'content' }],
  });
  const field = screen.getByRole('textbox', { name: /Title/ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const told = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('Does not fit. Write at least one word.');
});

test('what is hard to read is told, and is not wrong', () => {
  draw({
    properties: { lead: rich },
    value: { lead: 'Notwithstanding.' },
    problems: [{ file: '', path: ['lead'], text: 'Write “although”.', gate: 'reading' }],
  });
  expect(screen.getByText('Hard to read.')).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

test('what comes from elsewhere is shown at once, and the focus stays where somebody types', async () => {
  const schema: Schema = { type: 'object', properties: { title: line, note: line, lead: rich } };
  const file = { file: 'content/en/a.yaml', group: '', label: '', page: null, schema };
  const onChange = vi.fn<(value: unknown) => void>();
  const form = (value: unknown) => (
    <PieceForm
      draft={{ file, value }}
      path={[]}
      references={references}
      problems={[]}
      onChange={onChange}
    />
  );
  const { rerender } = render(form({ title: 'Passport', note: 'Old', lead: 'One.' }));
  const title = screen.getByRole('textbox', { name: /^Title/ });
  await userEvent.click(title);
  rerender(form({ title: 'Passport', note: 'New', lead: 'Two.' }));
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', 'New');
  await userEvent.type(title, 's');
  expect(onChange).toHaveBeenLastCalledWith({ title: 'Passports', note: 'New', lead: 'Two.' });
});
