import { expect, test } from 'vitest';
import { piecesOf } from './words.ts';

/** The pieces that are marked, as "а:Cyrillic". */
function marked(text: string): string[] {
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.flatMap((piece) =>
    piece.script === null ? [] : [`${piece.text}:${piece.script}`],
  );
}

test.each([
  ['support@pаypal.com', ['а:Cyrillic']],
  ['support@раураӏ.com', ['раураӏ:Cyrillic']],
  ['Write to <support@pаypаl.com>, now', ['а:Cyrillic', 'а:Cyrillic']],
  ['https://аррӏе.com/x', ['аррӏе:Cyrillic']],
  ['gооgle', ['оо:Cyrillic']],
  ['gοοgle@mail.example', ['οο:Greek']],
  ['micrоsоft and micrοsoft', ['о:Cyrillic', 'о:Cyrillic', 'ο:Greek']],
  ['hօme', ['օ:Armenian']],
  ['ᎪMAZON', ['Ꭺ:Cherokee']],
  ['ꓮpple', ['ꓮ:Lisu']],
  ['Ivanоv', ['о:Cyrillic']],
  ['Пaспорт', ['a:Latin']],
])('in %s what looks like something else is marked', (text, letters) => {
  expect(marked(text)).toEqual(letters);
});

test.each([
  'support@paypal.com',
  'Zoë O’Sample-Nguyễn',
  'zoë@straße.example',
  'иван@почта.рф',
  'Мария Иванова (Maria Ivanova)',
  'IT-отдел, UK-паспорт',
  '用户@例子.公司 Tシャツ',
  'user@例子.com',
  'محمد Ali, דוד',
  '2026-03-02, №5, +353 1',
  '',
])('in %s nothing is', (text) => {
  expect(marked(text)).toEqual([]);
});
