import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/elements.ts';
import { Field } from './Field.tsx';

type FieldProps = Parameters<typeof Field>[0];

const examples = examplesByName.Field;

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
