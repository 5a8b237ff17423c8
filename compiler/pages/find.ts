import { withColon } from '../../plan/filled.ts';

import { text } from '../facts/figures.ts';
import type { CaseCard, Inline, Link, Part, PartOf, Section } from '../page.ts';
import type { DocumentKind, GuideWords } from '../schemas/guide.ts';
import { inPlace } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import { withGetters } from '../translation/untranslated.ts';
import { tableTitle } from './answer-table.ts';
import { caseCards, swapLink } from './case-cards.ts';
import type { PageContext, PageDraft } from './context.ts';
import type { Choice, FinderStep } from './finder-steps.ts';
import { documentsIn } from './home-parts.ts';
import { band, section } from './parts.ts';
import { everyCase } from './search.ts';

/** One question of the finder, and what was answered before it. */
export function findPage(content: string, path: string, context: PageContext): PageDraft | null {
  const { files, finder, titleOf } = context;
  const step = finder.get(content);
  if (step === undefined) return null;
  const { lead, ...names } = wordsOf(step, context);
  return {
    ...names,
    shortTitle: titleOf(path) ?? '',
    reviewed: null,
    layout: 'stack',
    header: {
      lead: [{ type: 'paragraph', children: [text(lead)] }],
      below: [backLink(path, context)],
      aside: null,
      picture: null,
    },
    contents: [],
    sections: [
      band('answers', choicesPart(step, context)),
      elseSection(step, context),
      answersSection(path, context),
    ],
    country: files.countries.has(step.country) ? step.country : null,
  };
}

/** The first question and, below it, every case. */
export function firstQuestion(context: PageContext): Section[] {
  const step = context.finder.get('');
  return [
    ...(step === undefined ? [] : [band('answers', choicesPart(step, context))]),
    section('every-case', context.files.finder.everyCase, everyCase(context)),
  ];
}

/** What was chosen to come to a question: the country, the document, or the answer to its own question. */
export function nameOfStep(
  step: FinderStep | undefined,
  context: Pick<PageContext, 'files' | 'routes'>,
): string {
  if (step === undefined) return '';
  if (step.answer !== null) return step.answer.label;
  const guide = context.files.guides.get(step.guideKey);
  return guide?.shortTitle ?? countryName(step.country, context);
}

/** As the menu calls it. */
function countryName(country: string, { files, routes }: Pick<PageContext, 'files' | 'routes'>) {
  const page = routes.pathOf('country', country);
  const entries = files.navigation.main.flatMap((entry) =>
    'items' in entry ? entry.items : [entry],
  );
  const entry = entries.find(({ path }) => routes.resolve(path) === page);
  return entry?.label ?? files.countries.get(country)?.shortTitle ?? country;
}

/** What texts call a country: {country}, and {inCountry} where the language has a form for it. */
function countryWords(country: string, files: PageContext['files']) {
  const name = () => files.countries.get(country)?.name ?? '';
  return withGetters({}, { country: name, inCountry: () => inPlace(name(), files) });
}

function wordsOf(
  { asks, answer, country, guideKey }: FinderStep,
  { files, language }: PageContext,
) {
  const { finder, guides } = files;
  const guide = guides.get(guideKey);
  // Each is read where a text asks for it, so that what is not said may be untranslated.
  const named = countryWords(country, files);
  const values = withGetters(
    { answer: answer?.label ?? '' },
    {
      country: () => named.country,
      inCountry: () => named.inCountry,
      guide: () => guide?.shortTitle ?? '',
      question: () => guide?.finder?.question ?? '',
    },
  );
  const filled = (words: string) => fillIn(words, values);
  const titled = (after: string) => withColon(values.guide, after, language.tag);
  const below = ({ description, lead }: Record<'description' | 'lead', string>) => ({
    description: filled(description),
    lead: filled(lead),
  });
  if (answer !== null) {
    const { title, ...words } = finder.caseOfAnswer;
    return { title: filled(title), headTitle: titled(answer.label), ...below(words) };
  }
  if (asks === 'situation') {
    const { question } = values;
    return { title: question, headTitle: titled(question), ...below(finder.situation) };
  }
  const { title, pageTitle, ...words } = finder[asks === 'country' ? 'document' : asks];
  return { title: filled(title), headTitle: filled(pageTitle), ...below(words) };
}

