import { expect, test } from 'vitest';
import { madeOnce } from './made-once.ts';

test('what is made is made once for each set of arguments', () => {
  const asked: string[] = [];
  const made = madeOnce((language: string, digits: number) => {
    asked.push(`${language} ${digits}`);
    return { language, digits };
  });
  expect(made('es', 1)).toBe(made('es', 1));
  expect(made('es', 12)).toEqual({ language: 'es', digits: 12 });
  expect(made('ar', 1)).toEqual({ language: 'ar', digits: 1 });
  expect(asked).toEqual(['es 1', 'es 12', 'ar 1']);
});
