import { withoutSource } from '../facts/figures.ts';
import { wordsFile } from '../load.ts';
import type { CaseCard, Inline, Link } from '../page.ts';
import type { GuideWords } from '../schemas/guide.ts';
import { placeWords } from '../tables/places.ts';
import { fillIn } from '../texts/fill-in.ts';
import { withGetters } from '../translation/untranslated.ts';
import { costInAll } from './case-cost.ts';
import type { PageContext } from './context.ts';
import { lineOf } from './parts.ts';

/** The cases of a guide with what each costs and how long it takes, in the guide's order. */
export function caseCards(guideKey: string, guide: GuideWords, context: PageContext): CaseCard[] {
  const { files, routes, open, openFigures } = context;
  const read = open(wordsFile(files.locale, 'guides', guideKey), guideKey, openFigures());
  return (guide.cases ?? []).flatMap((words, index): CaseCard[] => {
    if (words.draft) return [];
    const field = `cases.${index}`;
    const card = { path: routes.pathOf('case', `${guideKey}/${words.id}`) };
    return [
      withGetters(card, {
        title: () => words.title,
        cost: () => wordsOnly(costInAll({ guideKey, words, field, read, context })),
        time: () => wordsOnly(lineOf(read.text(words.time, `${field}.time`))),
      }),
    ];
  });
}

/** A link to each case of a guide that is shown, in the guide's order. */
export function caseLinks(guideKey: string, { files, routes }: PageContext): Link[] {
  const { cases = [] } = files.guides.get(guideKey) ?? {};
  return cases.flatMap(({ id, title, draft }) =>
    draft ? [] : [{ label: title, path: routes.pathOf('case', `${guideKey}/${id}`) }],
  );
}

/** The table of licences that belongs to a guide, or to one case of it, at the place that the case is for; null for none. */
export function swapLink(content: string, { files, routes }: PageContext): Link | null {
  for (const table of files.licences.values()) {
    const { destination, case: swap, instead, rules } = table;
    const isGuides = swap.startsWith(`${content}/`);
    const own = rules.filter((rule) => rule.case === content);
    if (!isGuides && own.length === 0 && swap !== content && instead !== content) continue;
    const label = fillIn(files.finder.swapTable, placeWords(table.name, files));
    const [only, ...others] = new Set(
      own.flatMap(({ issuers }) => issuers.map((one) => one.slice(0, 2))),
    );
    const place = only === undefined || others.length > 0 ? '' : `#${only}`;
    return { label, path: routes.pathOf('swap', destination) + place };
  }
  return null;
}

/** A line as it stands on a link, which holds no links of its own: what its figures say, without their sources. */
function wordsOnly(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline): Inline[] => {
    if (inline.type === 'figure') {
      const told = withoutSource(inline.figure, inline.words);
      // Of what nobody has read stands where to look.
      return told === null ? wordsOnly(inline.figure.evidence) : [told];
    }
    if ('children' in inline) return wordsOnly(inline.children);
    return ['text', 'foreign', 'told'].includes(inline.type) ? [inline] : [];
  });
}
