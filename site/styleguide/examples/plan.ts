import planWords from '../../../content/en/plan.json' with { type: 'json' };
import tickWords from '../../../content/en/ticks.json' with { type: 'json' };
import { emptyPlan, planFragment } from '../../../plan/carry.ts';
import type { CasePlan, Plan, PlannedCase } from '../../../plan/shapes.ts';
import { openStore, type Trouble } from '../../../plan/store.ts';
import { ticked, withCase } from '../../../plan/ticks.ts';
import type { PlanView, PlanViewProps } from '../../islands/plan/PlanPage.tsx';
import type { Known } from '../../islands/plan/use-plan.ts';
import type { StatesOf } from '../components.ts';

const today = '2026-11-22';
const source = { publisher: 'GOV.UK', url: 'https://www.gov.uk/library-card' };
const form = { id: 'bring/form', said: 'a', name: 'The filled-in form', onlyIf: null };
const report = { id: 'bring/report', said: 'b', name: 'The report of the loss', onlyIf: 'lost' };
const send = { id: 'steps/send', said: 'c', name: 'Send the form', onlyIf: null };

const card: PlannedCase = {
  id: 'uk/library-card/first',
  path: '/services/uk/library-card/first',
  title: 'Get a first library card',
  guide: { title: 'Library card', path: '/services/uk/library-card' },
  authority: 'the town library',
  apply: { label: 'Apply at the library', url: source.url },
  holidays: null,
  zone: 'Europe/London',
  writtenOn: today,
  conditions: [{ id: 'lost', question: 'Have you lost a card before?' }],
  bring: [form, report],
  steps: [{ ...send, takes: null }],
  cost: {
    rows: [{ label: 'Card', amount: 4.5, currency: 'GBP', source, onlyIf: null, notIf: null }],
    inAll: '£4.50',
    sources: [],
  },
  time: {
    told: '2–3 weeks',
    takes: { unit: 'weeks', least: 2, most: 3 },
    sources: [source],
  },
  counter: null,
  faster: null,
  renewal: null,
};
const abroad: PlannedCase = {
  ...card,
  id: 'france/library-card/first',
  path: '/services/france/library-card/first',
  title: 'Get a library card in France',
  cost: { rows: [], inAll: '', sources: [source] },
  time: { told: 'The library tells you', takes: null, sources: [] },
};

type Scene = {
  known?: readonly { of: PlannedCase; is?: Known; begun?: (own: CasePlan) => CasePlan }[];
  trouble?: Trouble | null;
  fragment?: string;
};

/** The page as it is for a visitor whose device keeps these cases. */
function planOf({ known = [], trouble = null, fragment = '' }: Scene): PlanViewProps {
  return {
    plan: known.reduce(
      (plan: Plan, { of, begun = (own) => own }) => withCase(plan, of, { today, change: begun }),
      emptyPlan(),
    ),
    trouble,
    knownOf: (id) => {
      const found = known.find(({ of }) => of.id === id);
      return found?.is ?? found?.of ?? 'gone';
    },
    store: openStore(() => ({
      getItem: () => (trouble === 'broken' ? '{' : null),
      setItem: () => {},
      removeItem: () => {},
    })),
    words: { ...planWords, ...tickWords },
    language: 'en-GB',
    today,
    finderPath: '/find',
    siteUrl: 'https://waymark.example',
    fragment,
  };
}

const needed = (own: CasePlan) => ({ ...own, dates: { needed: '2026-11-28' } });
const sooner = (own: CasePlan) => ({ ...own, dates: { needed: '2026-11-24' } });
const withOwn = (own: CasePlan) => ({
  ...own,
  ownSteps: [
    { id: 'own-1', words: 'Ask the landlord for his signature', by: '2026-12-01' },
    { id: 'own-2', words: 'Take the day off', doneOn: '2026-11-20' },
  ],
});
const ended = (own: CasePlan) => ({ ...own, dates: { ends: '2020-01-01' }, note: 'Ask Ana' });
/** Can be renewed in the last two months only, which is too late for the day on which it is needed. */
const renewal: PlannedCase = {
  ...card,
  renewal: {
    told: 'In the last two months',
    opens: { unit: 'months', least: 0, most: 2 },
    sources: [source],
  },
};
const tooSoon = (own: CasePlan) => ({
  ...own,
  dates: { needed: '2027-04-28', ends: '2027-06-30' },
});
const changedSince = ticked({ ...form, said: 'older' }, '2026-11-22');
const goneSince = ticked({ ...send, id: 'steps/ask-the-town' }, '2026-11-22');

export const examples = {
  PlanView: {
    empty: planOf({}),
    'one case, with a day that is too soon': planOf({ known: [{ of: card, begun: needed }] }),
    'a day before which nobody can apply': planOf({ known: [{ of: renewal, begun: tooSoon }] }),
    'what ended long ago, with a note': planOf({ known: [{ of: renewal, begun: ended }] }),
    'several cases, one with a price that nobody has read': planOf({
      known: [{ of: card, begun: ticked(form, '2026-11-22') }, { of: abroad }],
    }),
    'a browser that keeps nothing': planOf({ known: [{ of: card }], trouble: 'blocked' }),
    'no room left': planOf({ known: [{ of: card }], trouble: 'full' }),
    'a plan that cannot be read': planOf({ trouble: 'broken' }),
    'a plan from a newer version': planOf({ trouble: 'newer' }),
    'out of date': planOf({ known: [{ of: card, begun: (own) => goneSince(changedSince(own)) }] }),
    'steps of the visitor, one of them done': planOf({ known: [{ of: card, begun: withOwn }] }),
    'a link with a plan that says something else': planOf({
      known: [{ of: card, begun: needed }],
      fragment: planFragment(planOf({ known: [{ of: card, begun: sooner }] }).plan),
    }),
    'while it loads': planOf({ known: [{ of: card, is: 'loading' }] }),
    'a case that cannot be loaded, and one that is gone': planOf({
      known: [
        { of: card, is: 'unreachable' },
        { of: abroad, is: 'gone' },
      ],
    }),
    'a link with a plan': planOf({
      fragment: planFragment(planOf({ known: [{ of: card }] }).plan),
    }),
  } satisfies StatesOf<typeof PlanView>,
};
