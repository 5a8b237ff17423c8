import { type ContentProblem, problemsIn } from '../content-error.ts';
import { countryOf } from '../facts/facts.ts';
import { type LocaleFiles, wordsFile } from '../load.ts';
import { documentKinds, type GuideWords } from '../schemas/guide.ts';

/** Where an answer leads: to the next question of the finder, or to a case. */
type LeadsTo = { kind: 'find' | 'case'; content: string };

/** One answer that can be chosen. */
export type Choice = { leadsTo: LeadsTo } & (
  | { of: 'country'; country: string }
  | { of: 'guide'; guideKey: string }
  | { of: 'answer'; answer: GuideAnswer }
  | { of: 'case' }
);

type GuideAnswer = NonNullable<GuideWords['finder']>['answers'][number];

export type FinderStep = {
  /** "uk", "uk/uk-passport" or "uk/uk-driving-license/abroad"; '' for the first question. */
  content: string;
  /** The question before; '' for the first one. */
  parent: string;
  /** The folder of the country, or of guides that belong to none. */
  country: string;
  /** The guide that was chosen; '' before. */
  guideKey: string;
  /** The answer to the guide's own question; null where it asks none, or before. */
  answer: GuideAnswer | null;
  asks: 'country' | 'document' | 'situation' | 'case';
  choices: readonly Choice[];
};

type Words = Pick<LocaleFiles, 'guides' | 'countries'>;

/** Every question of the finder by its name. One that would have a single answer is not asked, and drafts are no answers. */
export function finderSteps(files: Words): Map<string, FinderStep> {
  const countries = [...files.countries.keys()];
  const own = countries.map((country) => ({ country, choices: documentsOf(country, files) }));
  const shown = own.filter(({ choices }) => choices.length > 0);
  const first: FinderStep = {
    ...nothingChosen,
    asks: 'country',
    choices: [
      ...shown.map(({ country, choices }) => ({
        of: 'country' as const,
        country,
        leadsTo: onlyOne(choices)?.leadsTo ?? { kind: 'find' as const, content: country },
      })),
      ...guidesIn(files, (country) => !files.countries.has(country)).flatMap(([key, guide]) =>
        choiceOfGuide(key, guide),
      ),
    ],
  };
  const documents = shown.flatMap(({ country, choices }): FinderStep[] =>
    onlyOne(choices) === null
      ? [{ ...nothingChosen, content: country, country, asks: 'document', choices }]
      : [],
  );
  const asked = new Set(documents.map(({ country }) => country));
  const guides = [...files.guides].flatMap(([key, guide]) => stepsOfGuide(key, guide, asked));
  return new Map([first, ...documents, ...guides].map((step) => [step.content, step]));
}

const nothingChosen = { content: '', parent: '', country: '', guideKey: '', answer: null };

/** Answers that belong to a country without a page, or to a guide that has a country already. */
export function problemsOfFinder({ guides, countries, locale }: LocaleFiles): ContentProblem[] {
  return [...guides].flatMap(([key, { finder }]) =>
    problemsIn(wordsFile(locale, 'guides', key), (demand) => {
      const isAcross = !countries.has(countryOf(key));
      const expected = isAcross
        ? `one of ${[...countries.keys()].join(', ')}`
        : 'left out, because the guide belongs to a country';
      for (const [index, { country }] of finder?.answers.entries() ?? []) {
        const isRight = country === undefined || (isAcross && countries.has(country));
        demand(isRight, `finder.answers.${index}.country`, expected, country);
      }
    }),
  );
}

/** What a country has: its own guides, and of guides across countries the answer that names it. */
function documentsOf(country: string, files: Words): Choice[] {
  const own = guidesIn(files, (folder) => folder === country);
  const across = guidesIn(files, (folder) => !files.countries.has(folder));
  return [
    ...own.flatMap(([key, guide]) => choiceOfGuide(key, guide)),
    ...across.flatMap(([key, guide]) =>
      answersOf(key, guide)
        .filter(({ answer }) => answer.country === country)
        .map(({ leadsTo }): Choice => ({ of: 'guide', guideKey: key, leadsTo })),
    ),
  ];
}

function guidesIn(files: Words, isMeant: (country: string) => boolean) {
  return guidesInOrder(files).filter(([key]) => isMeant(countryOf(key)));
}

/** Every guide by "country/guide", in the order in which lists show them. */
export function guidesInOrder({ guides }: Pick<Words, 'guides'>): [string, GuideWords][] {
  const place = ([, { kind }]: [string, GuideWords]) => documentKinds.indexOf(kind);
  return [...guides].toSorted((one, other) => place(one) - place(other));
}

function choiceOfGuide(guideKey: string, guide: GuideWords): Choice[] {
  const ids = shownCases(guide);
  if (ids.length === 0) return [];
  return [{ of: 'guide', guideKey, leadsTo: leadTo(guideKey, guideKey, ids) }];
}

function stepsOfGuide(key: string, guide: GuideWords, asked: ReadonlySet<string>): FinderStep[] {
  const ids = shownCases(guide);
  if (ids.length < 2) return [];
  const country = countryOf(key);
  const parent = asked.has(country) ? country : '';
  const step = { content: key, parent, country, guideKey: key, answer: null };
  const answers = answersOf(key, guide);
  if (answers.length < 2) return [{ ...step, asks: 'case', choices: casesOf(key, ids) }];
  const choices = answers.map(({ answer, leadsTo }): Choice => ({ of: 'answer', answer, leadsTo }));
  return [
    { ...step, asks: 'situation', choices },
    ...answers
      .filter(({ leadsTo }) => leadsTo.kind === 'find')
      .map(
        ({ answer, leadsTo, ids: left }): FinderStep => ({
          ...step,
          content: leadsTo.content,
          parent: key,
          answer,
          asks: 'case',
          choices: casesOf(key, left),
        }),
      ),
  ];
}

/** The answers to a guide's own question that lead to a case which is shown. */
function answersOf(key: string, guide: GuideWords) {
  const shown = shownCases(guide);
  return (guide.finder?.answers ?? [])
    .map((answer) => {
      const ids = answer.cases.filter((id) => shown.includes(id));
      return { answer, ids, leadsTo: leadTo(`${key}/${answer.id}`, key, ids) };
    })
    .filter(({ ids }) => ids.length > 0);
}

/** Where only one case is left, nothing more is asked. */
function leadTo(step: string, guideKey: string, ids: readonly string[]): LeadsTo {
  const only = onlyOne(ids);
  return only === null
    ? { kind: 'find', content: step }
    : { kind: 'case', content: `${guideKey}/${only}` };
}

function casesOf(guideKey: string, ids: readonly string[]): Choice[] {
  return ids.map((id) => ({
    of: 'case',
    leadsTo: { kind: 'case', content: `${guideKey}/${id}` },
  }));
}

function shownCases({ cases = [] }: GuideWords): string[] {
  return cases.flatMap(({ id, draft }) => (draft ? [] : [id]));
}

function onlyOne<Item>(items: readonly Item[]): Item | null {
  const [item, another] = items;
  return item === undefined || another !== undefined ? null : item;
}
