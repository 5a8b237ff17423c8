import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';

/** One HTML file of the built site. */
export type Page = {
  /** Path below the folder, like "services/uk/uk-passport.html". */
  file: string;
  /** The address that it is served at, like "/services/uk/uk-passport". */
  path: string;
  document: Document;
};

/** Every page below `folder`. Throws Error when there is none. */
export function readPages(folder: string): Page[] {
  const files = globSync('**/*.html', { cwd: folder }).toSorted();
  if (files.length === 0) throw new Error('There is no built site; run "npm run build" first.');
  return files.map((file) => ({
    file,
    path: `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/',
    document: parseHtml(readFileSync(join(folder, file), 'utf8')),
  }));
}

const window = new Window({
  settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
});

/** A page as a tree, with no script run and nothing fetched. */
export function parseHtml(html: string): Document {
  return new window.DOMParser().parseFromString(html, 'text/html');
}
