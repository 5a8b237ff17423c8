import { fillIn } from '../fill-in.ts';
import type { LocaleFiles } from '../load.ts';
import type { AnswerRow, Part, Section, TableAnswer } from '../page.ts';
import { type PermitAnswer, permitAnswers } from '../permits.ts';
import { allNationalities } from '../places.ts';
import type { PermitTable } from '../schemas/permits.ts';
import {
  inOrderOfSite,
  type TableKind,
  tableFinder,
  tablePage,
  tableTeller,
  tableTitle,
} from './answer-table.ts';
import type { PageContext, PageDraft } from './context.ts';
import { officialLinksPart, regulatedAdvice, textPart } from './parts.ts';

/** What the page of one destination is called in lists. */
export function permitTitle(destination: string, { permits, permitWords }: LocaleFiles): string {
  return tableTitle(permits.get(destination), permitWords);
}

/** Who may live and work in a country without a permit; null for one that is not known. Throws ContentError. */
export function permitPage(
  destination: string,
  path: string,
  context: PageContext,
): PageDraft | null {
  const { files, routes } = context;
  const table = files.permits.get(destination);
  if (table === undefined) return null;
  const words = files.permitWords;
  const figures = context.openFigures();
  const tell = tableTeller('permits', table, context, figures);
  // Sources get their numbers in the order in which they are read.
  const above: Part[] = [
    {
      kind: 'notice',
      title: words.visitIsNoWork,
      text: tell.paragraphs([table.visitIsNoWork]),
      link: null,
    },
  ];
  const rows = rowsOf(table, context, tell.evidence);
  const visitAt = fillIn(words.visitAt, { authority: table.authority.name });
  const alsoKnow: Section = {
    id: 'also',
    title: words.alsoKnow.title,
    body: [
      textPart(tell.paragraphs(table.alsoKnow)),
      officialLinksPart([{ label: visitAt, url: table.visitAt }]),
      ...regulatedAdvice(context, table.country, figures),
    ],
  };
  const leads = [...table.stays, ...(table.otherStays === null ? [] : [table.otherStays])];
  const paths = new Set(leads.map(({ leadsTo }) => routes.resolve(leadsTo) ?? leadsTo));
  return tablePage(
    table,
    { kind: permitTables(context), path, context, figures },
    {
      rows,
      above,
      sections: [alsoKnow],
      next: [...paths].map((one) => ({ label: context.titles.get(one) ?? one, path: one })),
      country: table.country,
    },
  );
}

/** A row for each nationality, by name: to live and work there, and to visit. */
function rowsOf(
  table: PermitTable,
  context: PageContext,
  evidence: (source: string) => TableAnswer['source'],
): AnswerRow[] {
  const { files, routes } = context;
  const { stay: stayWords, visit: visitWords, notRead } = files.permitWords;
  const unread = { answer: notRead, path: null, details: [], source: [] };

  function stayAnswer({ stay }: PermitAnswer): TableAnswer {
    const { question } = stayWords;
    if (stay === null) return { question, ...unread };
    return {
      question,
      answer: stayWords[stay.outcome],
      path: routes.resolve(stay.leadsTo),
      details: [stay.note].filter(Boolean),
      source: evidence(stay.source),
    };
  }

  function visitAnswers({ visit }: PermitAnswer): TableAnswer[] {
    const { question } = visitWords;
    if (visit === 'needless') return [];
    if (visit === null) return [{ question, ...unread }];
    const { outcome, length, note, source } = visit;
    const details = [length, note].filter(Boolean);
    const answer = visitWords[outcome];
    return [{ question, answer, path: null, details, source: evidence(source) }];
  }

  return permitAnswers(table, files).map((answer) => ({
    code: answer.code,
    place: answer.name,
    answers: [stayAnswer(answer), ...visitAnswers(answer)],
  }));
}

/** The tables in the order in which the site shows their countries. */
function permitTables({ files, routes }: PageContext): TableKind {
  return {
    folder: 'permits',
    route: 'permit',
    destinations: inOrderOfSite(
      [...files.permits.values()],
      (table) => routes.pathOf('country', table.country),
      routes,
    ),
    words: files.permitWords,
  };
}

/** On the page of all tables: the two choices, and a link to each. */
export function permitFinder(context: PageContext): Section[] {
  const { files } = context;
  const from = allNationalities(files, files.permitWords.places);
  return tableFinder(permitTables(context), from, context);
}
