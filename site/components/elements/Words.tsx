import { createContext, use } from 'react';
import type { Language } from '../../../compiler/page.ts';

/** In which direction the page around is written. */
export const Direction = createContext<Language['direction']>('ltr');

/**
 * What runs from left to right in every language: web and email addresses, also their ends like ".gouv.fr", numbers in groups, as of
 * telephones and forms, names of forms like "I-94", and sections of German laws. A comma or a dash between two numbers belongs to
 * the sentence.
 */
const leftToRight =
  /((?:https?:\/\/|[\w.+-]+@)?\.?(?:[a-z\d-]+\.)*[a-z\d-]+\.[a-z]{2,}(?:\/[\w./-]*\w)?|§ ?\d+[a-z]?(?: Abs\. \d+)?|(?<![\d.,])\+?\d+(?:[ \u00a0./-]\d+)+|(?<![\w-])[a-z]{1,3}-\d+[a-z]?)/iu;

/** An address may be longer than a line; a number or the name of a form is read in one piece. */
const isAddress = (part: string) => /\.[a-z]/iu.test(part);

/** A text in which numbers and addresses keep their order on a page that is written from right to left. */
export function Words({ text }: { text: string }) {
  if (use(Direction) === 'ltr') return text;
  return text.split(leftToRight).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of a text stand in their order and are drawn once.
      <bdi dir="ltr" data-whole={isAddress(part) ? undefined : ''} key={`part-${String(index)}`}>
        {part}
      </bdi>
    ),
  );
}
