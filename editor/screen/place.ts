import type { FieldPath } from '../api.ts';

/** Whether a path leads to what stands at `start`, or into it. */
export function startsWith(path: FieldPath, start: FieldPath): boolean {
  return start.every((step, index) => String(path[index]) === String(step));
}

/** Where somebody is: in a piece of a file. */
export type Place = { file: string; path: FieldPath };

/** As the address carries it: "content/en/guides/uk/uk-passport.yaml/cases/2". */
export function placeToHash({ file, path }: Place): string {
  return `#${[file, ...path.map((step) => encodeURIComponent(step))].join('/')}`;
}

/** The place that an address names; null where it names no file. */
export function placeFromHash(hash: string): Place | null {
  const [, file, rest = ''] = /^#(.+?\.(?:ya?ml|json))(?:\/(.*))?$/.exec(hash) ?? [];
  if (file === undefined) return null;
  const steps = rest === '' ? [] : rest.split('/').map(decodeURIComponent);
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}
