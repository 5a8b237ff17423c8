import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { BuildConfig } from '../../compiler/build-config.ts';
import { compile, type Site } from '../../compiler/compile.ts';
import type { ContentProblem } from '../../compiler/content-error.ts';
import { pathOfProblem } from '../../compiler/load/parse-content.ts';
import { loadContent } from '../../compiler/load.ts';
import type { Page } from '../../compiler/page.ts';
import type { ClaimsGate } from '../../gates/claims/claims-gate.ts';
import { readClaims } from '../../gates/claims/read-claims.ts';
import type { Problem } from '../api.ts';
import { contentFiles, draftedValue, ifSound, parsed } from './content-files.ts';
import { type DraftMap, textsOf } from './draft-map.ts';

type CheckParts = {
  root: string;
  config: BuildConfig;
  /** What claims and reading say of these pages, as the drafts have them. */
  judge: (pages: readonly Page[], drafted: Drafted) => Problem[];
  /** The site of the drafts is the one to show now. */
  onSound: (site: Site) => void;
};

export type Drafted = {
  claims: ClaimsGate;
  /** The files that are changed, with their values before and now. */
  files: { file: string; before: unknown; now: unknown }[];
};

/** What the drafts make of the site. */
type Reading = {
  drafts: DraftMap;
  /** null while content is not sound: then `problems` says why. */
  site: Site | null;
  claims: ClaimsGate | null;
  problems: Problem[];
  /** What the gates say of it; null until they are asked. */
  checked: Checked | null;
};

type Checked = { problems: Problem[]; pages: string[] };

export type DraftCheck = ReturnType<typeof createDraftCheck>;

/** Checks drafts as a build would, and shows the site that they make. */
export function createDraftCheck({ root, config, judge, onSound }: CheckParts) {
  /** What is saved, and the drafts that were read last, while no file changes. */
  let saved: Reading | null = null;
  let last: Reading | null = null;
  /** The files on disk that both were made of. */
  let stamp: string | null = null;

  function read(drafts: DraftMap): Reading {
    stamp ??= stampOf(root);
    if (drafts.size === 0) {
      saved ??= readAnew(drafts, root, config);
      return saved;
    }
    if (last?.drafts !== drafts) last = readAnew(drafts, root, config);
    return last;
  }

  const savedSite = () => read(new Map()).site;

  /** The pages that the drafts change, and what is wrong with those and with the files. */
  function judged({ drafts, site, claims, problems }: Reading): Checked {
    if (site === null || claims === null) return { problems, pages: [] };
    const pages = changedPages(site, savedSite(), ownPages(drafts, root));
    const files = [...drafts].map(([file, { text, base }]) => ({
      file,
      before: base === null ? null : parsed(file, base),
      now: parsed(file, text),
    }));
    return { problems: judge(pages, { claims, files }), pages: pages.map(({ path }) => path) };
  }

  /** Shows the site with these drafts, if they are sound. */
  function show(drafts: DraftMap): void {
    const { site } = read(drafts);
    if (site !== null) onSound(site);
  }

  return {
    async check(drafts: DraftMap): Promise<Checked> {
      show(drafts);
      const reading = read(drafts);
      // A save asks for what was told a moment before.
      reading.checked ??= judged(reading);
      return reading.checked;
    },
    show,
    /** The site with these drafts, or as it was saved while they are not sound. Throws ContentError when neither is. */
    soundSite: (drafts: DraftMap): Site =>
      read(drafts).site ?? savedSite() ?? compile(loadContent(root), config),
    /** Whether the files on disk are those that were read last. */
    isCurrent: () => stamp !== null && stamp === stampOf(root),
    /** To be called when these drafts, and nothing else, have been written to the disk. */
    saved(drafts: DraftMap): void {
      saved = { ...read(drafts), drafts: new Map(), checked: null };
      last = null;
      stamp = stampOf(root);
    },
    /** To be called when a content file has changed on disk. */
    forget(): void {
      saved = null;
      last = null;
      stamp = null;
    },
  };
}

function readAnew(drafts: DraftMap, root: string, config: BuildConfig): Reading {
  const texts = textsOf(drafts);
  const told: ContentProblem[] = [];
  const site = ifSound(() => compile(loadContent(root, texts), config), told);
  const claims = ifSound(() => readClaims(root, texts), told);
  const problems = told.map((problem) =>
    toProblem(problem, draftedValue(problem.file, { root, drafts: texts })),
  );
  return { drafts, site: problems.length === 0 ? site : null, claims, problems, checked: null };
}

function ownPages(drafts: DraftMap, root: string): string[] {
  const files = contentFiles(root, textsOf(drafts));
  return files.flatMap(({ file, page }) => (drafts.has(file) && page) || []);
}

/** Another one when a content file is there, is gone or was written. */
function stampOf(root: string): string {
  const files = globSync('content/**/*.*', { cwd: root }).toSorted();
  return files
    .map((file) => {
      const found = statSync(join(root, file), { throwIfNoEntry: false });
      return `${file} ${found?.size} ${found?.mtimeMs}`;
    })
    .join('\n');
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

/** Pages that are not as they were, the drafted files' own pages first. */
function changedPages(now: Site, before: Site | null, own: readonly string[]): Page[] {
  const known = new Map(before?.pages.map((page) => [page.path, page]));
  return now.pages
    .filter((page) => !isDeepStrictEqual(page, known.get(page.path)))
    .toSorted((one, other) => rank(one.path, own) - rank(other.path, own));
}

/** A case stands below the page of its file. */
function rank(path: string, own: readonly string[]): number {
  if (own.includes(path)) return 0;
  return own.some((page) => page !== '/' && path.startsWith(`${page}/`)) ? 1 : 2;
}
