import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DeskLanguage,
  deskLanguagesPath,
  deskLanguagesSchema,
} from '../contract/answer-words.ts';
import { reasonOf, StartError } from './errors.ts';

/** The languages beside English of the site built in `siteFolder`; [] where there is no such site. Throws StartError. */
export function readLanguages(siteFolder: string): DeskLanguage[] {
  const file = path.join(siteFolder, deskLanguagesPath);
  if (!existsSync(file)) return [];
  try {
    return deskLanguagesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const mend = 'build the site again with "npm run build"';
    throw new StartError(`${file} cannot be used (${reasonOf(error)}); ${mend}.`, { cause: error });
  }
}

/** The language of a page of the site, by its path. */
export function languageOf(
  page: string,
  languages: readonly DeskLanguage[],
): DeskLanguage | undefined {
  return languages.find(({ prefix }) => page === prefix || page.startsWith(`${prefix}/`));
}
