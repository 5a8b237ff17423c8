import { type ChangedFact, isChanged, newestFirst } from '../facts/facts.ts';
import { whatItWas } from '../facts/figures.ts';
import type { PartOf, Section } from '../page.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { PageContext, PageSource } from './context.ts';
import { section } from './parts.ts';

type Row = PartOf<'changes'>['rows'][number];

/** What has changed, by country, the newest first; guides across countries come last. */
export function changesSections({
  context,
  figures,
}: Pick<PageSource<unknown>, 'context' | 'figures'>): Section[] {
  const { files, facts } = context;
  const changed = [...facts.values()].filter(isChanged).toSorted(newestFirst);
  const across = ['general', { shortTitle: files.finder.across }] as const;
  return [...files.countries, across].flatMap(([name, place]) => {
    const rows = changed
      .filter(({ key }) => key.startsWith(`${name}/`))
      .map((fact): Row => rowOf(fact, context, figures.figure(fact)));
    if (rows.length === 0) return [];
    const { shortTitle } = place;
    const { what, before, now } = files.interface.changes;
    return section(name, shortTitle, {
      kind: 'changes',
      caption: shortTitle,
      headings: [what, before, now],
      rows,
    });
  });
}

function rowOf(fact: ChangedFact, context: PageContext, figure: Row['figure']): Row {
  const { files, calendar, routes, titleOf } = context;
  const guide = fact.key.slice(0, fact.key.lastIndexOf('/'));
  const path = context.guideCards.get(guide)?.path ?? pathNamed(guide, context);
  return {
    figure,
    page:
      path === undefined
        ? null
        : { label: titleOf(path) ?? '', path: routes.resolve(path) ?? path },
    before: whatItWas(fact),
    changed: {
      month: fact.was.changed,
      label: fillIn(files.interface.changes.since, { month: calendar.month(fact.was.changed) }),
    },
  };
}

/** The page that a facts file belongs to where that is no guide: it is called like the file. */
function pathNamed(guide: string, { routes }: PageContext): string | undefined {
  const name = guide.split('/').at(-1);
  return routes.routes.find(({ path }) => path.split('/').at(-1) === name)?.path;
}
