import type { ContentProblem } from './content-error.ts';
import type { Route, RouteKind, Routes } from './schemas/routes.ts';
import type { Navigation } from './schemas/settings.ts';

const file = 'content/routes.json';

/** Which page is at which address. */
export type RouteTable = {
  routes: Routes;
  has: (path: string) => boolean;
  /** The address of a piece of content; '' when no route names it, which `problemsOfRoutes` tells. */
  pathOf: (kind: RouteKind, content: string) => string;
  /** The addresses from the home page to this one, both included. */
  trailTo: (path: string) => string[];
};

/** Look-ups in the route table. */
export function createRouteTable(routes: Routes): RouteTable {
  const byContent = new Map(routes.map((route) => [`${route.kind} ${route.content}`, route.path]));
  const byPath = new Map(routes.map((route) => [route.path, route]));

  function trailTo(path: string): string[] {
    const parent = byPath.get(path)?.parent;
    return parent === undefined ? [path] : [...trailTo(parent), path];
  }

  return {
    routes,
    has: (path) => byPath.has(path),
    pathOf: (kind, content) => byContent.get(`${kind} ${content}`) ?? '',
    trailTo,
  };
}

/** What is wrong with the table itself: an address used twice, a parent that is no page or stands below its own child. */
export function problemsOfRoutes(routes: Routes): ContentProblem[] {
  const paths = routes.map(({ path }) => path);
  const meanings = new Map(paths.map((path) => [path, path]));
  return routes.flatMap((route, index) => {
    const problems: ContentProblem[] = [];
    const complain = (field: string, expected: string, got: unknown) =>
      problems.push({ file, field: `${index}.${field}`, expected, got });
    if (paths.indexOf(route.path) !== index) complain('path', 'used once', route.path);
    if (!isParentSound(route, routes)) {
      complain('parent', 'the path of a page listed before this one', route.parent);
    }
    for (const alias of route.aliases ?? []) {
      const meaning = meanings.get(alias.toLowerCase()) ?? route.path;
      if (meaning !== route.path) complain('aliases', `free, for it leads to ${meaning}`, alias);
      meanings.set(alias.toLowerCase(), route.path);
    }
    return problems;
  });
}

function isParentSound({ path, parent }: Route, routes: Routes): boolean {
  if (path === '/') return parent === undefined;
  const before = routes.slice(
    0,
    routes.findIndex((route) => route.path === path),
  );
  return before.some((route) => route.path === parent);
}

type Contents = Readonly<Record<RouteKind, Iterable<string>>>;

/** Content that no route shows, and routes without content. Shape: `contents` lists the files of each kind. */
export function problemsOfContents(routes: Routes, contents: Contents): ContentProblem[] {
  const kinds = Object.keys(contents) as RouteKind[];
  return kinds.flatMap((kind) => {
    const written = [...contents[kind]];
    const routed = routes.filter((route) => route.kind === kind).map(({ content }) => content);
    return [
      ...written
        .filter((content) => !routed.includes(content))
        .map((content) => problem(`with a route for the ${kind} "${content}"`, undefined)),
      ...routed
        .filter((content) => !written.includes(content))
        .map((content) => problem(`without a route to a ${kind} that is not written`, content)),
    ];
  });
}

function problem(expected: string, got: unknown): ContentProblem {
  return { file, field: 'the file', expected, got };
}

/** Menu entries that lead to no page. */
export function problemsOfNavigation(navigation: Navigation, routes: Routes): ContentProblem[] {
  const { main, footer, warning } = navigation;
  const links = [...main.flatMap((entry) => ('items' in entry ? entry.items : [entry])), ...footer];
  return [...links, warning]
    .filter(({ path }) => !routes.some((route) => route.path === path))
    .map(({ label, path }) => ({
      file: 'content/navigation.json',
      field: label,
      expected: `a path of ${file}`,
      got: path,
    }));
}
