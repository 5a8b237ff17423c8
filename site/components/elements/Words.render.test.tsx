import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Direction, Words } from './RichText.tsx';

function drawn(text: string, direction: 'ltr' | 'rtl'): string {
  return renderToStaticMarkup(
    <Direction value={direction}>
      <Words text={text} />
    </Direction>,
  );
}

test.each([
  ['اتصل على 0300 123 2040 الآن', '0300 123 2040'],
  ['النموذج 790-012 من الموقع', '790-012'],
  ['بموجب § 81 Abs. 4، فيجوز لك', '§ 81 Abs. 4'],
  ['أحضر سجل الدخول I-94 معك', 'I-94'],
  ['املأ النموذج DL-14A قبل الموعد', 'DL-14A'],
  ['بموجب § 81 Abs. 4، فيجوز لك', '§ 81 Abs. 4'],
])('on a page from right to left %s keeps %s in its order and on one line', (text, kept) => {
  expect(drawn(text, 'rtl')).toBe(text.replace(kept, `<bdi dir="ltr" data-whole="">${kept}</bdi>`));
});

test.each([
  ['ينتهي بـ .gouv.fr دائماً', '.gouv.fr'],
  ['اكتب www.gov.uk/report-fraud بنفسك', 'www.gov.uk/report-fraud'],
  ['إلى hello@waymark.example فقط', 'hello@waymark.example'],
])('on a page from right to left %s keeps %s in its order', (text, kept) => {
  expect(drawn(text, 'rtl')).toBe(text.replace(kept, `<bdi dir="ltr">${kept}</bdi>`));
});

test.each(['بين 3–5 أسابيع', 'الرسم 3,226 جنيهاً', 'الراتب 45,934.20 يورو', 'انتهى الأمر. ثم ابدأ'])(
  'what belongs to the sentence is left to it: %s',
  (text) => expect(drawn(text, 'rtl')).toBe(text),
);

test('other pages carry no mark for it', () => {
  expect(drawn('Call 0300 123 2040.', 'ltr')).toBe('Call 0300 123 2040.');
});
