import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldPath } from '../api.ts';
import { pathAfter } from '../merge.ts';
import type { Draft } from './form-drafts.ts';

/** Whether a path leads to what stands at `start`, or into it. */
export function startsWith(path: FieldPath, start: FieldPath): boolean {
  return start.every((step, index) => String(path[index]) === String(step));
}

/** The address of the figures that are due. */
export const dueHash = '#due';

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

/** Where somebody is, by the address, so that reloading and going back work. */
export function usePlace() {
  const [{ hash, visits }, setVisit] = useState({ hash: location.hash, visits: 0 });
  useEffect(() => {
    function handleHash() {
      setVisit((before) => ({ hash: location.hash, visits: before.visits + 1 }));
    }
    addEventListener('hashchange', handleHash);
    return () => removeEventListener('hashchange', handleHash);
  }, []);
  // At once, and not when the browser tells of it: whoever adds a piece and types must not type into the one that was open.
  const go = useCallback((place: Place) => {
    const next = placeToHash(place);
    if (next !== location.hash) history.pushState(null, '', next);
    setVisit(({ visits: before }) => ({ hash: next, visits: before + 1 }));
  }, []);
  /** The same place under another address: nobody went anywhere, so the focus stays too. */
  const stay = useCallback((place: Place) => {
    const next = placeToHash(place);
    history.replaceState(null, '', next);
    setVisit((before) => ({ ...before, hash: next }));
  }, []);
  return { hash, visits, go, stay };
}

/** Stays with the open piece where others put something before it in its list, or took it away: nobody shall type into its neighbour. */
export function usePieceFollowed(
  draft: Draft | undefined,
  place: Place | null,
  onMove: (place: Place) => void,
): void {
  const last = useRef(draft);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = draft;
    const isRefilled = before?.file.file === draft?.file.file && before?.filled !== draft?.filled;
    if (!before || !draft || !place || !isRefilled) return;
    const path = pathAfter(before.value, draft.value, place.path) ?? [];
    if (path.join('/') !== place.path.join('/')) onMove({ file: place.file, path });
  }, [draft, place, onMove]);
}
