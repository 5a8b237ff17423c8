/**
 * The text of a part of a form whose header says that it was encoded for the way, as mail programs do; `text` is what stands in
 * its body. What is not written in the encoding that it names stays as it is, and so does a form of another kind, which names none.
 */
export function decodedText(text: string, encoding = ''): string {
  switch (encoding.trim().toLowerCase()) {
    case 'base64':
      return isBase64(text) ? textIn(Buffer.from(text, 'base64')) : text;
    case 'quoted-printable':
      return textIn(bytesOfQuotedPrintable(text));
    default:
      return text;
  }
}

function isBase64(text: string): boolean {
  const signs = text.replace(/\s/g, '');
  return signs.length % 4 === 0 && /^[a-z\d+/]*={0,2}$/i.test(signs);
}

/** RFC 2045, 6.7: blanks at the end of a line are of the way, = there joins two lines, and =C3 is a byte. */
function bytesOfQuotedPrintable(text: string): Buffer {
  const bytes = Buffer.from(text)
    .toString('latin1')
    .replace(/[ \t]+$/gm, '')
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}

/** In UTF-8, or in the older encoding of programs that do not know it. */
function textIn(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