function backLink(path: string, { routes, files }: PageContext): Part {
  const before = routes.trailTo(path).at(-2) ?? path;
  return { kind: 'back-link', label: files.finder.back, path: before };
}

/** The addresses above a question tell what was answered: each answer was given on the page above its own. */
function answersSection(path: string, { routes, titleOf, files }: PageContext): Section {
  const { answers: title, change } = files.finder;
  const [, ...questions] = routes.trailTo(path);
  const answers = questions.slice(1).map((page, index) => ({
    id: page,
    label: titleOf(page) ?? '',
    path: questions[index] ?? page,
  }));
  return section('your-answers', title, { kind: 'answers-so-far', change, answers });
}

function choicesPart({ choices, guideKey }: FinderStep, context: PageContext): PartOf<'choices'> {
  const guide = context.files.guides.get(guideKey);
  const cases = guide === undefined ? [] : caseCards(guideKey, guide, context);
  const cards = choices.map((choice) => cardOf(choice, cases, context));
  // Whoever does not know which case is theirs finds out in the table, and need not guess.
  const table = swapCard(choices, context);
  return { kind: 'choices', choices: table === null ? cards : [table, ...cards] };
}

type ChoiceCard = PartOf<'choices'>['choices'][number];

/** The table that says which of these cases is whose. */
function swapCard(choices: readonly Choice[], context: PageContext): ChoiceCard | null {
  const [link] = choices.flatMap(({ of, leadsTo }) =>
    of === 'case' ? (swapLink(leadsTo.content, context) ?? []) : [],
  );
  const note = [text(context.files.finder.swapNote)];
  return link === undefined ? null : { ...link, note, emblem: null };
}

function cardOf(choice: Choice, cases: readonly CaseCard[], context: PageContext): ChoiceCard {
  const path = context.routes.pathOf(choice.leadsTo.kind, choice.leadsTo.content);
  switch (choice.of) {
    case 'country':
      return {
        label: countryName(choice.country, context),
        path,
        note: [text(documentsIn(choice.country, context))],
        emblem: { country: choice.country },
      };
    case 'guide': {
      const guide = context.guideCards.get(choice.guideKey);
      return {
        label: guide?.title ?? '',
        path,
        note: [text(guide?.summary ?? '')],
        emblem: guide === undefined ? null : { document: guide.kind },
      };
    }
    case 'answer': {
      const { label, note } = choice.answer;
      return { label, path, note: note === undefined ? [] : [text(note)], emblem: null };
    }
    case 'case': {
      const card = cases.find((one) => one.path === path);
      return { label: card?.title ?? '', path, note: noteOf(card), emblem: null };
    }
  }
}

/** What a case costs and how long it takes. */
function noteOf(card: CaseCard | undefined): Inline[] {
  return card === undefined ? [] : [...card.cost, text(' · '), ...card.time];
}

/** The way on for whom no answer fits. */
function elseSection({ country, guideKey }: FinderStep, context: PageContext): Section {
  const { files, routes } = context;
  const { none, allOfGuide, allOfCountry } = files.finder;
  const guide = files.guides.get(guideKey);
  const whole =
    guide === undefined
      ? {
          label: fillIn(allOfCountry, countryWords(country, files)),
          path: routes.pathOf('country', country),
        }
      : {
          label: fillIn(allOfGuide, { guide: guide.shortTitle }),
          path: routes.pathOf('guide', guideKey),
        };
  const links = [whole, ...permitTableOf(country, guide, context)];
  return section('none-of-these', none, { kind: 'link-list', links });
}

const permitKinds: ReadonlySet<DocumentKind> = new Set(['residence-permit', 'work-permit']);

/** Who needs a permit at all: for whom a document is not chosen yet, or is a permit. */
function permitTableOf(
  country: string,
  guide: GuideWords | undefined,
  { files, routes }: PageContext,
): Link[] {
  if (guide !== undefined && !permitKinds.has(guide.kind)) return [];
  return [...files.permits.values()]
    .filter((table) => table.country === country)
    .map(({ destination }) => ({
      label: tableTitle('permit', destination, files),
      path: routes.pathOf('permit', destination),
    }));
}
