import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPages, distFolder } from '../support/built/pages.ts';

const largestBytes = 40_000;

const pictures = builtPages.flatMap(({ path, document }) =>
  [...document.querySelectorAll('picture, img:not(picture img)')].map((picture) => ({
    path,
    picture,
  })),
);

test('the site shows pictures', () => {
  expect(pictures.length).toBeGreaterThan(0);
});

test.each(pictures)('a picture on $path is light, by day and by night', ({ picture }) => {
  const addresses = [...picture.querySelectorAll('source'), ...imagesIn(picture)].map(
    (element) => element.getAttribute('srcset') ?? element.getAttribute('src') ?? '',
  );
  for (const address of addresses) {
    expect(statSync(join(distFolder, address)).size).toBeLessThan(largestBytes);
  }
});

test.each(pictures)(
  'a picture on $path says its size and what it shows, so that nothing moves',
  ({ picture }) => {
    for (const image of imagesIn(picture)) {
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
      expect(image.hasAttribute('alt')).toBe(true);
    }
  },
);

function imagesIn(picture: (typeof pictures)[number]['picture']) {
  return picture.tagName === 'IMG' ? [picture] : [...picture.querySelectorAll('img')];
}
