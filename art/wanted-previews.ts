import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WantedPreview } from './draw-previews.ts';

/** The previews that the built pages below `folder` name in `og:image`. */
export async function wantedPreviews(folder: string): Promise<WantedPreview[]> {
  const wanted: WantedPreview[] = [];
  for await (const page of glob('**/*.html', { cwd: folder })) {
    const preview = wantedPreview(await readFile(join(folder, page), 'utf8'));
    if (preview !== null) wanted.push(preview);
  }
  return wanted;
}

/** The preview that a page names; null for one that names none. Throws Error for a page without a heading. */
export function wantedPreview(html: string): WantedPreview | null {
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (image === undefined) return null;
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (heading === undefined) throw new Error(`The page whose preview is ${image} has no heading.`);
  const address = new URL(image).pathname;
  const country = /\/services\/([a-z]+)\//.exec(address)?.[1] ?? null;
  return { address, title: plainText(heading), country };
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}
