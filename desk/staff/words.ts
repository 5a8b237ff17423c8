import { beginningOf, inLines, onOneLine } from '../../terminal/plain-text.ts';
import type { StoredEnquiry } from '../enquiry.ts';
import { type Html, html } from '../html.ts';
import { answerAddressOf } from '../mail/message.ts';

const number = new Intl.NumberFormat('en-GB');

/** A moment by the clock of this computer, or the one that TZ names, with the zone: "2 Mar 2026, 09:00 UTC". */
export function momentInWords(moment: Date): string {
  return moment.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}

/** The name as it was typed. */
export function nameOf({ text }: StoredEnquiry): string {
  return onOneLine(`${text.fname} ${text.lname}`) || 'No name';
}

export function countInWords(count: number): string {
  return number.format(count);
}

/** So long that programs for mail still take the link. */
const longestQuote = 800;

/** Opens the mail program of whoever touches it: the visitor's address, the reference, what was written; null without an address. */
export function answerLink(enquiry: StoredEnquiry): string | null {
  const address = answerAddressOf(enquiry);
  if (address === null) return null;
  const { reference, subject, text } = enquiry;
  const about = [reference, onOneLine(subject)].filter((part) => part !== '').join(': ');
  const quoted = beginningOf(inLines(text.message), longestQuote).replace(/^/gm, '> ');
  const body = `\n\n${quoted}\n`.replaceAll('\n', '\r\n');
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(body)}`;
}

/** Half a sentence as a whole one. */
export function asSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/**
 * What a visitor wrote. Letters of another script than those around them are marked, and named to who listens: an address with
 * a Cyrillic а in it looks like that of somebody else.
 */
export function written(text: string): Html {
  return html`${piecesOf(text).map(({ text, script }) => {
    if (script === null) return html`${text}`;
    const name = [...text].length === 1 ? `${script} letter` : `${script} letters`;
    return html`<mark class="other-script" title="${name}">${text}<span class="spoken"> (${name}) </span></mark>`;
  })}`;
}

/** Scripts of which letters look like those of another, as in "pаypal" with a Cyrillic а. */
const scripts = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Coptic',
  'Lisu',
  'Georgian',
];
const patterns = scripts.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);

/** An address as a whole, because each of its parts may be of one script; of all else the words between hyphens and blanks. */
const addressOrWord = /([^\s<>()"',;]+(?:@|:\/\/)[^\s<>()"',;]+|[\p{L}\p{M}\p{N}]+)/u;

/** A piece of a text; `script` is that of letters which are of another one than most around them. */
type Piece = { text: string; script: string | null };

/** `text` in pieces, so that letters can be marked that may be taken for others. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const letter of text.split(addressOrWord).flatMap(lettersOf)) {
    const last = pieces.at(-1);
    if (last?.script === letter.script) last.text += letter.text;
    else pieces.push(letter);
  }
  return pieces;
}

function lettersOf(word: string): Piece[] {
  const usual = usualScriptOf(word);
  return [...word].map((text) => {
    const script = usual === null ? null : scriptOf(text);
    return { text, script: script === usual ? null : script };
  });
}

/** The script of most letters of a word that has several; null for a word of one, and for what stands between words. */
function usualScriptOf(word: string): string | null {
  const found = Map.groupBy([...word], scriptOf);
  found.delete(null);
  if (found.size < 2) return null;
  const [most] = [...found].sort(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

function scriptOf(letter: string): string | null {
  return patterns.find(([, pattern]) => pattern.test(letter))?.[0] ?? null;
}
