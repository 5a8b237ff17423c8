import { extractText, getDocumentProxy } from 'unpdf';
import { all, first, parseHtml, textOf } from '../../../gates/pages/html.ts';
import { blocksOf, isShown } from './page-blocks.ts';
import { type Block, plain } from './sentences.ts';

/** A page as it came over the wire. `contentType` is its header; "" when it has none. */
export type RawPage = { body: Uint8Array; contentType: string };

/** Its text, and its own title; "" when it has none. No blocks when it shows none without scripts. */
export type PageText = { title: string; blocks: Block[] };

/** The text of a page in HTML, PDF or plain text, whatever its character set. Throws for anything else. */
export async function textOfPage({ body, contentType }: RawPage): Promise<PageText> {
  if (isPdf(body)) return textOfPdf(body);
  const text = decode(body, contentType);
  if (/^\s*text\/plain/iu.test(contentType)) return { title: '', blocks: paragraphsOf(text) };
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
    // Its lines and pages end anywhere, also within a date.
    return { title: '', blocks: paragraphsOf(text.join('\n').replace(/\n+/gu, '\n')) };
  } finally {
    await document.loadingTask.destroy();
  }
}

/** What stands between empty lines; a word that was parted at the end of a line is whole again. */
function paragraphsOf(text: string): Block[] {
  return text
    .replace(/[-\u00ad]\r?\n(?=\p{Ll})/gu, '')
    .split(/\n\s*\n/u)
    .map((paragraph) => ({ text: plain(paragraph), under: '', isRow: false }))
    .filter(({ text: words }) => words !== '');
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

/** What stands in the page's `main`, or in all of it where it has none. */
function textOfHtml(html: string): PageText {
  const page = parseHtml(html);
  const main = all('main, [role="main"]', page).find(isShown);
  return {
    title: plain(textOf(first('title', page))),
    blocks: blocksOf(main ?? first('body', page) ?? page),
  };
}

export function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
