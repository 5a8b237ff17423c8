import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '../support/built/content.ts';
import { distFolder, isServed } from '../support/built/pages.ts';
import { prefixes } from '../support/locales.ts';

/** Every alias that the site specification names and every address cut short, with the page that it leads to. */
const aliases = [
  ['/services/uk', '/services/uk/uk-documents'],
  ['/services/ireland', '/services/ireland/ireland-documents'],
  ['/services/germany', '/services/germany/germany-documents'],
  ['/services/france', '/services/france/france-documents'],
  ['/services/spain', '/services/spain/spain-documents'],
  ['/services/usa', '/services/usa/usa-documents'],
  ['/policies', '/policies/privacy'],
  ['/safety', '/safety/document-fraud'],
  ['/testimonials', '/testimonial'],
  ['/swap-license', '/swap-licence'],
  ['/exchange-licence', '/swap-licence'],
  ['/who-needs-a-permit', '/work-and-live'],
  ['/do-i-need-a-visa', '/work-and-live'],
  ['/products/uk-real-theory-test', '/products/uk-theory-test'],
  ['/products/uk-motorcycle-licensces', '/products/uk-motorcycle-licences'],
  ['/services/germany/german-documents', '/services/germany/germany-documents'],
  ['/services/Germany/german-documents', '/services/germany/germany-documents'],
  ['/services/uk/IELTS', '/services/uk/ielts'],
  ['/services/france/TCF', '/services/france/tcf'],
] as const;

const rules = readFileSync(`${distFolder}/_redirects`, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [from = '', to = '', status = '', ...rest] = line.split(' ');
    return { line, from, to, status, rest };
  });

test.each(aliases)('%s leads to %s for good, in every language', (from, to) => {
  for (const prefix of prefixes) {
    expect(rules.filter((rule) => rule.from === prefix + from)).toMatchObject([
      { to: prefix + to, status: '308' },
    ]);
  }
});

test('no other address is redirected', () => {
  const ofCases = aliases.flatMap(([from, to]) => {
    const { cases = [] } = content.guides.get(to.replace('/services/', '')) ?? {};
    return cases.flatMap(({ id, draft }) => (draft ? [] : [`${from}/${id}`]));
  });
  expect(rules.map(({ from }) => from).toSorted()).toEqual(
    prefixes
      .flatMap((prefix) =>
        [...aliases.map(([from]) => from), ...ofCases].map((from) => prefix + from),
      )
      .toSorted(),
  );
});

test.each(rules)('"$line" is a rule that every host reads: from, to, status', (rule) => {
  expect(rule.from).toMatch(/^\/[\w/-]+$/);
  expect(rule.to).toMatch(/^\/[a-z0-9/-]+$/);
  expect(rule.status).toMatch(/^\d{3}$/);
  expect(rule.rest).toEqual([]);
});

test.each(rules)('"$line" lands on a page, in one step', ({ to }) => {
  expect(isServed(to)).toBe(true);
  expect(rules.map(({ from }) => from)).not.toContain(to);
});
