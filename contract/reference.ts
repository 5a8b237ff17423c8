const crockfordAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `value` has the form of a lower-case UUID, as one-time ids have. */
export function isEnquiryId(value: string): boolean {
  return uuidPattern.test(value);
}

/**
 * The reference that visitor and staff say to each other, such as "WM-7K3Q-9F2D".
 * It is the first 40 bits of the one-time id in Crockford's base 32 (no I, L, O or U to misread), so the form can show it
 * without being told. Shape: `enquiryId` is a UUID. Throws RangeError for anything else.
 */
export function referenceFor(enquiryId: string): string {
  if (!isEnquiryId(enquiryId)) {
    throw new RangeError(
      `An enquiry id is a lower-case UUID, but this one is ${JSON.stringify(enquiryId)}.`,
    );
  }
  let bits = BigInt(`0x${enquiryId.replaceAll('-', '').slice(0, 10)}`);
  let letters = '';
  for (let position = 0; position < 8; position += 1) {
    letters = crockfordAlphabet.charAt(Number(bits & 31n)) + letters;
    bits >>= 5n;
  }
  return `WM-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * How every id with this reference begins, such as "0f8fad5b-d9"; null for what is no reference. It undoes `referenceFor`,
 * so that who looks for a reference needs no index beside that of the ids. Shape: capital letters.
 */
export function idBeginningFor(reference: string): string | null {
  const letters = /^WM-([0-9A-Z]{4})-([0-9A-Z]{4})$/.exec(reference)?.slice(1).join('') ?? '';
  const places = [...letters].map((letter) => crockfordAlphabet.indexOf(letter));
  if (places.length === 0 || places.includes(-1)) return null;
  const bits = places.reduce((bits, place) => (bits << 5n) | BigInt(place), 0n);
  const digits = bits.toString(16).padStart(10, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
