import { type Html, html } from '../html.ts';
import { piecesOf } from './mixed-letters.ts';

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
