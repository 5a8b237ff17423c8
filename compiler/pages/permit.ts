import { fillIn } from '../fill-in.ts';
import type { AnswerRow, TableAnswer } from '../page.ts';
import { type PermitAnswer, permitAnswers } from '../permits.ts';
import type { PermitTable } from '../schemas/permits.ts';
import { evidenceOf, paragraphsOf, type TableSource, tablePage } from './answer-table.ts';
import { regulatedAdvice } from './contact.ts';
import type { PageContext, PageDraft } from './context.ts';
import { officialLinksPart, section, textPart } from './parts.ts';

/** Who may live and work in a country without a permit; null for one that is not known. Throws ContentError. */
export function permitPage(
  destination: string,
  path: string,
  context: PageContext,
): PageDraft | null {
  const { files, routes, titles } = context;
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
    sections: [
      section(
        'also',
        words.alsoKnow.title,
        textPart(paragraphsOf(source, table.alsoKnow)),
        officialLinksPart([{ label: visitAt, url: table.visitAt }]),
        ...regulatedAdvice(context, table.country, figures),
      ),
    ],
    next: [...paths].map((one) => ({ label: titles.get(one) ?? one, path: one })),
    country: table.country,
  });
}

/** A row for each nationality, by name: to live and work there, and to visit. */
function rowsOf(source: TableSource<PermitTable>): AnswerRow[] {
  const { files, routes } = source.context;
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
      source: evidenceOf(source, stay.source),
    };
  }

  function visitAnswers({ visit }: PermitAnswer): TableAnswer[] {
    const { question } = visitWords;
    if (visit === 'needless') return [];
    if (visit === null) return [{ question, ...unread }];
    return [
      {
        question,
        answer: visitWords[visit.outcome],
        path: null,
        details: [visit.length, visit.note].filter(Boolean),
        source: evidenceOf(source, visit.source),
      },
    ];
  }

  return permitAnswers(source.table, files).map((answer) => ({
    code: answer.code,
    place: answer.name,
    answers: [stayAnswer(answer), ...visitAnswers(answer)],
  }));
}
