import { type ContentProblem, problemsIn } from './content-error.ts';
import { type LocaleFiles, sourceLocale } from './load.ts';
import { type FinderStep, finderSteps } from './pages/finder-steps.ts';
import { type TableKind, tableFolders } from './schemas/answer-tables.ts';
import type { Route, RouteKind } from './schemas/routes.ts';
import type { Navigation } from './schemas/settings.ts';

const file = 'content/routes.json';

/** The page that stands for addresses which do not exist; it has no route of its own. */
export const pageWithoutRoute = 'not-found';

/** A page and its address; those of cases follow from the guides that hold them. */
export type PageRoute = Omit<Route, 'kind'> & {
  kind: RouteKind | 'case' | TableKind | 'find';
  /** Checked, and shown nowhere. */
  isDraft?: true;
};

/** Which page is at which address. */
export type RouteTable = ReturnType<typeof createRouteTable>;

/** What stands before every address of a language; '' for English. */
export function prefixOf(locale: string): string {
  return locale === sourceLocale ? '' : `/${locale}`;
}

/** The routes as another language has them: below its prefix. Texts and menus name pages by their English addresses. */
export function routesBelow(prefix: string, routes: readonly Route[]): Route[] {
  return routes.map(({ parent, ...route }) => ({
    ...route,
    path: addressBelow(prefix, route.path),
    ...(parent !== undefined && { parent: addressBelow(prefix, parent) }),
  }));
}

/** "/es/contact" for "/contact", and "/es" for the home page. */
export function addressBelow(prefix: string, path: string): string {
  return prefix === '' || path !== '/' ? prefix + path : prefix;
}

/** "/contact" for "/es/contact". */
export function englishAddress(prefix: string, path: string): string {
  return path.slice(prefix.length) || '/';
}

/** Look-ups in the route table. `prefix` stands before every path; pages are found by their English addresses too, where those stand that are not made. */
export function createRouteTable(
  all: readonly PageRoute[],
  prefix = '',
  isMade = (_path: string) => true,
) {
  const english = (path: string) => englishAddress(prefix, path);
  const routes = all.map((route) =>
    isMade(route.path) || route.isDraft ? route : { ...route, path: english(route.path) },
  );
  const byContent = new Map(routes.map((route) => [`${route.kind} ${route.content}`, route.path]));
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const canonical = new Map(
    all.flatMap(({ path, aliases = [] }, index) =>
      [path, english(path), ...aliases].map(
        (address) => [address.toLowerCase(), routes[index]?.path ?? path] as const,
      ),
    ),
  );

  /** The canonical path of a page's own or older address, with what follows "?" or "#"; null when no page is meant. */
  function resolve(address: string): string | null {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
    const found = canonical.get(path.toLowerCase());
    return found === undefined ? null : found + rest;
  }

  /** The addresses from the home page to this one, both included. */
  function trailTo(path: string): string[] {
    const parent = byPath.get(path)?.parent;
    return parent === undefined ? [path] : [...trailTo(resolve(parent) ?? parent), path];
  }

  /** The address of a piece of content; '' when no route names it, which `problemsOfContents` tells. */
  function pathOf(kind: PageRoute['kind'], content: string): string {
    return byContent.get(`${kind} ${content}`) ?? '';
  }

  return { routes, byPath, resolve, pathOf, trailTo };
}

/** By the page that leads to them: the tables that stand below it, one for each destination. */
const tablesBelow: Readonly<Record<string, TableKind>> = {
  'swap-licence': 'swap',
  'work-and-live': 'permit',
};

/** The routes of all pages of one language: each case stands below its guide, each table below the page that leads to it. */
export function routesWithCases(files: LocaleFiles): PageRoute[] {
  const { routes, guides } = files;
  return routes.flatMap((route): PageRoute[] => {
    const kind = route.kind === 'page' ? tablesBelow[route.content] : undefined;
    if (kind !== undefined) {
      return [
        route,
        ...[...files[tableFolders[kind]].keys()].map((destination) => ({
          path: `${route.path}/${destination}`,
          kind,
          content: destination,
          parent: route.path,
        })),
      ];
    }
    const { cases = [] } = (route.kind === 'guide' && guides.get(route.content)) || {};
    return [
      route,
      ...cases.map(({ id, draft }) => ({
        path: `${route.path}/${id}`,
        kind: 'case' as const,
        content: `${route.content}/${id}`,
        parent: route.path,
        ...(draft && { isDraft: draft }),
        ...(route.aliases && { aliases: route.aliases.map((alias) => `${alias}/${id}`) }),
      })),
    ];
  });
}

