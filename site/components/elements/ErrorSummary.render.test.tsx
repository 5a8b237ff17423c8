import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fieldNames, fields } from '../../../contract/fields.ts';
import { ErrorSummary } from './Field.tsx';

const every = fieldNames.map((field) => ({
  controlId: `example-${field}`,
  message: fields[field].messages.empty,
}));

function draw(errors: typeof every): string {
  return renderToStaticMarkup(<ErrorSummary heading="Check these answers" errors={errors} />);
}

test.each([
  ['one answer missing', every.slice(0, 1)],
  ['every answer missing', every],
])('with %s, each message leads to its control, in order', (_name, errors) => {
  const links = [...draw(errors).matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a>/g)];
  expect(links.map(([, controlId, message]) => ({ controlId, message }))).toEqual(errors);
});

test('the summary can take focus and is announced', () => {
  expect(draw(every)).toMatch(/^<div role="alert" tabindex="-1"/i);
});
