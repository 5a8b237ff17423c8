import { countryOf } from '../facts/facts.ts';
import type { Link, NextStep, Verdict } from '../page.ts';
import { type LicenceSwaps, type SwapRule, swapTests } from '../schemas/tables.ts';
import { placeName, placeWords } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import {
  type Answered,
  caseStep,
  type GuidedRow,
  otherPlaces,
  paragraphsOf,
  placeInSentence,
  type TableSource,
  tablePage,
  unlisted,
  verdictOf,
} from './answer-table.ts';
import { caseOf } from './case.ts';
import type { PageContext } from './context.ts';
import { section, textPart } from './parts.ts';

/** Which foreign licences one country or state swaps; null for one that is not known. Throws ContentError. */
export function swapPage(destination: string, path: string, context: PageContext) {
  const { files, routes } = context;
  const table = files.licences.get(destination);
  if (table === undefined) return null;
  const { others, newcomers } = files.licenceWords;
  const source = { kind: 'swap', table, path, context, figures: context.openFigures() } as const;
  const title = fillIn(newcomers.title, placeWords(table.name, files));
  // Sources get their numbers in the order in which they are read.
  return tablePage(source, {
    rows: [...rowsOf(source), ...unlistedRows(source)],
    called: files.verdictWords.licence,
    sections: [
      ...(table.newcomers === null
        ? []
        : [section('newcomers', title, textPart(paragraphsOf(source, [table.newcomers])))]),
      section('others', others.title, textPart(paragraphsOf(source, [table.others]))),
    ],
    next: [
      ...[...new Set([table.case, table.instead])].map((one) => ({
        label: caseOf(one, files)?.words.title ?? '',
        path: routes.pathOf('case', one),
      })),
      ...guideLinks(table, context),
    ],
    country: countryOf(table.case),
  });
}

/** The guide that the table belongs to. */
function guideLinks({ case: swap }: LicenceSwaps, { guideCards }: PageContext): Link[] {
  const guide = guideCards.get(swap.slice(0, swap.lastIndexOf('/')));
  return guide === undefined ? [] : [{ label: guide.title, path: guide.path }];
}

type SwapSource = TableSource<LicenceSwaps>;

/** A row for each issuer, by name, with its answers in the order of the rules. */
function rowsOf(source: SwapSource): GuidedRow[] {
  const { context, table } = source;
  const { files } = context;
  const words = files.verdictWords;
  const { compare } = new Intl.Collator(files.language.tag);
  const rules = Map.groupBy(
    table.rules.flatMap((rule) => rule.issuers.map((code) => ({ code, rule }))),
    ({ code }) => code,
  );
  return [...rules]
    .map(([code, told]) => ({
      code,
      place: nameOf(code, context),
      told: told.map(({ rule }) => rule),
    }))
    .toSorted((one, other) => compare(one.place, other.place))
    .map(({ code, place, told }) => {
      const inWords = { place: placeInSentence(code, place, context) };
      const from = fillIn(words.licence.from, inWords);
      return {
        code,
        place,
        verdicts: told.map((rule) => ruleVerdict(source, from, rule)),
        ...whatToDo(source, told),
      };
    });
}

/** The case for each answer of a row; where only some say no, theirs says that it is instead. */
function whatToDo({ context, table }: SwapSource, rules: readonly SwapRule[]) {
  const { next, instead } = context.files.verdictWords;
  const steps = rules.map(({ outcome, case: own }) => {
    const isInstead = outcome === 'no-swap';
    const until = outcome === 'use' ? '' : table.until;
    const then = own ?? (isInstead ? table.instead : table.case);
    return caseStep(then, { need: 'swap-licence', isInstead, until, context });
  });
  const byPath = [...new Map(steps.toReversed().map((step) => [step.link.path, step])).values()];
  if (steps.every(({ isInstead }) => isInstead)) return { title: instead, steps: byPath };
  return {
    title: next,
    steps: byPath.toReversed().map((step) => (step.isInstead ? { ...step, label: instead } : step)),
  };
}

function nameOf(code: string, { files }: PageContext): string {
  return placeName(code, files, files.licenceWords.places) ?? code;
}

function ruleVerdict(source: SwapSource, from: string, rule: SwapRule): Verdict {
  const { licenceWords, verdictWords } = source.context.files;
  const { outcome, deadline, categories, note } = rule;
  const name = sentenceName(rule);
  return verdictOf(source, from, {
    need: 'swap-licence',
    question: null,
    says: saysOf(rule),
    outcome,
    sentence: verdictWords.licence.sentences[name],
    answer: licenceWords.answers[name],
    details: [categories, deadline === source.table.until ? '' : deadline, note],
    source: rule.source,
  });
}

function saysOf({ outcome, tests }: Pick<SwapRule, 'outcome' | 'tests'>): Verdict['says'] {
  if (outcome === 'no-swap') return 'no';
  return tests.length > 0 ? 'if' : 'yes';
}

/** Which words tell a rule. */
function sentenceName({ outcome, tests: [first, second] }: Pick<SwapRule, 'outcome' | 'tests'>) {
  if (outcome !== 'swap') return outcome;
  return second === undefined ? (first ?? 'swap') : 'both';
}

/** What a place that is not on the list is told: some countries swap any licence after tests, in others everybody passes both for a new one. */
function othersAnswer({ context, table }: SwapSource): Partial<Answered> & { sentence: string } {
  const { sentences } = context.files.verdictWords.licence;
  const { outcome, tests = [] } = table.others;
  const hasBoth = tests.length === swapTests.length;
  if (outcome === undefined) {
    return { sentence: sentences[hasBoth ? 'unlisted-tests' : 'unlisted'] };
  }
  const rule = { outcome, tests };
  const name = outcome === 'no-swap' && hasBoth ? 'no-swap-tests' : sentenceName(rule);
  return { says: saysOf(rule), outcome, sentence: sentences[name] };
}

/** Whoever has no row: a place that is not on the list, a country that stands there in parts, and the destination itself. */
function unlistedRows(source: SwapSource): GuidedRow[] {
  const { context, table } = source;
  const { verdictWords: words, licenceWords } = context.files;
  const codes = table.rules.flatMap(({ issuers }) => issuers);
  const wholes = codes.flatMap((code) => (code.includes('-') ? [code.slice(0, 2)] : []));
  const { byPart, own } = licenceWords.table;
  const rowOf = (code: string, answer: Partial<Answered> & Pick<Answered, 'sentence'>) => ({
    code,
    place: nameOf(code, context),
    verdicts: [
      verdictOf(source, words.licence.other, {
        ...unlisted,
        need: 'swap-licence',
        ...answer,
      }),
    ],
    title: words.instead,
    steps: [] as NextStep[],
  });
  const { until, instead, others } = table;
  const isInstead = others.case === undefined && others.outcome !== 'swap';
  const then = others.case ?? (isInstead ? instead : table.case);
  return [
    {
      ...rowOf(otherPlaces, {
        ...othersAnswer(source),
        details: [others.statement],
        source: others.source,
      }),
      title: isInstead ? words.instead : words.next,
      steps: [caseStep(then, { need: 'swap-licence', isInstead, until, context })],
    },
    ...[...new Set(wholes)]
      .filter((code) => !codes.includes(code) && code !== table.code)
      .map((code) => rowOf(code, { sentence: byPart })),
    rowOf(table.code, { says: 'yes', outcome: 'own', sentence: own }),
  ];
}
