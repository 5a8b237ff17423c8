import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BuildConfig } from '../../compiler/build-config.ts';
import { replaceFile } from '../../compiler/commands/replace-file.ts';
import { compile, type Site } from '../../compiler/compile.ts';
import type { ContentProblem } from '../../compiler/content-error.ts';
import { unwrapTexts } from '../../compiler/content-text/paragraphs.ts';
import { changedText } from '../../compiler/content-text.ts';
import { pathOfProblem } from '../../compiler/field-path.ts';
import { loadContent } from '../../compiler/load.ts';
import { toField } from '../../compiler/schema-field.ts';
import type { ClaimsGate } from '../../gates/claims/claims-gate.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import type { DraftState, Problem } from '../api.ts';
import {
  type ContentFile,
  contentFiles,
  draftedValue,
  ifSound,
  parsed,
  savedText,
  schemasOf,
  textOf,
} from './content-files.ts';
import { RefusalError } from './refusal.ts';

/** A file as it is drafted, and as it was when its draft was begun; null where it was not there. */
type Draft = { text: string; base: string | null };

/** What the drafts make of the site, before its pages are read. */
type Reading = {
  problems: Problem[];
  /** null while content is not sound. */
  site: Site | null;
  claims: ClaimsGate | null;
};

export type Drafts = ReturnType<typeof createDrafts>;

type DraftsParts = {
  /** The project's root. */
  root: string;
  config: BuildConfig;
  /** What claims and reading say of these pages, drawn as the drafts have them. */
  judge: (pages: readonly string[], drafted: Drafted) => Promise<Problem[]>;
  /** The site of the drafts is the one to show now. */
  onSound: (site: Site) => void;
};

export type Drafted = {
  claims: ClaimsGate;
  /** The files that are changed, with their values before and now. */
  files: { file: string; before: unknown; now: unknown }[];
};

const draftsFile = '.edit/drafts.json';

/**
 * What editors have changed and not saved. It is kept on disk after each change, so that nothing typed is lost when a browser
 * or this program stops.
 */
