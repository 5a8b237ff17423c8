import planWords from '../../../content/en/plan.json' with { type: 'json' };
import tickWords from '../../../content/en/ticks.json' with { type: 'json' };
import { emptyPlan, planFragment } from '../../../plan/carry.ts';
import type { CasePlan, Plan, PlanItem, PlannedCase } from '../../../plan/shapes.ts';
import { openStore } from '../../../plan/store.ts';
import { ticked, withCase } from '../../../plan/ticks.ts';
import type { PlanView } from '../../islands/plan/PlanPage.tsx';
import type { Known } from '../../islands/plan/use-plan.ts';
import type { StatesOf } from '../components.ts';
import { pageAt } from '../real-parts.ts';

const today = '2026-11-22';
const card = plannedAt('/services/uk/uk-passport/renew-adult');
const abroad = plannedAt('/services/uk/uk-residence-permit/extend');
const form = firstOf(card.bring);
const send = firstOf(card.steps);

function plannedAt(path: string): PlannedCase {
  const { planned } = pageAt(path);
  if (planned === null) throw new Error(`${path} is no case.`);
  return planned;
}

function firstOf([item]: readonly PlanItem[]): PlanItem {
  if (item === undefined) throw new Error(`${card.path} has nothing to tick.`);
  return item;
}

type View = Parameters<typeof PlanView>[0];
type Scene = {
  known?: readonly { of: PlannedCase; is?: Known; begun?: (own: CasePlan) => CasePlan }[];
  trouble?: View['trouble'];
  fragment?: string;
};

/** The page as it is for a visitor whose device keeps these cases. */
function planOf({ known = [], trouble = null, fragment = '' }: Scene): View {
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
    sources: card.time.sources,
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
