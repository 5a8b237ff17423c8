/**
 * A new one-time id, a lower-case UUID of version 4.
 * `randomUUID` exists on secure pages only; a preview on http://192.168.… has `getRandomValues` alone.
 */
export function newEnquiryId(
  source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto,
): string {
  return source.randomUUID?.() ?? uuidFrom(source.getRandomValues(new Uint8Array(16)));
}

function uuidFrom(random: Uint8Array): string {
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
