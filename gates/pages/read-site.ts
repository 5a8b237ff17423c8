import { globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isForPeople, stringsIn } from './json-strings.ts';
import { type Passage, passagesOf } from './passages.ts';
import { parseHtml, readPages } from './read-pages.ts';

/** One file of the built site with everything that it tells people. */
export type SiteFile = {
  /** Path below the folder. */
  file: string;
  /** The address of a page; of other files, their path. */
  path: string;
  passages: Passage[];
};

/** Pages, and the files that programs read to people: data, feeds, the manifest and plain text. */
export function readSite(folder: string): SiteFile[] {
  const pages = readPages(folder).map(({ file, path, document }) => ({
    file,
    path,
    passages: [...addressOf(path), ...passagesOf(document)],
  }));
  const others = globSync('**/*.{json,webmanifest,xml,atom,txt,md}', { cwd: folder }).toSorted();
  return [
    ...pages,
    ...others.map((file) => {
      const passages = passagesOfFile(extname(file), readFileSync(join(folder, file), 'utf8'));
      return { file, path: `/${file}`, passages };
    }),
  ];
}

/** The texts of a file that is no page. Throws SyntaxError for JSON that cannot be read. */
export function passagesOfFile(extension: string, content: string): Passage[] {
  if (extension === '.json' || extension === '.webmanifest') {
    return stringsIn(content).map(({ key, text, isSourced }) => ({
      ...plain(key, text),
      isSourced,
    }));
  }
  if (extension === '.xml' || extension === '.atom') {
    const passages = passagesOf(parseHtml(content.replace(/^<\?xml[^>]*>/, '')));
    return passages.filter(({ text }) => isForPeople(text));
  }
  // A blank line or a new item begins a text; addresses are no words.
  return content
    .split(/\n\s*\n|\n(?=\s*[-*#>])/)
    .map((text) => text.replace(/https?:\/\/\S+/g, ' ').replace(/[[\]()*#>_`-]+/g, ' '))
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => plain('text', text));
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
