import { piecesOf } from './mixed-letters.ts';

/**
 * What a visitor wrote. Letters of another script than those around them are marked, and named to who listens: an address with
 * a Cyrillic а in it looks like that of somebody else.
 */
export function Written({ text }: { text: string }) {
  return piecesOf(text).map(({ at, text, script }) => {
    if (script === null) return text;
    const name = [...text].length === 1 ? `${script} letter` : `${script} letters`;
    return (
      <mark key={at} className="other-script" title={name}>
        {text}
        <span className="spoken"> ({name}) </span>
      </mark>
    );
  });
}
