import type { ScriptWords } from '../compiler/page.ts';

/** What the scripts of a page say in its own language; on English pages it is nothing, for their words travel with the scripts. */
export function carriedWords(): ScriptWords {
  // The form is drawn at build too, where there is no page.
  const page: Document | undefined = globalThis.document;
  const text = page?.querySelector('[data-script-words]')?.textContent;
  return text == null ? {} : JSON.parse(text);
}
