import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/elements.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

type ErrorSummaryProps = Parameters<typeof ErrorSummary>[0];

const examples = examplesByName.ErrorSummary;

test.each(Object.entries<ErrorSummaryProps>(examples))(
  'with %s, each message leads to its control, in order',
  (_name, props) => {
    const html = renderToStaticMarkup(<ErrorSummary {...props} />);
    const links = [...html.matchAll(/<a href="#([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    expect(links.map(([, controlId, message]) => ({ controlId, message }))).toEqual(props.errors);
  },
);

test('the summary can take focus and is announced', () => {
  const html = renderToStaticMarkup(<ErrorSummary {...examples['one answer missing']} />);
  expect(html).toMatch(/^<div role="alert" tabindex="-1"/i);
});
