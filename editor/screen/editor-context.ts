import { createContext, useContext } from 'react';
import type { Mistake } from '../api.ts';
import type { Keeper, Snapshot } from './keeper.ts';
import type { Place } from './place.ts';

/** What all parts of the screen show, and what they can ask for. */
export type Editor = Snapshot & {
  keeper: Keeper;
  mistakes: readonly Mistake[];
  /** The address, and the piece of a file that it names; null where it names none. */
  hash: string;
  place: Place | null;
  /** Counts how often somebody went somewhere: then the focus goes there too. */
  visits: number;
  go: (place: Place) => void;
  /** Shows a page beside the form. */
  showPage: (path: string) => void;
  /** Tells what went wrong, or what came of something. */
  tell: (error: unknown) => void;
  tellDone: (text: string, link?: string | null) => void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('Parts of the screen are drawn inside App.');
  return editor;
}
