import { HtmlValidate } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlRules } from '../../tests/support/built/html-rules.ts';
import { componentNames, shownComponents } from './components.ts';
import { withoutExamples } from './without-examples.ts';

const validator = new HtmlValidate({
  ...htmlRules,
  rules: {
    ...htmlRules.rules,
    // What only a whole page has.
    'missing-doctype': 'off',
    // A part of a page begins with the heading that its place on the page asks for.
    'heading-level': ['error', { minInitialRank: 'h6' }],
  },
});

const everyExample = shownComponents.flatMap(({ name, Component, examples }) =>
  examples.map(({ state, props }) => ({ name, state, Component, props })),
);

test.each(everyExample)('$name, $state: draws valid HTML', async ({ Component, props }) => {
  const html = renderToStaticMarkup(createElement(Component, props));
  // The bar opens the list of languages, which stands below it.
  const list = html.includes('id="languages"') ? '' : '<ul id="languages"></ul>';
  const { results } = await validator.validateString(html + list);
  const findings = results.flatMap(({ messages }) => messages);
  expect(findings.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

test('every component has examples, or a reason to have none', () => {
  const withExamples = shownComponents.map(({ name }) => name);
  expect([...withExamples, ...Object.keys(withoutExamples)].toSorted()).toEqual(
    componentNames.toSorted(),
  );
});

test('no two states of a component look the same', () => {
  const drawn = shownComponents.map(({ name, Component, examples }) => {
    const states = examples.map(({ props }) =>
      renderToStaticMarkup(createElement(Component, props)),
    );
    return { name, copies: states.length - new Set(states).size };
  });
  expect(drawn.filter(({ copies }) => copies > 0)).toEqual([]);
});
