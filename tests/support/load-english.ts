import { type Content, loadContent } from '../../compiler/load.ts';

/** The content without the languages into which it is translated, which take most of the time of a compile. */
export function loadEnglish(root: string, drafts?: ReadonlyMap<string, string>): Content {
  const content = loadContent(root, drafts);
  return { ...content, locales: [content.locales[0]] };
}
