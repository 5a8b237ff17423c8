import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { parseHtml, parseXml } from '../../../gates/pages/html.ts';
import { passagesOfAddress } from '../../../gates/pages/page-passages.ts';
import { isForPeople, type Passage, passagesOfData } from '../../../gates/pages/passages.ts';
import { passagesOf } from './passages.ts';

/** Every page below `folder`. Throws Error when there is none. */
export function pageFiles(folder: string): string[] {
  const files = globSync('**/*.html', { cwd: folder }).toSorted();
  if (files.length === 0) throw new Error('There is no built site; run "npm run build" first.');
  return files;
}

/** Pages, and the files that programs read to people: data, feeds, the manifest and plain text. */
export function siteFiles(folder: string): string[] {
  const others = globSync('**/*.{json,webmanifest,xml,atom,txt,md}', {
    cwd: folder,
    // Patterns of what others say: nobody reads them.
    exclude: ['offer-check/**'],
  }).toSorted();
  return [...pageFiles(folder), ...others];
}

/** Where a file is served: "/services/uk/uk-passport" for "services/uk/uk-passport.html", other files by their name. */
export function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/';
}

/** All that a file tells people. Throws SyntaxError for JSON that cannot be read. */
export function passagesOfFile(file: string, content: string): Passage[] {
  switch (extname(file)) {
    case '.html':
      return [...passagesOfAddress(pathOf(file)), ...passagesOf(parseHtml(content))];
    case '.json':
    case '.webmanifest':
      return passagesOfData(JSON.parse(content));
    case '.xml':
    case '.atom':
      return passagesOf(parseXml(content)).filter(({ text }) => isForPeople(text));
    default:
      // What Markdown links to elsewhere bears the name that others gave it.
      return paragraphsOf(file.endsWith('.md') ? withoutLinks(content) : content).map((text) => ({
        place: 'text',
        text: wordsOf(text),
        isSeen: false,
        isQuoted: false,
        // A number of a source, as Markdown of a case has it.
        isSourced: /\[\d+\]/.test(text),
      }));
  }
}

function withoutLinks(markdown: string): string {
  return markdown.replace(/\[[^\]]+\]\(https:[^)\s]*\)/g, ' ');
}

/** A blank line or a new item begins a text. */
function paragraphsOf(plainText: string): string[] {
  const paragraphs = plainText.split(/\n\s*\n|\n(?=\s*[-*#>])/);
  return paragraphs.filter((text) => /\p{L}/u.test(wordsOf(text)));
}

/** Addresses and signs of Markdown are no words. */
function wordsOf(text: string): string {
  return text.replace(/https?:\/\/\S+/g, ' ').replace(/[[\]()*#>_`-]+/g, ' ');
}
