/** A sentence with what belongs where its {names} stand. */
export function filled(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (mark, name: string) => String(values[name] ?? mark));
}

/** The words of `language`, a tag such as "en-GB", among those by file that the build has checked. Throws RangeError where it has none. */
export function wordsIn<Words>(byFile: Readonly<Record<string, Words>>, language: string): Words {
  const [locale = ''] = language.split('-');
  const found = Object.entries(byFile).find(([file]) => file.includes(`/${locale}/`));
  if (found === undefined) throw new RangeError(`There are no words in "${language}".`);
  return found[1];
}
