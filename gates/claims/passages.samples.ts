import type { Passage } from '../pages/passages.ts';

/** A paragraph that a visitor reads, or another text of a page. */
export function seenPassage(text: string, other: Partial<Passage> = {}): Passage {
  return { place: 'p', text, isSeen: true, isQuoted: false, isSourced: false, ...other };
}
