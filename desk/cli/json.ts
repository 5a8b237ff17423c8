import type { StoredEnquiry } from '../enquiry.ts';

const terminalCharacters = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** `value` as JSON; characters that could act on a terminal are written as escapes. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    terminalCharacters,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** An enquiry with everything that is kept of it, the seven fields beside the rest. */
export function flat({ text, ...rest }: StoredEnquiry) {
  return { ...rest, ...text };
}
