import { allPages, type Site } from '../../compiler/compile.ts';
import type { Page } from '../../compiler/page.ts';
import { englishAddress, prefixOf } from '../../compiler/routes.ts';
import { readMistakes } from '../../desk/mistakes.ts';
import type { FileEntry, Mistake } from '../api.ts';

type Files = readonly Pick<FileEntry, 'file' | 'page'>[];

/** What visitors told by the line "Tell us what is wrong here" of any page, as the desk of these settings keeps it. */
export async function mistakesTold(
  site: Site,
  files: Files,
  env: NodeJS.ProcessEnv,
): Promise<Mistake[]> {
  const pages = pagesBySubject(site);
  const told = await readMistakes(env, (subject) => pages.has(parted(subject).about));
  return told.flatMap(({ reference, receivedAt, subject, words }): Mistake[] => {
    const { about, of } = parted(subject);
    const page = pages.get(about);
    if (page === undefined) return [];
    const received = receivedAt.toISOString();
    return [{ files: filesOf(page, files), page: page.path, of, received, reference, words }];
  });
}

/** "A mistake on /services" and "source 3" of what stands in the form where somebody opened the source of a figure. */
function parted(subject: string): { about: string; of: string } {
  const [about = '', ...of] = subject.split(', ');
  return { about, of: of.join(', ') };
}

/** By what its own line puts into the form, under its older addresses too. */
function pagesBySubject(site: Site): ReadonlyMap<string, Page> {
  return new Map(
    allPages(site).flatMap((page) => {
      const subject = new URLSearchParams(page.mistake?.path.split('?')[1]).get('subject');
      if (subject === null) return [];
      // The form has one space for any.
      const said = subject.replace(/\s+/g, ' ');
      return [...page.aliases, page.path].map(
        (path) => [said.replace(page.path, () => path), page] as const,
      );
    }),
  );
}

/** The files whose page it is, or stands right above it: a case belongs to its guide, and to the figures of that. */
function filesOf({ path, language }: Page, files: Files): string[] {
  const address = englishAddress(prefixOf(language.locale), path);
  const above = files.flatMap(({ page }) =>
    page !== null && (address === page || address.startsWith(`${page}/`)) ? [page] : [],
  );
  const nearest = above.toSorted((one, other) => other.length - one.length)[0];
  return files.flatMap(({ file, page }) => (page !== null && page === nearest ? [file] : []));
}
