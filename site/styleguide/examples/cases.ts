import type { Inline } from '../../../compiler/page.ts';
import type {
  Bring,
  CaseChooser,
  CaseTop,
  Cost,
  Sources,
  Yours,
} from '../../components/sections/Case.tsx';
import type {
  AnswersSoFar,
  BackLink,
  Choices,
  EveryCase,
} from '../../components/sections/Finder.tsx';
import type { StepLine } from '../../components/sections/StepTimeline.tsx';
import type { Ticks } from '../../components/sections/Ticks.tsx';
import type { StatesOf } from '../components.ts';
import { age, figureInText, figures, link, note, plain, text } from '../samples.ts';

const price = figureInText(figures.old);
const time = figureInText(figures.time);
const validity = figureInText(figures.fresh);
const sum: Inline = {
  type: 'told',
  text: '£9.00',
  of: [figures.old.key, figures.old.key],
};

const row = { label: 'Card', hundredths: 450, amount: [price], note: null, forWhom: null };
const noted = { ...row, note: { key: figures.old.key, text: 'Was 4 before.' } };

const apply = { label: 'Apply at the library', path: 'https://www.gov.uk/library-card' };
const ask = { label: 'Ask us about it', path: '/contact?subject=Library%20card' };
const notice = 'Waymark is a private guide. Waymark is not the town library.';
const decides = { label: 'Who decides', value: [plain('The town library')] };

const form = { id: 'form', name: 'The filled-in form', why: text('The library asks for it.') };

const firstCase = {
  title: 'Get a first library card',
  path: '/services/uk/library-card/first',
  cost: [{ type: 'told', text: '£4.50', of: [figures.old.key] }] satisfies Inline[],
  time: [{ type: 'told', text: '10 working days', of: [figures.time.key] }] satisfies Inline[],
};

const country = {
  label: 'United Kingdom',
  path: '/find/uk',
  note: [plain('library card, passport')],
  emblem: { country: 'uk' },
};

const step = { isLeftOut: false, wait: null };
const forSome = { isLeftOut: true, wait: null };
const card = { takes: { unit: 'weeks', least: 2, most: 3 }, label: '2–3 weeks' } as const;
const answer = {
  takes: { unit: 'working-days', least: 3, most: 3 },
  label: '3 working days',
} as const;
const test = { takes: { unit: 'months', least: 3, most: 3 }, label: '3 months' } as const;

function waitOf(one: typeof card | typeof answer | typeof test) {
  return { isLeftOut: false, wait: { ...one, of: [figures.time.key] } };
}

const answers = {
  yes: 'Yes',
  no: 'No',
  questions: 'Show only what applies to you',
  onDevice: 'Your ticks stay on this device, and nothing is sent.',
};

