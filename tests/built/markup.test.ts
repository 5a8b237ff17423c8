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

test.each(builtPages)('$path carries no code or style in attributes', ({ document }) => {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map(({ name }) => name),
  );
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([]);
});

test.each(builtPages)('$path allows no code and no style but what it names', ({ document }) => {
  const metas = [...document.querySelectorAll('meta[http-equiv="content-security-policy" i]')];
  const policy = metas.map((meta) => meta.getAttribute('content') ?? '').join(';');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-/);
  expect(policy).not.toMatch(/unsafe-|\*|https?:/);
});

test.each(builtPages)(
  '$path names the order of its style layers before any of them',
  ({ html }) => {
    const firstLayer = /@layer[^;{]+[;{]/.exec(html)?.[0];
    expect(firstLayer).toBe('@layer reset,tokens,base,components,utilities;');
  },
);
