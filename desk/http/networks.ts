import ipaddr from 'ipaddr.js';

/** A network that a call comes from. */
export type Network = {
  name: string;
  /** As how many callers it counts. */
  callers: number;
};

/**
 * RIPE-690: whoever has IPv6 at home is given 56 bits to himself, or 48; a phone has 64, and others have the next ones.
 * So the wider ones count as a few callers, and not as the thousands of addresses that they could pretend to be.
 */
const widths = [
  { bits: 48, callers: 8 },
  { bits: 56, callers: 2 },
  { bits: 64, callers: 1 },
] as const;

/**
 * The networks that an address lies in, the widest first and the caller's own last; one alone for IPv4, where many people
 * share an address already. What cannot be read as an address counts as one caller, whatever it says.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ name: 'unreadable', callers: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [{ name: parsed.toString(), callers: 1 }];
  const bytes = Buffer.from(parsed.toByteArray());
  return widths.map(({ bits, callers }) => ({
    name: bytes.subarray(0, bits / 8).toString('hex'),
    callers,
  }));
}
