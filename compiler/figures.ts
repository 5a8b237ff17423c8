import { ageInMonths, type Calendar, needsChecking } from './dates.ts';
import type { Fact } from './facts.ts';
import { fillIn } from './fill-in.ts';
import type { Citation, Figure, Inline } from './page.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** Tells what a page says of a fact on the day of the build, in the words of one language. */
export type FigureTeller = {
  figure: (fact: Fact) => Figure;
  citation: (fact: Fact) => Citation;
};

type Telling = { today: Date; words: InterfaceWords['source']; calendar: Calendar };

/** Each fact is told once, however many pages show it. */
export function createFigureTeller(telling: Telling): FigureTeller {
  return {
    figure: remembered((fact) => tellFigure(fact, telling)),
    citation: remembered((fact) => {
      const { key, level, source, asOf } = fact;
      return { key, level, source, asOf, evidence: evidenceOf(fact, telling) };
    }),
  };
}

function remembered<Told>(tell: (fact: Fact) => Told): (fact: Fact) => Told {
  const told = new Map<Fact, Told>();
  return (fact) => {
    const known = told.get(fact) ?? tell(fact);
    told.set(fact, known);
    return known;
  };
}

function tellFigure(fact: Fact, telling: Telling): Figure {
  const { today, words } = telling;
  const { key, label, figure, note, level, source, asOf, checkBefore } = fact;
  const isRead = level !== 'unread';
  const caution = checkBefore === 'paying' ? words.checkBeforePaying : words.checkBeforeRelying;
  const mark = isRead && needsChecking(asOf, today) ? caution : null;
  const told = {
    key,
    label,
    text: isRead ? figure : null,
    note: isRead && note !== '' ? note : null,
    level,
    source,
    asOf,
    ageInMonths: ageInMonths(asOf, today),
    mark,
  };
  if (!isRead) return { ...told, evidence: evidenceOf(fact, telling) };
  return {
    ...told,
    evidence: [
      ...evidenceOf(fact, telling),
      ...(level === 'reported' ? wayToCheck(fact, telling) : []),
      ...(mark === null ? [] : [text(' · '), { type: 'mark' as const, text: mark }]),
    ],
  };
}

/** Who said so and when; of what nobody has read, where to look. */
function evidenceOf({ level, source, asOf }: Fact, { words, calendar }: Telling): Inline[] {
  if (level === 'unread') {
    return [linkTo(source.url, fillIn(words.see, { publisher: source.publisher }))];
  }
  return [
    ...(level === 'reported' ? [text(`${words.reportedBy} `)] : []),
    linkTo(source.url, source.publisher),
    text(`, ${calendar.month(asOf)}`),
  ];
}

/** The authority's word goes before a reporter's. */
function wayToCheck({ authority }: Fact, { words }: Telling): Inline[] {
  return [text(`; ${words.checkWith} `), linkTo(authority.url, authority.shortName)];
}

/** Words as a part of a text. */
export function text(words: string): Inline {
  return { type: 'text', text: words };
}

/** A link as a part of a text. */
export function linkTo(href: string, words: string): Inline {
  return { type: 'link', href, children: [text(words)] };
}
