import { expect, test } from 'vitest';
import { type Html, html, trustedHtml } from './html.ts';

test('every value is text, in elements and in attributes', () => {
  const typed = `"><script>&'`;
  expect(html`<p title="${typed}">${typed}</p>`.markup).toBe(
    '<p title="&quot;&gt;&lt;script&gt;&amp;&#39;">&quot;&gt;&lt;script&gt;&amp;&#39;</p>',
  );
});

test('templates nest, also in lists, and nothing is drawn of null and false', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);
  const isWrong = [true, false].map((is) => html`<input${is && html` aria-invalid="true"`}>`);
  expect(html`<ul>${items}</ul>${null}${0}${isWrong}`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>0<input aria-invalid="true"><input>',
  );
});

test('raw markup has one way in, by its name: nothing that looks like it, or stands in a list, passes', () => {
  expect(html`${trustedHtml('<b>ours</b>')}`.markup).toBe('<b>ours</b>');
  const lookalike = JSON.parse('{"markup":"<script>"}') as Html;
  expect(() => html`${lookalike}`).toThrow(TypeError);
  expect(() => html`${[lookalike]}`).toThrow(TypeError);
  expect(html`${['<script>'] as unknown as Html[]}`.markup).toBe('&lt;script&gt;');
});
