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
