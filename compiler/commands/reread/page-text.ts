import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Block } from './find-figure.ts';

/** A page as it came over the wire. `contentType` is its header; "" when it has none. */
export type RawPage = { body: Uint8Array; contentType: string };

/** Its text, and its own title; "" when it has none. No blocks when it shows none without scripts. */
export type PageText = { title: string; blocks: Block[] };

/** The text of a page in HTML, PDF or plain text, whatever its character set. Throws for anything else. */
export async function textOfPage({ body, contentType }: RawPage): Promise<PageText> {
  if (isPdf(body)) return textOfPdf(body);
  const text = decode(body, contentType);
  if (/^\s*text\/plain/iu.test(contentType)) return { title: '', blocks: linesOf(text) };
  const looksLikeHtml = /html|xml/iu.test(contentType) || /<(?:!doctype|html|body)\b/iu.test(text);
  if (!looksLikeHtml) throw new TypeError(`No text can be read from ${contentType || 'this'}.`);
  return textOfHtml(text);
}

function isPdf(body: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(body.subarray(0, 1_024)).includes('%PDF-');
}

async function textOfPdf(body: Uint8Array): Promise<PageText> {
  // PDF.js takes the bytes for its own.
  const document = await getDocumentProxy(new Uint8Array(body));
  try {
    const { text } = await extractText(document);
    return { title: '', blocks: text.flatMap(linesOf) };
  } finally {
    await document.loadingTask.destroy();
  }
}

function linesOf(text: string): Block[] {
  return text
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line, heading: '' }));
}

/** By what the page says of itself, the sooner the surer; a page that says nothing, or something wrong, is read as UTF-8 if it can be. */
function decode(body: Uint8Array, contentType: string): string {
  const start = new TextDecoder('latin1').decode(body.subarray(0, 2_048));
  const said = [
    /charset\s*=\s*["']?([\w-]+)/iu.exec(contentType)?.[1],
    /<meta[^>]+charset\s*=\s*["']?([\w-]+)/iu.exec(start)?.[1],
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/iu.exec(start)?.[1],
  ].find((charset) => charset !== undefined);
  try {
    // Bytes that are sound UTF-8 and no plain ASCII are UTF-8, whatever the page says.
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return decoderOf(said).decode(body);
  }
}

function decoderOf(charset: string | undefined): InstanceType<typeof TextDecoder> {
  try {
    const decoder = new TextDecoder(charset ?? 'windows-1252');
    return decoder.encoding === 'utf-8' ? new TextDecoder('windows-1252') : decoder;
  } catch {
    return new TextDecoder('windows-1252');
  }
}

const unread =
  'script, style, noscript, template, svg, nav, footer, [hidden], [aria-hidden="true"]';

/** What stands in the page's `main`; where it has none, what Readability takes for its main text, unless that is less than half. */
function textOfHtml(html: string): PageText {
  // Authors may leave out the tags around a page, and the parser adds none.
  const page = /<body\b/iu.test(html) ? html : `<html><body>${html}</body></html>`;
  const { document } = parseHTML(page);
  const title = textOf(document.querySelector('title'));
  const main = document.querySelector('main, [role="main"]');
  if (main !== null) return { title, blocks: blocksOf(main) };
  const whole = blocksOf(document.body);
  const mainText = withoutSpace(mainTextOf(page));
  const blocks = whole.filter(({ text }) => mainText.includes(withoutSpace(text)));
  return { title, blocks: lengthOf(blocks) * 2 >= lengthOf(whole) ? blocks : whole };
}

function mainTextOf(page: string): string {
  try {
    // It changes the document, so it gets one of its own.
    return new Readability(parseHTML(page).document).parse()?.textContent ?? '';
  } catch {
    // Some page somewhere is built as nobody thought of; all of its text is still there.
    return '';
  }
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/gu, '');
}

export function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

const blockTags = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DETAILS DIV DL DT FIELDSET FIGURE FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);

/** What stands between two ends of blocks is one block of text; cells of a table take the names of their row and column. */
function blocksOf(root: Element | null): Block[] {
  const blocks: Block[] = [];
  const headings: string[] = [];
  let run = '';
  if (root === null) return [];
  for (const element of root.querySelectorAll(unread)) element.remove();
  readChildren(root);
  flush();
  return blocks;

  function readChildren(parent: Element): void {
    for (const child of parent.childNodes) {
      if (child.nodeType === 3) run += child.textContent ?? '';
      else if (isElement(child)) readElement(child);
    }
  }

  function readElement(element: Element): void {
    const { tagName } = element;
    if (isPlainTable(element)) readTable(element);
    else if (/^H[1-6]$/u.test(tagName)) readHeading(element, Number(tagName[1]));
    else if (blockTags.has(tagName)) readBlock(element);
    else if (tagName === 'BR') run += '\n';
    // A raised number is the number of a note, and no digit of the figure before it.
    else if (tagName === 'SUP') run += ' ';
    else readChildren(element);
  }

  function readBlock(element: Element): void {
    flush();
    readChildren(element);
    flush(nameBefore(element));
  }

  function readHeading(element: Element, level: number): void {
    flush();
    headings.length = Math.min(headings.length, level - 1);
    headings[level - 1] = textOf(element);
    run = textOf(element);
    flush();
  }

  function readTable(table: Element): void {
    flush();
    const caption = textOf(table.querySelector('caption'));
    const rows = [...table.querySelectorAll('tr')].map(cellsOf);
    const names = columnNames(rows[0] ?? []);
    for (const row of rows) readRow(row.map(textOf), names, caption);
  }

  function readRow(cells: readonly string[], names: readonly string[], caption: string): void {
    for (const [index, cell] of cells.entries()) {
      const own = index === 0 ? [] : [cells[0], names[index]];
      if (cell !== '') add(cell, [caption, ...own]);
    }
  }

  function flush(name = ''): void {
    const text = run.replace(/\s+/gu, ' ').trim();
    run = '';
    if (text !== '') add(text, [name]);
  }

  function add(text: string, names: readonly (string | undefined)[]): void {
    const heading = [...headings.filter((each) => each !== text), ...names]
      .filter(Boolean)
      .join(' · ');
    blocks.push({ text, heading });
  }
}

/** A table that holds no other, as those do that only lay out a page. */
function isPlainTable(element: Element): boolean {
  return element.tagName === 'TABLE' && element.querySelector('table') === null;
}

function cellsOf(row: Element): Element[] {
  return [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');
}

function columnNames(firstRow: readonly Element[]): string[] {
  const isHead = firstRow.length > 1 && firstRow.every(({ tagName }) => tagName === 'TH');
  return isHead ? firstRow.map(textOf) : [];
}

/** The term that a description belongs to. */
function nameBefore(element: Element): string {
  if (element.tagName !== 'DD') return '';
  const before = element.previousElementSibling;
  return before?.tagName === 'DT' ? textOf(before) : '';
}

function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  for (const note of element.querySelectorAll('sup')) note.textContent = ' ';
  return (element.textContent ?? '').replace(/\s+/gu, ' ').trim();
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
