import type { Article } from './articles.ts';
import type { InterfaceWords } from './schemas/interface.ts';

/** The sections of an article's page in order, by the ids that links land on. */
export function articleAnchors(
  { sections, officialLinks }: Article,
  words: InterfaceWords['guide'],
): { id: string; title: string }[] {
  const links =
    officialLinks.length > 0 ? [{ id: 'official-links', title: words.officialLinks }] : [];
  return [...sections, ...links, { id: 'contact', title: words.contact }];
}
