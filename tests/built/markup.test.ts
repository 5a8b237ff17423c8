import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { checkEachPage } from '../support/built/each.ts';
import { htmlRules } from '../support/built/html-rules.ts';
import { builtPages, prefixOf } from '../support/built/pages.ts';

const english = new HtmlValidate(htmlRules);
/** Where English has 70 characters, other languages have room for a third more. */
const translated = new HtmlValidate({
  ...htmlRules,
  rules: { ...htmlRules.rules, 'long-title': ['error', { maxlength: 95 }] },
});

test('each page is valid HTML', () =>
  checkEachPage(builtPages, async (page) => {
    const { file, html } = page;
    const validator = prefixOf(page) === '' ? english : translated;
    const report = await validator.validateString(html, `dist/${file}`);
    const findings = report.results.flatMap(({ messages }) => messages);
    expect(
      findings.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    ).toEqual([]);
  }));

test('each page names the order of its style layers before any of them', () =>
  checkEachPage(builtPages, ({ html }) => {
    const firstLayer = /@layer[^;{]+[;{]/.exec(html)?.[0];
    expect(firstLayer).toBe('@layer reset,tokens,base,components,utilities;');
  }));
