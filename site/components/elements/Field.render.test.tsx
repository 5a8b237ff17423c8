import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

type FieldProps = Parameters<typeof Field>[0];

const examples = {
  'a label says it all': {
    id: 'example-name',
    control: 'text',
    label: 'First name',
    name: 'fname',
  },
  'a hint helps': {
    id: 'example-phone',
    control: 'tel',
    label: 'Phone',
    hint: 'With the country code, in any format.',
    autoComplete: 'tel',
  },
  'the field may stay empty': {
    id: 'example-address',
    control: 'text',
    label: 'Address',
    mark: '(optional)',
    hint: 'Town or city is enough.',
  },
  'the answer has to be mended': {
    id: 'example-email',
    control: 'email',
    label: 'Email',
    error: 'Enter your email address, like name@example.com',
    required: true,
  },
  'long text with hint and error': {
    id: 'example-message',
    control: 'textarea',
    label: 'Message',
    hint: 'Tell us which document it is about and what you want to know.',
    error: 'Write your question',
    maxLength: 5000,
  },
} satisfies Record<string, FieldProps>;

const cases = Object.entries<FieldProps>(examples);

test.each(cases)('when %s, the label belongs to the control', (_name, props) => {
  const html = renderToStaticMarkup(<Field {...props} />);
  expect(html).toContain(`for="${props.id}"`);
  expect(html).toMatch(new RegExp(`<(input|textarea) [^>]*id="${props.id}"`));
});

test.each(cases)(
  'when %s, the control is described by what is drawn and nothing else',
  (_name, props) => {
    const html = renderToStaticMarkup(<Field {...props} />);
    const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
    const drawn = [...html.matchAll(/<p id="([^"]+)"/g)].map(([, id]) => id);
    expect(described).toEqual(drawn);
    expect(html.includes('aria-invalid="true"')).toBe(props.error !== undefined);
  },
);

test('what the field does not know passes through to the control', () => {
  const html = renderToStaticMarkup(<Field {...examples['a hint helps']} data-example="yes" />);
  expect(html).toMatch(/<input [^>]*autoComplete="tel"[^>]*data-example="yes"/i);
});
