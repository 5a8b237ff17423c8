/**
 * `make`, called once for each set of arguments. For formats of `Intl` and their like: to make one takes longer than to use it a
 * thousand times.
 */
export function madeOnce<Parts extends readonly (string | number)[], Made>(
  make: (...parts: Parts) => Made,
): (...parts: Parts) => Made {
  const made = new Map<string, Made>();
  return (...parts) => {
    const key = parts.join('\n');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...parts);
    made.set(key, fresh);
    return fresh;
  };
}
