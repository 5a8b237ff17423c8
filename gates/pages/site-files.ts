import { globSync } from 'node:fs';
import { extname } from 'node:path';
import { parseHtml, parseXml } from './html.ts';
import { isForPeople, type Passage, passagesOf, stringsIn } from './passages.ts';

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

/** A long list of data is judged so many characters at a time: thousands of guides need no more memory than ten. */
const longestPiece = 1_500_000;
/** Between two entries of a list, as JSON.stringify writes them with an indent of two; no string holds a line's end. */
const seam = '\n    },\n    {\n';

/** What a file says, in pieces: nearly always one, but of a long list of data runs of whole entries, each a list of its own. */
export function piecesIn(file: string, content: string, longest = longestPiece): string[] {
  if (extname(file) !== '.json') return [content];
  const pieces: string[] = [];
  let start = 0;
  for (let end = 0; end < content.length; start = end + 1) {
    const isRest = content.length - start <= longest;
    const cut = isRest ? -1 : content.lastIndexOf(seam, start + longest);
    end = cut < start ? content.length : cut + seam.indexOf(',');
    const said = content.slice(start, end);
    pieces.push(`${start === 0 ? '' : '{"":['}${said}${end === content.length ? '' : ']}'}`);
  }
  return pieces;
}

/** All that a file, or a piece of one, tells people. Throws SyntaxError for JSON that cannot be read. */
export function passagesOfFile(file: string, content: string): Passage[] {
  switch (extname(file)) {
    case '.html':
      return [...addressOf(pathOf(file)), ...passagesOf(parseHtml(content))];
    case '.json':
    case '.webmanifest':
      return stringsIn(content).map(({ key, text, isSourced }) => ({
        ...plain(key, text),
        isSourced,
      }));
    case '.xml':
    case '.atom':
      return passagesOf(parseXml(content)).filter(({ text }) => isForPeople(text));
    default:
      // What Markdown links to elsewhere bears the name that others gave it.
      return paragraphsOf(file.endsWith('.md') ? withoutLinks(content) : content).map((text) => ({
        ...plain('text', wordsOf(text)),
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

/** The words of an address are read too, in a browser’s bar and in search results. */
function addressOf(path: string): Passage[] {
  const words = path.split('/').map((part) => part.replaceAll('-', ' '));
  return path === '/'
    ? []
    : [plain('address', `${words.filter((part) => part !== '').join('. ')}.`)];
}

function plain(place: string, text: string): Passage {
  return { place, text, isSeen: false, isQuoted: false, isSourced: false };
}
