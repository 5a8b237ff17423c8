import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examples as examplesByName } from '../../styleguide/examples/elements.ts';
import { Stars, starFills } from './Testimonials.tsx';

type StarsProps = Parameters<typeof Stars>[0];

const examples = examplesByName.Stars;

const everyExample = Object.entries<StarsProps>(examples);

test.each(everyExample)('%s is drawn star by star', (_name, props) => {
  const fills = [...draw(props).matchAll(/data-fill="([a-z]+)"/g)].map(([, fill]) => fill);
  expect(fills).toEqual(starFills(props.rating, props.count));
});

test.each(everyExample)('%s is read aloud as one text', (_name, props) => {
  const html = draw(props);
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([`aria-label="${props.label}"`]);
  expect(readAloud(html)).toBe('');
});

function draw(props: StarsProps): string {
  return renderToStaticMarkup(<Stars {...props} />);
}

/** The text of the markup outside what is hidden from screen readers. */
function readAloud(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
