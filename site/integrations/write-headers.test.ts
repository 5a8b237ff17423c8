import { expect, test } from 'vitest';
import { securityHeaders } from '../../contract/headers.ts';
import { headerRules } from './write-headers.ts';

const page = { address: '/contact', isPage: true };

test('every address is in one rule for security and in one for its kind', () => {
  const files = [
    { address: '/', isPage: true },
    { address: '/services', isPage: true },
    { address: '/services/uk/ielts', isPage: true },
    { address: '/services/uk/uk-passport', isPage: true },
    { address: '/_astro/page.D4hash.js', isPage: false },
    { address: '/api/facts.json', isPage: false },
  ];
  const patterns = headerRules('http://site.example', files).match(/^\/.*$/gm);
  expect(patterns).toEqual(['/*', '/', '/_astro/*', '/api/*', '/services', '/services/*']);
});

test('a rule has a line for each header', () => {
  const [everywhere, ofPage] = headerRules('http://site.example', [page]).split('\n\n');
  const lines = Object.entries(securityHeaders(null)).map(([name, value]) => `  ${name}: ${value}`);
  expect(everywhere?.split('\n')).toEqual(['/*', ...lines]);
  expect(ofPage).toBe('/contact\n  cache-control: no-cache\n');
});

test('only a site with an https address promises TLS', () => {
  expect(headerRules('http://site.example', [page])).not.toContain('strict-transport-security');
  expect(headerRules('https://site.example', [page])).toContain(
    '  strict-transport-security: max-age=31536000; includeSubDomains\n',
  );
});

test('a folder with pages and other files cannot have one rule', () => {
  const files = [
    { address: '/services/uk', isPage: true },
    { address: '/services/map.svg', isPage: false },
  ];
  expect(() => headerRules('http://site.example', files)).toThrow('/services/*');
});
