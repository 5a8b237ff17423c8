import { expect, test } from 'vitest';
import { textOfPage } from './page-text.ts';
import { createTextReader } from './page-text-apart.ts';

const html = (text: string) => ({ body: Buffer.from(text), contentType: 'text/html' });

test('a page is read as it is elsewhere, and one without text is told', async () => {
  const read = createTextReader();
  const page = html('<title>Fees</title><main><p>The fee is £102.</main>');
  expect(await read(page)).toEqual(await textOfPage(page));
  const picture = { body: Buffer.from('x'), contentType: 'image/png' };
  await expect(read(picture)).rejects.toThrow('No text can be read from image/png.');
});

test('a page that is made to hang its reader is given up, and the next one is read', async () => {
  const read = createTextReader(5_000);
  const hanging = read(html('<div>'.repeat(1_600_000)));
  const next = read(html('<p>The fee is £102.'));
  await expect(hanging).rejects.toThrow('could not be read within 5 s');
  expect((await next).blocks).toMatchObject([{ text: 'The fee is £102.' }]);
});