export const examples = {
  AnswersSoFar: {
    'one answer': {
      change: 'Change',
      answers: [{ id: '/find/uk', label: 'United Kingdom', path: '/find' }],
    },
    'three answers': {
      change: 'Change',
      answers: [
        { id: '/find/uk', label: 'United Kingdom', path: '/find' },
        { id: '/find/uk/library-card', label: 'Library card', path: '/find/uk' },
        {
          id: '/find/uk/library-card/abroad',
          label: 'I live abroad',
          path: '/find/uk/library-card',
        },
      ],
    },
  } satisfies StatesOf<typeof AnswersSoFar>,

  BackLink: {
    'as it is': { label: 'Go back one question', path: '/find' },
  } satisfies StatesOf<typeof BackLink>,

  Bring: {
    'something for all': { items: [{ ...form, onlyIf: null }] },
    'something for some': {
      items: [
        { ...form, onlyIf: null },
        {
          id: 'report',
          name: 'The report of the loss',
          why: text('It shows that the card is gone.'),
          onlyIf: 'Only if yes: Was the card stolen?',
        },
      ],
    },
  } satisfies StatesOf<typeof Bring>,

  CaseChooser: {
    'two cases': {
      title: 'Which of these is yours?',
      cases: [
        firstCase,
        {
          title: 'Replace a lost library card',
          path: '/services/uk/library-card/replace',
          cost: [plain('Ask at the desk')],
          time: [plain('While you wait')],
        },
      ],
      table: null,
    },
  } satisfies StatesOf<typeof CaseChooser>,

  CaseTop: {
    'one fee': {
      caption: null,
      answers: [
        { label: 'Total cost', value: [price] },
        { label: 'Time', value: [time] },
        { label: 'Lasts', value: [validity] },
        decides,
      ],
      asOf: [],
      apply,
      ask,
      notice,
      code: null,
      question: 'When do you need it?',
    },
    'a sum of fees, for most people': {
      caption: 'What most people come for: first card',
      answers: [
        { label: 'Total cost', value: [sum, age, note] },
        { label: 'Time', value: [plain('The library tells you')] },
        { label: 'Lasts', value: [validity] },
        decides,
      ],
      asOf: [plain('Figures as of April 2026. Compare with the official page before you pay.')],
      apply,
      ask,
      notice,
      code: null,
      question: null,
    },
  } satisfies StatesOf<typeof CaseTop>,

  Choices: {
    countries: {
      choices: [country, { ...country, label: 'Ireland', emblem: { country: 'ireland' } }],
    },
    documents: {
      choices: [
        {
          label: 'Library card',
          path: '/find/uk/library-card',
          note: [plain('A first card, a renewal and a loss.')],
          emblem: { document: 'identity' },
        },
      ],
    },
    'answers to a question': {
      choices: [
        {
          label: 'I live abroad',
          path: '/find/uk/library-card/abroad',
          note: [plain('Outside the town.')],
          emblem: null,
        },
        { label: 'I live here', path: '/find/uk/library-card/here', note: [], emblem: null },
      ],
    },
    cases: {
      choices: [
        {
          label: firstCase.title,
          path: firstCase.path,
          note: [...firstCase.cost, plain(' · '), ...firstCase.time],
          emblem: null,
        },
      ],
    },
  } satisfies StatesOf<typeof Choices>,

  Cost: {
    'one fee': { caption: 'Cost', rows: [row], sum: null },
    'fees and their sum': {
      caption: 'Cost',
      rows: [noted, { ...row, label: 'Card for a child' }],
      sum: { label: 'Total', amount: [sum] },
    },
    'a fee for some': {
      caption: 'Cost',
      rows: [
        row,
        { ...noted, label: 'Card for a child', forWhom: 'Only if yes: Does a child come too?' },
      ],
      sum: { label: 'Total', amount: [sum] },
    },
  } satisfies StatesOf<typeof Cost>,

  EveryCase: {
    'two countries': {
      groups: ['United Kingdom', 'Ireland'].map((title) => ({
        title,
        guides: [
          {
            label: 'Library card',
            path: '/services/uk/library-card',
            cases: [{ label: firstCase.title, path: firstCase.path }],
          },
        ],
      })),
    },
  } satisfies StatesOf<typeof EveryCase>,

  Sources: {
    'of each level': {
      opener: 'Where all this comes from (2 pages)',
      back: 'Back to the figure',
      sources: [
        { number: 1, sources: [{ ...figures.fresh.source, notes: ['April 2026', 'official'] }] },
        {
          number: 2,
          sources: [
            { ...figures.fresh.source, notes: ['April 2026', 'official', 'read in a copy'] },
            { ...figures.old.source, notes: ['no date given', 'reported by others'] },
          ],
        },
      ],
    },
  } satisfies StatesOf<typeof Sources>,

  StepLine: {
    'one wait at the end': { steps: [step, step, waitOf(answer)] },
    'a wait between steps, a longer one after them, and a step for some': {
      steps: [waitOf(answer), step, forSome, step, waitOf(test)],
    },
    'the shortest and the longest time': { steps: [step, waitOf(card)] },
  } satisfies StatesOf<typeof StepLine>,

  Ticks: {
    'above the steps': { list: 'steps', questions: [], words: answers, link: null },
    'above what to bring, with a question': {
      list: 'bring',
      questions: [{ id: 'stolen', question: 'Was the card stolen?' }],
      words: answers,
      link: { label: 'My plan', path: '/plan' },
    },
  } satisfies StatesOf<typeof Ticks>,

  Yours: {
    'two conditions': {
      lead: 'This is your case if:',
      ifNot: 'If not:',
      items: [
        { if: text('you live in the town'), ifNot: text('Ask the office of your own town.') },
        {
          if: text('you have no card yet'),
          ifNot: text('See ', link('how to replace a card', firstCase.path), '.'),
        },
      ],
    },
  } satisfies StatesOf<typeof Yours>,
};
