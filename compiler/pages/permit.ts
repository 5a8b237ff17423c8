import type { NextStep, Verdict } from '../page.ts';
import type { PermitTable } from '../schemas/tables.ts';
import { type PermitAnswer, permitAnswers } from '../tables/answer-tables.ts';
import { placeName } from '../tables/places.ts';
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
import { regulatedAdvice } from './contact.ts';
import type { PageContext } from './context.ts';
import { officialLinksPart, section, textPart } from './parts.ts';

/** Who may live and work in a country without a permit; null for one that is not known. Throws ContentError. */
export function permitPage(destination: string, path: string, context: PageContext) {
  const { files, routes, titleOf } = context;
  const table = files.permits.get(destination);
  if (table === undefined) return null;
  const words = files.permitWords;
  const figures = context.openFigures();
  const source = { kind: 'permit', table, path, context, figures } as const;
  const visitAt = fillIn(words.visitAt, { authority: table.authority.name });
  const leads = [...table.stays, ...(table.otherStays === null ? [] : [table.otherStays])];
  const paths = new Set(leads.map(({ leadsTo }) => routes.resolve(leadsTo) ?? leadsTo));
  // Sources get their numbers in the order in which they are read.
  return tablePage(source, {
    above: [
      {
        kind: 'notice',
        title: words.visitIsNoWork,
        text: paragraphsOf(source, [table.visitIsNoWork]),
        link: null,
      },
    ],
    rows: rowsOf(source),
    called: files.verdictWords.permit,
    sections: [
      section(
        'also',
        words.alsoKnow.title,
        textPart(paragraphsOf(source, table.alsoKnow)),
        officialLinksPart([{ label: visitAt, url: table.visitAt }]),
        ...regulatedAdvice(context, table.country, figures),
      ),
    ],
    next: [...paths].map((one) => ({ label: titleOf(one) ?? one, path: one })),
    country: table.country,
  });
}

type PermitSource = TableSource<PermitTable>;

/** A row for each nationality, by name: to live and work there, and to visit; one for the destination's own, and one for territories. */
function rowsOf(source: PermitSource): GuidedRow[] {
  const { table, context } = source;
  const { permitWords, verdictWords: words } = context.files;
  const rowOf = (code: string, says: 'yes' | 'unlisted', sentence: string): GuidedRow => ({
    code,
    place: placeName(code, context.files, permitWords.places) ?? code,
    verdicts: [verdictOf(source, '', { ...unlisted, need: 'live-and-work', says, sentence })],
    title: words.next,
    steps: [],
  });
  return [
    ...permitAnswers(table, context.files).map((answer) => {
      const { code, name } = answer;
      const place = placeInSentence(code, name, context);
      const from = words.permit.papers[code] ?? fillIn(words.permit.from, { place });
      return {
        code,
        place: name,
        verdicts: verdictsOf(answer, context.files).map((told) => verdictOf(source, from, told)),
        title: words.next,
        steps: [...stayStep(source, answer), ...visitStep(source, answer)],
      };
    }),
    rowOf(table.code, 'yes', permitWords.table.own),
    rowOf(otherPlaces, 'unlisted', permitWords.table.notListed),
  ];
}

/** What a rule of the table says of one need; null where no source that was read says anything. */
type Told<Outcome extends string> = {
  need: 'live-and-work' | 'visit';
  rule: { outcome: Outcome; length?: string; note: string; source: string } | null;
  labels: Readonly<Record<Outcome | 'question', string>>;
  sentences: Readonly<Record<Outcome | 'unlisted', string>>;
  says: Readonly<Record<Outcome, Verdict['says']>>;
};

/** To live and work there, and to visit, which a right to stay makes needless. */
function verdictsOf({ stay, visit }: PermitAnswer, files: PageContext['files']): Answered[] {
  const { stay: stayLabels, visit: visitLabels, notRead } = files.permitWords;
  const { stay: stays, visit: visits } = files.verdictWords.permit;
  const answered = <Outcome extends string>(told: Told<Outcome>): Answered => {
    const { need, rule, labels, sentences, says } = told;
    const shared = { ...unlisted, need, question: labels.question };
    if (rule === null) return { ...shared, answer: notRead, sentence: sentences.unlisted };
    const { outcome, length = '', note, source } = rule;
    const words = { answer: labels[outcome], sentence: sentences[outcome] };
    return { ...shared, ...words, says: says[outcome], outcome, details: [length, note], source };
  };
  return [
    answered({
      need: 'live-and-work',
      rule: stay,
      labels: stayLabels,
      sentences: stays,
      says: staySays,
    }),
    ...(visit === 'needless'
      ? []
      : [
          answered({
            need: 'visit',
            rule: visit,
            labels: visitLabels,
            sentences: visits,
            says: visitSays,
          }),
        ]),
  ];
}

const staySays = { free: 'yes', 'permit-there': 'if', permit: 'no', suspended: 'no' } as const;
const visitSays = {
  none: 'yes',
  authorisation: 'if',
  visa: 'no',
  depends: 'if',
  suspended: 'no',
} as const;
/** Where to go on to live and work there: a case with what it costs, or another page of ours. */
function stayStep({ context }: PermitSource, { stay }: PermitAnswer): NextStep[] {
  const { routes, titleOf, files } = context;
  const path = stay === null ? null : routes.resolve(stay.leadsTo);
  if (path === null) return [];
  const route = routes.byPath.get(path);
  const { question: label } = files.permitWords.stay;
  const shared = { need: 'live-and-work', isInstead: false, until: '' } as const;
  if (route?.kind === 'case') {
    return [{ ...caseStep(route.content, { ...shared, context }), label }];
  }
  const link = { label: titleOf(path) ?? path, path };
  return [{ ...shared, label, link, cost: [], time: [] }];
}

/** Visas for visits are no documents of ours: the authority says how to ask for one. */
function visitStep({ table, context }: PermitSource, { visit }: PermitAnswer): NextStep[] {
  if (visit === 'needless') return [];
  const { visitAt, visit: words } = context.files.permitWords;
  const label = fillIn(visitAt, { authority: table.authority.name });
  return [
    {
      need: 'visit',
      isInstead: false,
      label: words.question,
      link: { label, path: table.visitAt },
      cost: [],
      time: [],
      until: '',
    },
  ];
}
