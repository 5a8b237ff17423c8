import { type EnquiryText, eachOf, fieldNames, fields } from './fields.ts';

/** What takes no room on the screen: marks of direction, joiners, fillers, and the blank of Braille. */
const unseen = '\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800';
const anyUnseen = new RegExp(`[${unseen}]`, 'gu');
const signBeforeUnseen = new RegExp(`([^${unseen}]?)([${unseen}]+)`, 'gu');

/** Of these, some change how the sign before them looks, as names in Persian, Hindi or Japanese are written. */
const shapers: readonly { after: RegExp; are: RegExp }[] = [
  { after: /[\p{Extended_Pictographic}\p{Emoji_Modifier}]/u, are: /[\u200d\ufe0e\ufe0f]/u },
  { after: /\u{1f3f4}/u, are: /[\u{e0020}-\u{e007f}]/u },
  { after: /\p{Script=Han}/u, are: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u },
  {
    after:
      /(?![\p{Cased}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}]/u,
    are: /\u200c|\u200d|[\u180b-\u180f\ufe00-\ufe0f]/u,
  },
];

/**
 * What a visitor meant to type, the same in the form and at the desk: without signs that nobody sees, which would have an answer
 * bounce. The message, where they may be part of what is said, stays as it is.
 */
export function tidyText(text: EnquiryText): EnquiryText {
  return eachOf(fieldNames, (field) => {
    switch (fields[field].control) {
      case 'email':
        return tidyEmail(text[field]);
      case 'tel':
        return withoutUnseen(text[field]);
      case 'text':
        return tidyLine(text[field]);
      case 'textarea':
        return text[field];
    }
  });
}

/** One line without signs that nobody sees, but for those that its own script or an emoji is made with. */
export function tidyLine(line: string): string {
  return line.replace(signBeforeUnseen, (_, before: string, signs: string) => {
    const shaping = shapers.filter(({ after }) => after.test(before));
    return before + [...signs].filter((sign) => shaping.some(({ are }) => are.test(sign))).join('');
  });
}

/** With the signs of mail where an Asian keyboard has its own wide ones, or a phone a curved apostrophe or a longer hyphen. */
function tidyEmail(typed: string): string {
  const address = withoutUnseen(typed)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61\ufe52]/g, '.')
    .replace(/\ufe6b/g, '@')
    .replace(/[\u2010\u2011]/g, '-')
    .trim();
  const domain = address.lastIndexOf('@') + 1;
  const before = address.slice(0, domain).replace(/[\u2018\u2019\u201b\u02bc\u2032]/g, "'");
  return before + address.slice(domain);
}

function withoutUnseen(text: string): string {
  return text.replace(anyUnseen, '');
}

/** Whether there is nothing to see in a text. */
export function isBlank(text: string): boolean {
  return withoutUnseen(text).trim() === '';
}

/** UTF-16 code units as HTML counts `maxlength`: a line end is one, also where it was sent as two. */
export function lengthOf(text: string): number {
  return text.replace(/\r\n/g, '\n').length;
}
