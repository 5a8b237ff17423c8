import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, attributeOf } from '../../gates/pages/html.ts';
import { checkEachPage } from '../support/built/each.ts';
import { builtPages, distFolder } from '../support/built/pages.ts';

const largestBytes = 40_000;

const pictures = builtPages.flatMap(({ path, document }) =>
  all('picture, img:not(picture img)', document).map((picture) => ({
    path,
    picture,
  })),
);

test('the site shows pictures', () => {
  expect(pictures.length).toBeGreaterThan(0);
});

test('a picture on each page is light, by day and by night', () =>
  checkEachPage(pictures, ({ picture }) => {
    const addresses = [...all('source', picture), ...imagesIn(picture)].map(
      (element) => attributeOf(element, 'srcset') ?? attributeOf(element, 'src') ?? '',
    );
    for (const address of addresses) {
      expect(statSync(join(distFolder, address)).size).toBeLessThan(largestBytes);
    }
  }));

test('a picture on each page says its size and what it shows, so that nothing moves', () =>
  checkEachPage(pictures, ({ picture }) => {
    for (const image of imagesIn(picture)) {
      expect(Number(attributeOf(image, 'width'))).toBeGreaterThan(0);
      expect(Number(attributeOf(image, 'height'))).toBeGreaterThan(0);
      expect(attributeOf(image, 'alt')).not.toBeNull();
    }
  }));

function imagesIn(picture: (typeof pictures)[number]['picture']) {
  return picture.name === 'img' ? [picture] : all('img', picture);
}
