import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
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
