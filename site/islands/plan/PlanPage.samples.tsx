import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import planWords from '../../../content/en/plan.json' with { type: 'json' };
import tickWords from '../../../content/en/ticks.json' with { type: 'json' };
import type { PlannedCase } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { withCase } from '../../../plan/ticks.ts';
import { PlanPage } from './PlanPage.tsx';
import { type LanguageMark, MarkOf } from './small-parts.tsx';
import type { Known } from './use-plan.ts';

export const words = { ...planWords, ...tickWords };
export const today = '2026-11-22';
export const photo = { id: 'bring/photo', said: 'a', name: 'A photo', onlyIf: null };

export const renewal: PlannedCase = {
  id: 'uk/passport/renew',
  path: '/uk/passport/renew',
  title: 'Renew a passport',
  guide: { title: 'Passport', path: '/uk/passport' },
  authority: 'The office',
  apply: { label: 'Apply', url: 'https://office.example/' },
  holidays: null,
  zone: 'Europe/London',
  writtenOn: '2026-11-20',
  conditions: [],
  bring: [photo, { id: 'bring/form', said: 'b', name: 'The form', onlyIf: null }],
  steps: [{ id: 'steps/pay', said: 'c', name: 'Pay', onlyIf: null, takes: null }],
  cost: {
    rows: [
      {
        label: 'Fee',
        amount: 94.5,
        currency: 'GBP',
        source: { publisher: 'The office', url: 'https://office.example/fees' },
        onlyIf: null,
        notIf: null,
      },
    ],
    inAll: '£94.50',
    sources: [],
  },
  time: {
    told: '2–3 weeks',
    takes: { unit: 'weeks', least: 2, most: 3 },
    sources: [{ publisher: 'The ministry', url: 'https://office.example/times' }],
  },
  counter: null,
  faster: {
    told: 'one week',
    takes: { unit: 'weeks', least: 1, most: 1 },
    sources: [{ publisher: 'The office', url: 'https://office.example/faster' }],
  },
  renewal: {
    told: 'from 9 months before',
    opens: { unit: 'months', least: 9, most: 9 },
    sources: [],
  },
};
export const permit: PlannedCase = {
  ...renewal,
  id: 'uk/permit/first',
  path: '/p',
  title: 'First permit',
};

type Scene = {
  cases: readonly PlannedCase[];
  begin?: (store: ReturnType<typeof openStore>) => void;
  load?: () => Promise<Known>;
  /** What is shown behind the "#" of the address. */
  fragment?: string;
  markOf?: (path: string) => LanguageMark;
};

/** Shows the plan of a device that has begun these cases. */
export async function open({ cases, begin, load, fragment = '', markOf = () => ({}) }: Scene) {
  const store = openStore(() => localStorage);
  for (const known of cases) store.change((plan) => withCase(plan, known, { today }));
  begin?.(store);
  render(
    <MarkOf value={markOf}>
      <PlanPage
        store={store}
        load={load ?? (async (path) => cases.find((known) => known.path === path) ?? 'gone')}
        words={words}
        language="en-GB"
        today={today}
        finderPath="/find"
        siteUrl="https://waymark.example"
        fragment={fragment}
      />
    </MarkOf>,
  );
  if (cases.length > 0) await screen.findAllByRole('article');
  await waitFor(() => expect(screen.queryByText(words.page.loading)).toBeNull());
  return { user: userEvent.setup(), store };
}
