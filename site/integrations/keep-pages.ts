import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { allPages } from '../../compiler/compile.ts';
import type { Page } from '../../compiler/page.ts';
import { getSite } from '../../compiler/site.ts';
import { hashOf, hashOfPrograms, openCache, type ResultCache } from '../../scripts/incremental.ts';
import { createPageFinisher, markEnglishLinks, spelledAsHtml } from './finish-pages.ts';

/**
 * Finishes every page as it is drawn, and keeps it for the next build: one whose value is the same is not drawn again, as long as
 * every program that draws is the same too. Decision 0042 says why Astro's own way of doing so is not used.
 */
export function keepPages({ emailOrigin }: { emailOrigin: string }): AstroIntegration {
  const modules = new Set<string>();
  const cache = openCache('pages');
  let folder = '';

  function openDrawer(): PageDrawer {
    const finish = createPageFinisher({
      emailOrigin,
      readScript: (address) => readFileSync(join(folder, address), 'utf8'),
      writeCode: (address, code) => writeFileSync(join(folder, address), code),
    });
    const { siteUrl } = getSite().build;
    const { NODE_ENV = '' } = process.env;
    return createPageDrawer({
      cache,
      finish: (html) => finish(markEnglishLinks(spelledAsHtml(html))),
      programs: hashOf(process.version, NODE_ENV, siteUrl, emailOrigin, hashOfDrawing(modules)),
      isThere: (address) => existsSync(join(folder, address)),
    });
  }

  return {
    name: 'keep-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [gatherModules(modules)] } });
      },
      'astro:config:done': ({ config }) => {
        folder = fileURLToPath(config.outDir);
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((drawer) => {
          const pages = new Map(allPages(getSite()).map((page) => [fileOf(page), page]));
          let drawOnce: PageDrawer | undefined;
          return {
            ...drawer,
            name: 'keep-pages',
            async render(request, options) {
              const file = new URL(request.url).pathname;
              const page = pages.get(file);
              if (page === undefined) throw new Error(`No page of the site is written to ${file}.`);
              // Only now, because the scripts of the pages are bundled after the build has started.
              drawOnce ??= openDrawer();
              const html = await drawOnce(page, async () => {
                const drawn = await drawer.render(request, options);
                return await ('response' in drawn ? drawn.response : drawn).text();
              });
              return new Response(html);
            },
          };
        });
      },
      // A page is some 70 KB, and nobody asks for one again whose programs have changed.
      'astro:build:generated': () => cache.sweep(new Date(), 0),
    },
  };
}

/** Where a page is written to, like "/services/uk.html". */
function fileOf({ path }: Page): string {
  return `${path === '/' ? '/index' : path}.html`;
}

/** Tells the files of all that is bundled, on either side, once a bundle is made. */
function gatherModules(modules: Set<string>) {
  return {
    name: 'gather-modules',
    generateBundle(this: { getModuleIds: () => Iterable<string> }) {
      for (const id of this.getModuleIds()) modules.add(id.replace(/\?.*/s, ''));
    },
  };
}

/** One key for all that is bundled, some of it words, and for what is not: typefaces, settings, and what finishes pages. */
function hashOfDrawing(modules: ReadonlySet<string>): string {
  // The lock file stands for packages.
  const own = [...modules].filter((file) => !file.includes('node_modules') && existsSync(file));
  const files = own.toSorted().flatMap((file) => [file, readFileSync(file)]);
  return hashOf(hashOfPrograms('*.{ts,json}', '{pictures,site}/**/*.*'), ...files);
}

/** The finished text of a page: as it was kept, or as `draw` draws it. */
type PageDrawer = (page: Page, draw: () => Promise<string>) => Promise<string>;

type PageDrawing = {
  cache: Pick<ResultCache, 'get' | 'put'>;
  finish: (html: string) => string;
  /** One key for every program that draws, and for what they ask of the environment. */
  programs: string;
  /** Whether this build has a file at an address. */
  isThere: (address: string) => boolean;
};

/** Draws a page unless one was kept that was made of the same, and all of whose scripts and typefaces are in this build. */
export function createPageDrawer({ cache, finish, programs, isThere }: PageDrawing): PageDrawer {
  return async (page, draw) => {
    const key = hashOf(programs, JSON.stringify(page));
    const kept = (await cache.get(key))?.toString();
    if (kept !== undefined && bundledFiles(kept).every(isThere)) return kept;
    const html = finish(await draw());
    await cache.put(key, html);
    return html;
  };
}

/** The addresses of all that is bundled and that a page names. */
function bundledFiles(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w./~-]+/g))];
}
