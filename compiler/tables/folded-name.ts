/** A name as people type it: small letters without accents and signs, one i for both of Turkish, one space between words, "and" for "&", "saint" for "St". */
export function foldedName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’ʼ`.]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<!\p{L})st(?!\p{L})/gu, 'saint')
    .trim();
}

/** Where scripts find what people call places, beside what browsers know: see place-names.ts. */
export const placeNamesPath = '/place-names.json';
