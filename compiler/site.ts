import { readBuildConfig } from './build-config.ts';
import { compile, type Site } from './compile.ts';
import { loadContent } from './load.ts';

/** Vite and Node each load this module, in one process: they share what it has made. */
const shared: { waymarkSite?: Site | undefined } = globalThis as object;

/** The site as the content folder and the environment make it, compiled once a process. Throws ContentError. */
export function getSite(): Site {
  shared.waymarkSite ??= compile(loadContent(process.cwd()), readBuildConfig(process.env));
  return shared.waymarkSite;
}

/** Has the next call compile anew, because a content file has changed. */
export function forgetSite(): void {
  shared.waymarkSite = undefined;
}

/** Has the next calls get this site, such as one of drafts, until it is forgotten; whether it is another one. */
export function showSite(site: Site): boolean {
  if (shared.waymarkSite === site) return false;
  shared.waymarkSite = site;
  return true;
}
