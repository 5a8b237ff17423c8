import { globSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { hashOf } from '../../scripts/incremental.ts';
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

/** A file of the built site, or a run of whole entries of a long list of data. */
export type Piece = {
  /** Path below the folder. */
  file: string;
  /** Where it stands in the file, in bytes. */
  start: number;
  end: number;
  isLast: boolean;
  /** Of the file's name and of all that the piece says. */
  hash: string;
};

/** A long list of data is read so many bytes at a time: thousands of guides need no more memory than ten. */
const longestPiece = 1_500_000;
/** Between two entries of a list, as JSON.stringify writes them with an indent of two; no string holds a line's end. */
const seam = '\n    },\n    {\n';

/** A file in pieces: nearly always one. */
export async function piecesOf(
  folder: string,
  file: string,
  longest = longestPiece,
): Promise<Piece[]> {
  await using handle = await open(join(folder, file));
  const { size } = await handle.stat();
  const most = extname(file) === '.json' ? longest : size;
  const pieces: Piece[] = [];
  for (let start = 0; start < size || pieces.length === 0; start = pieces.at(-1)?.end ?? size) {
    const bytes = await readBytes(handle, start, Math.min(start + most, size));
    const cut = start + bytes.length < size ? bytes.lastIndexOf(seam) : -1;
    const rest = cut === -1 ? await readBytes(handle, start + bytes.length, size) : Buffer.alloc(0);
    const said = cut === -1 ? bytes : bytes.subarray(0, cut + seam.indexOf(',') + 1);
    const end = start + said.length + rest.length;
    const hash = hashOf(file, String(start === 0), String(end === size), said, rest);
    pieces.push({ file, start, end, isLast: end === size, hash });
  }
  return pieces;
}

/** What a piece says; a part of a list as a list of its own. */
export async function readPiece(folder: string, piece: Piece): Promise<string> {
  const { file, start, end, isLast } = piece;
  await using handle = await open(join(folder, file));
  const said = (await readBytes(handle, start, end)).toString();
  return `${start === 0 ? '' : '{"":['}${isLast ? said : `${said.slice(0, -1)}]}`}`;
}

async function readBytes(handle: FileHandle, start: number, end: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read({
    buffer: Buffer.alloc(end - start),
    position: start,
  });
  if (bytesRead !== end - start) throw new Error('A file of the built site changed while read.');
  return buffer;
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