/** The address of every question of the finder, each below the one before; the first has a route of its own. */
function finderRoutes(files: LocaleFiles, steps: ReadonlyMap<string, FinderStep>): PageRoute[] {
  const first = files.routes.find(({ kind, content }) => kind === 'page' && content === 'find');
  if (first === undefined) return [];
  const pathOf = (content: string) => [first.path, content].filter(Boolean).join('/');
  return [...steps.values()].flatMap(({ content, parent }): PageRoute[] =>
    content === ''
      ? []
      : [{ path: pathOf(content), kind: 'find', content, parent: pathOf(parent) }],
  );
}

/** The routes of all pages of one language, those too that follow from what other pages hold. */
export function allRoutes(
  files: LocaleFiles,
  steps: ReadonlyMap<string, FinderStep> = finderSteps(files),
): PageRoute[] {
  return [...routesWithCases(files), ...finderRoutes(files, steps)];
}

/** What is wrong with the table itself: an address used twice, a parent that is no page or stands below its own child. */
export function problemsOfRoutes(routes: readonly PageRoute[]): ContentProblem[] {
  const meanings = new Map(routes.map(({ path }) => [path, path]));
  const before = new Set<string>();
  return problemsIn(file, (demand) => {
    for (const [index, route] of routes.entries()) {
      demand(!before.has(route.path), `${index}.path`, 'used once', route.path);
      const isSound = isParentSound(route, before);
      const expected = 'the path of a page listed before this one';
      demand(isSound, `${index}.parent`, expected, route.parent);
      before.add(route.path);
      for (const alias of route.aliases ?? []) {
        const meaning = meanings.get(alias.toLowerCase()) ?? route.path;
        const expected = `free, for it leads to ${meaning}`;
        demand(meaning === route.path, `${index}.aliases`, expected, alias);
        meanings.set(alias.toLowerCase(), route.path);
        before.add(alias.toLowerCase());
      }
    }
  });
}

function isParentSound({ path, parent }: PageRoute, before: ReadonlySet<string>): boolean {
  return path === '/' ? parent === undefined : parent !== undefined && before.has(parent);
}

/** Content that no route shows, and routes without content. */
export function problemsOfContents(files: LocaleFiles): ContentProblem[] {
  const written: Readonly<Record<RouteKind, Iterable<string>>> = {
    guide: files.guides.keys(),
    country: files.countries.keys(),
    offer: files.offers.keys(),
    article: files.articles.keys(),
    page: [...files.pages.keys()].filter((name) => name !== pageWithoutRoute),
  };
  const unrouted = new Map(
    Object.entries(written).flatMap(([kind, names]) =>
      [...names].map((name) => [`${kind} ${name}`, `with a route for the ${kind} "${name}"`]),
    ),
  );
  return problemsIn(file, (demand) => {
    const unwritten = files.routes.filter(
      ({ kind, content }) => !unrouted.delete(`${kind} ${content}`),
    );
    for (const expected of unrouted.values()) demand(false, 'the file', expected, undefined);
    for (const { kind, content } of unwritten) {
      demand(false, 'the file', `without a route to a ${kind} that is not written`, content);
    }
  });
}

/** Menu entries that lead to no page; one with an older address leads to where its page is now. */
export function problemsOfNavigation({ main, footer, warning }: Navigation, routes: RouteTable) {
  return problemsIn('content/navigation.json', (demand) => {
    const check = (field: string, path: string) => {
      demand(routes.resolve(path) !== null, `${field}.path`, `a path of ${file}`, path);
    };
    const checkEach = (list: string, links: readonly { path: string }[]) => {
      for (const [index, { path }] of links.entries()) check(`${list}.${index}`, path);
    };
    for (const [index, entry] of main.entries()) {
      if ('items' in entry) checkEach(`main.${index}.items`, entry.items);
      else check(`main.${index}`, entry.path);
    }
    checkEach('footer', footer);
    check('warning', warning.path);
  });
}

/** Where the address of a page stands as a QR code, for those who hold it on paper. */
export function addressCodePath(path: string): string {
  return `/codes${path}.svg`;
}
