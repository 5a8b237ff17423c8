import { expect, test } from 'vitest';
import { dataAddress, logoFile } from './logo.ts';

test('a drawing as an address can be read back', () => {
  const address = dataAddress(logoFile());
  const [head, body = ''] = address.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(decodeURIComponent(body)).toBe(logoFile().replaceAll('"', "'"));
});

test('a drawing as an address holds nothing that would end it', () => {
  expect(dataAddress('<svg width="50%"><path fill="#fff"/></svg>')).not.toMatch(
    /["#<>]|%(?![0-9A-F]{2})/,
  );
});
