import { expect, test } from 'vitest';
import { wantedPreview } from './wanted-previews.ts';

const named = '<meta property="og:image" content="https://waymark.example/services/uk/id.png">';

test('a page asks for its preview by the address that it names, with its heading as the words', () => {
  const html = `${named}<h1 class="a">Proof of age &amp; <em>identity</em></h1>`;
  expect(wantedPreview(html)).toEqual({
    address: '/services/uk/id.png',
    title: 'Proof of age & identity',
    country: 'uk',
  });
});

test('a page that names no preview gets none', () => {
  expect(wantedPreview('<h1>Not found</h1>')).toBeNull();
});

test('a page with a preview and no heading stops the build', () => {
  expect(() => wantedPreview(named)).toThrow('has no heading');
});
