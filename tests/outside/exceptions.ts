/** What a judge objects to and we leave as it is. */
type Exception = {
  tool: 'Nu' | 'IBM' | 'pa11y' | 'linkinator';
  /** Fits the finding as it is printed. */
  finding: RegExp;
  reason: string;
};

export const exceptions: readonly Exception[] = [
  {
    tool: 'Nu',
    finding: /Trailing slash on void elements/,
    reason: 'React writes it; HTML ignores it, and every attribute value is quoted.',
  },
  {
    tool: 'Nu',
    finding: /“link” element with a “blocking” attribute must have a “rel”/,
    reason:
      'It does not know rel=expect yet, which HTML has (the first paint waits for the frame, decision 0006).',
  },
  {
    tool: 'Nu',
    finding: /“field-sizing”: Property “field-sizing” doesn't exist/,
    reason:
      'It does not know it yet: CSS Basic User Interface, level 4. Other browsers keep the height of eight lines.',
  },
  {
    tool: 'Nu',
    finding: /violates Content Security Policy \(meta tag\)/,
    reason:
      'It reads files, which have no origin that is "self", and no hashes; policy.spec.ts asks a browser.',
  },
  {
    tool: 'Nu',
    finding: /“href” on element “link”: Illegal character after “ta:”\. “<” is not allowed/,
    reason:
      'The icon in the page is an SVG as it is written (pictures/svg.ts). The URL standard calls its "<" an error that stops no parser, and escaped it costs each page 44 bytes of its ten packets.',
  },
  {
    tool: 'IBM',
    finding: /^aria_form_label_unique: Multiple elements with "form" role/,
    reason:
      'The box for searching and the enquiry form have no name, and a form without one is no landmark (HTML-AAM): nobody hears two alike.',
  },
];
