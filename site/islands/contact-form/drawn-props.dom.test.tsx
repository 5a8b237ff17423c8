import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emailjsLimits } from '../../../contract/emailjs.ts';
import { sampleProps } from './ContactForm.samples.ts';
import { ContactForm } from './ContactForm.tsx';
import { drawnProps, subjectIn } from './form-controls.ts';

test.each([
  ['', false],
  ['https://desk.example', true],
] as const)(
  'what a form for "%s" was drawn with is read back from it, and whether it is general: %s',
  (origin, isGeneral) => {
    const props = { ...sampleProps, origin, isGeneral };
    const { container } = render(<ContactForm {...props} />);
    const form = container.querySelector('form');
    const { identifiers, subject, page, language, privacyPath, statusPath } = props;
    const drawn = {
      origin,
      identifiers,
      subject,
      isGeneral,
      page,
      language,
      privacyPath,
      statusPath,
    };
    expect(form && drawnProps(form)).toEqual(drawn);
  },
);

test('a link may say what the enquiry is about', () => {
  expect(subjectIn('?subject=UK%20driving+licence')).toBe('UK driving licence');
});

test('an address that says nothing leaves the subject empty', () => {
  expect(subjectIn('')).toBe('');
  expect(subjectIn('?other=1')).toBe('');
});

test('a subject is one line, and no longer than the wire allows', () => {
  expect(subjectIn('?subject=UK%0D%0ABcc:%20x%00y')).toBe('UK Bcc: x y');
  expect(subjectIn(`?subject=${'a'.repeat(500)}`)).toHaveLength(emailjsLimits.maxCompanionLength);
  expect(subjectIn(`?subject=a${'𐐒'.repeat(500)}`)).toBe(`a${'𐐒'.repeat(99)}`);
  expect(subjectIn('?subject=می%E2%80%8Cدان%E2%80%8B')).toBe('می\u200cدان');
});
