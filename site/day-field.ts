/** Years that are half typed are before the first answer. */
export function isWhole({ value, validity }: HTMLInputElement): boolean {
  return value !== '' && validity.valid;
}

export function isEmpty({ value, validity }: HTMLInputElement): boolean {
  return value === '' && !validity.badInput;
}