export function createDrafts({ root, config, judge, onSound }: DraftsParts) {
  const drafts = readDrafts(root);
  /** The site as it is saved, while no file changes. */
  let saved: Site | null | undefined;
  /** What the drafts came to when they were read last; null when something has changed since. */
  let reading: Reading | null = null;

  const texts = () => new Map([...drafts].map(([file, { text }]) => [file, text]));

  function keep(): void {
    reading = null;
    const path = join(root, draftsFile);
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, JSON.stringify([...drafts]));
  }

  /** Takes new values; a file that is as it was saved is no draft any more. Throws RefusalError for what is no content file. */
  function change(values: ReadonlyMap<string, unknown>): void {
    const schemas = schemasFor([...values.keys()]);
    for (const [file, value] of values) {
      const base = drafts.has(file) ? (drafts.get(file)?.base ?? null) : savedText(file, root);
      const schema = schemas.get(file);
      const text = changedText(file, base ?? '', value, schema && toField(schema));
      if (text === base) drafts.delete(file);
      else drafts.set(file, { text, base });
    }
    keep();
  }

  /** What these files are checked by, also those that there are not yet. */
  function schemasFor(names: readonly string[]) {
    const begun = names.filter((file) => textOf(file, root, texts()) === null);
    const known = new Map([...texts(), ...begun.map((file) => [file, ''] as const)]);
    const schemas = schemasOf(root, known);
    const stranger = names.find((file) => !schemas.has(file));
    if (stranger !== undefined) throw new RefusalError(`There is no content file ${stranger}.`);
    return schemas;
  }

  function forget(file: string | null): void {
    if (file === null) drafts.clear();
    else drafts.delete(file);
    keep();
  }

  function read(): Reading {
    reading ??= readAnew();
    return reading;
  }

  function readAnew(): Reading {
    const told: ContentProblem[] = [];
    const site = ifSound(() => compile(loadContent(root, texts()), config), told);
    const claims = ifSound(() => readClaims(root, texts()), told);
    const problems = told.map((problem) => toProblem(problem, valueIn(problem.file)));
    return { problems, site: problems.length === 0 ? site : null, claims };
  }

  /** The site with all drafts, or as it was saved while they are not sound. Throws ContentError when neither is. */
  function soundSite(): Site {
    const drafted = drafts.size === 0 ? null : read().site;
    return drafted ?? savedSite() ?? compile(loadContent(root), config);
  }

  /** The drafts checked as a build would, and the pages that they change read as the gates do. */
  async function state(): Promise<DraftState> {
    const asSaved = drafts.size === 0 ? savedSite() : null;
    if (asSaved !== null) {
      onSound(asSaved);
      return { changed: [], problems: [], pages: [], canSave: true };
    }
    const { problems: unsound, site, claims } = read();
    const changed = [...drafts.keys()];
    if (site === null || claims === null) {
      return { changed, problems: unsound, pages: [], canSave: false };
    }
    onSound(site);
    const pages = changedPages(site, savedSite(), ownPages(changed));
    const files = [...drafts].map(([file, { text, base }]) => ({
      file,
      before: base === null ? null : parsed(file, base),
      now: parsed(file, text),
    }));
    const problems = await judge(pages, { claims, files });
    return { changed, problems, pages, canSave: problems.every(({ gate }) => gate === 'reading') };
  }

  function savedSite(): Site | null {
    if (saved === undefined) saved = ifSound(() => compile(loadContent(root), config));
    return saved;
  }

  /** To be called when a content file has changed on disk. */
  function refresh(): void {
    saved = undefined;
    reading = null;
    const { site } = read();
    if (site !== null) onSound(site);
  }

  function ownPages(changed: readonly string[]): string[] {
    return files().flatMap(({ file, page }) => (changed.includes(file) && page) || []);
  }

  const files = (): ContentFile[] => contentFiles(root, texts());
  const valueIn = (file: string) => draftedValue(file, { root, drafts: texts() });

  /** Texts to save. Throws RefusalError where a file is not as it was when its draft was begun. */
  function toSave(): { file: string; text: string; base: string | null }[] {
    return [...drafts].map(([file, { text, base }]) => {
      // A save that was cut short has written some of them.
      if ([base, text].includes(savedText(file, root))) return { file, text, base };
      throw new RefusalError(
        `${file} was changed by somebody else since you began. Copy your words from it, forget your changes to it, and write them anew.`,
      );
    });
  }

  function write(): void {
    for (const { file, text } of toSave()) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      replaceFile(join(root, file), text);
      drafts.delete(file);
    }
    saved = undefined;
    keep();
  }

  return {
    change,
    forget,
    state,
    soundSite,
    files,
    toSave,
    write,
    refresh,
    changed: () => [...drafts.keys()],
    draftedValue: valueIn,
    /** As a form shows it: each paragraph on one line, whatever the file wraps. */
    shownValue: (file: string) => unwrapTexts(valueIn(file)),
  };
}

function readDrafts(root: string): Map<string, Draft> {
  try {
    return new Map(JSON.parse(readFileSync(join(root, draftsFile), 'utf8')));
  } catch {
    return new Map();
  }
}

function toProblem(problem: ContentProblem, value: unknown): Problem {
  const { file, expected, mend } = problem;
  // A schema's own words are a sentence already.
  const said = /^right: /.test(expected)
    ? expected.slice('right: '.length)
    : `This should be ${expected}`;
  const text = [said.replace(/[^.!?]$/, '$&.'), mend].filter(Boolean).join(' ');
  return { file, path: pathOfProblem(problem, value), text, gate: 'content' };
}

/** Addresses of pages that are not as they were, the drafted files' own pages first. */
function changedPages(now: Site, before: Site | null, own: readonly string[]): string[] {
  const known = new Map(before?.pages.map((page) => [page.path, page]));
  const paths = now.pages
    .filter((page) => !isDeepStrictEqual(page, known.get(page.path)))
    .map(({ path }) => path);
  return paths.toSorted((one, other) => rank(one, own) - rank(other, own));
}

/** A case stands below the page of its file. */
function rank(path: string, own: readonly string[]): number {
  if (own.includes(path)) return 0;
  return own.some((page) => page !== '/' && path.startsWith(`${page}/`)) ? 1 : 2;
}
