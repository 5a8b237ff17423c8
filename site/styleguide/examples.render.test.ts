import { HtmlValidate } from 'html-validate';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { htmlRules } from '../../tests/support/built/html-rules.ts';
import { componentNames, shownComponents } from './components.ts';

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

/** Components that the styleguide does not show by themselves, each with the reason. */
const withoutExamples: Readonly<Record<string, string>> = {
  Carry: 'a part of PlanPage that stands nowhere else',
  CaseDates: 'a part of PlanPage that stands nowhere else',
  CaseQuestion: 'a part of PlanPage that stands nowhere else',
  CompanionFields: 'hidden fields: there is nothing to see',
  ContactForm: 'gives life to FormView, whose examples show every state',
  DataBlock: 'data: there is nothing to see',
  EnquiryFields: 'a part of FormView that stands nowhere else',
  ErrorSummary: 'a part of FormView that stands nowhere else',
  Field: 'a part of FormView that stands nowhere else',
  DoneOn: 'a part of PlanPage that stands nowhere else',
  Fold: 'a part of PlanPage that stands nowhere else',
  Folded: 'a part of FigureRows and Sources that stands nowhere else',
  Inlines: 'the words of RichText without their paragraph',
  LinkItems: 'links that each list dresses in its own way',
  Offered: 'a part of PlanPage that stands nowhere else',
  OwnSteps: 'a part of PlanPage that stands nowhere else',
  OtherWays: 'a part of FormView that stands nowhere else',
  Outcome: 'a part of FormView that stands nowhere else',
  Overview: 'a part of PlanPage that stands nowhere else',
  PageView: 'a whole page: the tests look at one of each layout',
  PartList: 'draws whatever it is given',
  PartView: 'draws whatever it is given',
  PartsField: 'a part of PlanPage that stands nowhere else',
  PlanPage: 'gives life to PlanView, whose examples show every state',
  PlannedCaseCard: 'a part of PlanPage that stands nowhere else',
  RowNote: 'a part of Cost and FigureRows that stands nowhere else',
  Sentence: 'a part of PlanPage that stands nowhere else',
  TapLink: 'a link that many parts have',
  SlideButtons: 'a part of Carousel and HeroSlideshow that stands nowhere else',
  SourceLinks: 'a part of PlanPage that stands nowhere else',
  StatusMessage: 'a part of FormView that stands nowhere else',
  Tool: 'a part of PlanPage that stands nowhere else',
  Trap: 'hidden from everybody but programs: there is nothing to see',
  VoiceWords: 'a part of TestimonialCards and Carousel that stands nowhere else',
  WayPast: 'a part of PricePair and ContactButton, whose examples show each kind of it',
  Words: 'words, and nothing more',
};

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
