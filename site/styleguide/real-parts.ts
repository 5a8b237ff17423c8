import type { Page, Part, PartKind } from '../../compiler/page.ts';
import { getSite } from '../../compiler/site.ts';

/** A part, and the page on which it stands. */
type RealPart = { path: string; part: Part };

/**
 * Parts of these pages by their kind: the shortest one, and then each that has or lacks what none before it does. What no page has today
 * stands in examples/.
 */
export function realParts(pages: readonly Page[]): ReadonlyMap<PartKind, RealPart[]> {
  const found = pages.flatMap((page) => partsOf(page).map((part) => ({ path: page.path, part })));
  const kinds = Map.groupBy(found, ({ part }) => part.kind);
  return new Map([...kinds].map(([kind, parts]) => [kind, thoseThatDiffer(parts)]));
}

function partsOf({ header, sections }: Page): Part[] {
  const aside = header?.aside ?? null;
  return [
    ...(header?.below ?? []),
    ...(aside === null ? [] : [aside]),
    ...sections.flatMap(({ body }) => body),
  ];
}

function thoseThatDiffer(parts: readonly RealPart[]): RealPart[] {
  const sizeOf = ({ part }: RealPart) => JSON.stringify(part).length;
  const shown = new Set<string>();
  return parts
    .toSorted((one, other) => sizeOf(one) - sizeOf(other))
    .filter(({ part }) => {
      const before = shown.size;
      for (const feature of featuresOf(part)) shown.add(feature);
      return shown.size > before;
    });
}

/** What a part and the items of its lists have and lack, such as "sum +" and "rows note -". */
function featuresOf(value: unknown, name = '', depth = 2): string[] {
  const isMissing = value === null || value === undefined || value === '' || value === false;
  if (isMissing || (Array.isArray(value) && value.length === 0)) return [`${name} -`];
  if (Array.isArray(value)) return value.flatMap((item) => featuresOf(item, name, depth));
  if (typeof value !== 'object') return [`${name} +`];
  if (depth === 0) return Object.keys(value).map((field) => `${name} ${field}`);
  return Object.entries(value).flatMap(([field, inner]) =>
    featuresOf(inner, `${name} ${field}`, depth - 1),
  );
}

/** Throws Error where there is no such page any more. */
export function pageAt(path: string): Page {
  const page = getSite().pages.find((one) => one.path === path);
  if (page === undefined) throw new Error(`The styleguide shows parts of ${path}, which is gone.`);
  return page;
}
