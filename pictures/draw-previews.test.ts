import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawPreviews } from './draw-previews.ts';

test('a preview is drawn anew when a word or the country of its page changes, and is the same when they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waymark-previews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const draw = async (title: string, country: string) => {
    const words = {
      title,
      siteName: 'Waymark',
      notice: 'Not a government site.',
      direction: 'ltr' as const,
    };
    await drawPreviews([{ address: '/og/page.png', country, ...words }], folder);
    return (await readFile(join(folder, 'og/page.png'))).toString('base64');
  };
  const first = await draw('A passport', 'uk');
  const others = [await draw('A licence', 'uk'), await draw('A passport', 'germany')];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(await draw('A passport', 'uk')).toBe(first);
});
