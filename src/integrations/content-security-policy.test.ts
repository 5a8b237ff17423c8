import { expect, test } from 'vitest';
import { pagePolicy } from '../lib/content-security-policy.ts';
import { inlineCode } from './content-security-policy.ts';

test('a page’s inline scripts and styles are found, its data blocks and linked scripts are not', () => {
  const html = `<head><style>a{}</style><script>one()</script><script type="module">two()</script>
    <script type="application/ld+json">{"three":3}</script><script src="/four.js"></script></head>
    <body><style>a{}</style><script>if (1 < 2) five("</p>")</script></body>`;
  expect(inlineCode(html)).toEqual({
    scripts: ['one()', 'two()', 'if (1 < 2) five("</p>")'],
    styles: ['a{}'],
  });
});

test('a policy names the chosen origin for enquiries and nothing unsafe', () => {
  const policy = pagePolicy({
    scriptHashes: ["'sha256-a'"],
    styleHashes: ["'sha256-b'"],
    emailOrigin: 'https://desk.example',
  });
  expect(policy).toContain("connect-src 'self' https://desk.example;");
  expect(policy).toContain("script-src 'self' 'sha256-a';");
  expect(policy).not.toContain('unsafe');
});
