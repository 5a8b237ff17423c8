import type { FactChoice } from '../api.ts';
import { holdsWords } from './words.ts';

/** The name by which a sentence of `ownGuide` calls a fact. */
export function markOf(fact: FactChoice, ownGuide: string | null): string {
  if (fact.guide === ownGuide) return fact.id;
  const [country, guide] = fact.guide.split('/');
  return country === ownGuide?.split('/')[0] ? `${guide}/${fact.id}` : fact.key;
}

/** The fact that a name means in sentences of `ownGuide`: "id", "guide/id" of the same country, or "country/guide/id". */
export function factNamed(
  facts: readonly FactChoice[],
  name: string,
  ownGuide: string | null,
): FactChoice | undefined {
  return facts.find((fact) => fact.key === name || markOf(fact, ownGuide) === name);
}

/** Facts that hold every word, those of the own guide first. */
export function findFacts(
  facts: readonly FactChoice[],
  typed: string,
  ownGuide: string | null,
): FactChoice[] {
  const found = facts.filter(({ label, figure, statement, guide, id, publisher }) =>
    holdsWords([label, figure, statement, guide, id, publisher].join(' '), typed),
  );
  const own = found.filter(({ guide }) => guide === ownGuide);
  return [...own, ...found.filter(({ guide }) => guide !== ownGuide)];
}

/** "country/guide" of the facts that a file's sentences name without a prefix; null where they always need one. */
export function ownGuideOf(file: string, value: unknown): string | null {
  const [, guide] = /^content\/(?:[a-z]{2}\/guides|facts)\/(.+)\.(?:yaml|json)$/.exec(file) ?? [];
  if (guide !== undefined) return guide;
  if (typeof value !== 'object' || value === null) return null;
  const { facts, slug } = value as { facts?: unknown; slug?: unknown };
  if (typeof facts === 'string') return facts;
  const [, country] = /^content\/[a-z]{2}\/countries\/(.+)\.yaml$/.exec(file) ?? [];
  return country !== undefined && typeof slug === 'string' ? `${country}/${slug}` : null;
}

/** Puts `inserted` in place of what is selected in a box, and the caret behind it. */
export function replaceSelection(box: HTMLTextAreaElement, inserted: string): void {
  const { value, selectionStart, selectionEnd } = box;
  // A mark stands apart from the words around it.
  const isJoined = inserted.startsWith('{') && /[^\s(“"]$/.test(value.slice(0, selectionStart));
  box.setRangeText(isJoined ? ` ${inserted}` : inserted, selectionStart, selectionEnd, 'end');
  box.focus();
}
