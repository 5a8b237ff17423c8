import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlRules } from '../support/built/html-rules.ts';
import { builtPages } from '../support/built/pages.ts';

const validator = new HtmlValidate(htmlRules);

test.each(builtPages)('$path is valid HTML', async ({ file, html }) => {
  const report = await validator.validateString(html, `dist/${file}`);
  const findings = report.results.flatMap(({ messages }) => messages);
  expect(
    findings.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([]);
});

test.each(builtPages)(
  '$path names the order of its style layers before any of them',
  ({ html }) => {
    const firstLayer = /@layer[^;{]+[;{]/.exec(html)?.[0];
    expect(firstLayer).toBe('@layer reset,tokens,base,components,utilities;');
  },
);
