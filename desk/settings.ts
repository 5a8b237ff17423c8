import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  type DeskLanguage,
  deskLanguagesPath,
  deskLanguagesSchema,
} from '../contract/answer-words.ts';
import { contactSettingsSchema } from '../contract/contact-settings.ts';
import { codeOf, reasonOf, StartError } from './errors.ts';

/** What the desk takes from the site's settings. */
const deskSettingsSchema = contactSettingsSchema.extend({ siteName: z.string().min(1) });

export type DeskSettings = z.infer<typeof deskSettingsSchema>;

/** The site's settings, read as data from `content/settings.json` under `projectFolder`. Throws StartError. */
export function readSettings(projectFolder: string): DeskSettings {
  const file = path.join(projectFolder, 'content', 'settings.json');
  const parsed = deskSettingsSchema.safeParse(jsonIn(file));
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    (issue) =>
      `"${issue.path.join('.')}" ${issue.message.replace(/^./, (letter) => letter.toLowerCase())}`,
  );
  throw new StartError(`${file} has to be mended: ${problems.join('; ')}.`);
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const code = codeOf(error);
    if (code === '')
      throw new StartError(`${file} is not JSON: ${reasonOf(error)}.`, { cause: error });
    throw new StartError(`${file} cannot be read (${code}); the desk needs the site's settings.`, {
      cause: error,
    });
  }
}

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
