import type { RouteTable } from '../routes.ts';

/**
 * The path of the page on the subject of a facts file; null when there is none.
 * Shape: `subject` is "country/name": a guide's own key, or the last part of another page's address.
 */
export function pageAbout(subject: string, { routes, pathOf }: RouteTable): string | null {
  const guidePath = pathOf('guide', subject);
  if (guidePath !== '') return guidePath;
  const name = subject.split('/').at(-1) ?? '';
  return routes.find(({ path }) => path.endsWith(`/${name}`))?.path ?? null;
}
