import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleProps } from './ContactForm.samples.ts';
import { ContactForm } from './ContactForm.tsx';
import { drawnProps } from './drawn-props.ts';

test.each(['', 'https://desk.example'])(
  'what a form for "%s" was drawn with is read back from it',
  (origin) => {
    const { container } = render(<ContactForm {...sampleProps} origin={origin} />);
    const form = container.querySelector('form');
    const { identifiers, subject, page, language } = sampleProps;
    expect(form && drawnProps(form)).toEqual({ origin, identifiers, subject, page, language });
  },
);
