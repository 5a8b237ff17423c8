import ipaddr from 'ipaddr.js';

/** A network that a call comes from. */
export type Network = {
  /** Version of IP and bits, such as "ipv4/24". */
  level: string;
  /** The level and the bits themselves. */
  name: string;
  /** How many enquiries it may send within an hour before it is crowded. */
  allowance: number;
  /** As how many callers it counts; null where only the networks within it have a limit on calls. */
  callers: number | null;
};

/**
 * The nested levels of either version, the narrowest first. A wider network may be a carrier with a million people in it, or one
 * attacker who has it to himself: its allowance grows, far more slowly than its addresses. RIPE-690: whoever has IPv6 at home is
 * given 48, 56 or 64 bits, so none of these is more than one caller to begin with.
 */
const levels = {
  ipv4: [
    { bits: 32, allowance: 1, callers: 1 },
    { bits: 24, allowance: 2, callers: null },
    { bits: 20, allowance: 4, callers: null },
    { bits: 16, allowance: 8, callers: null },
    { bits: 12, allowance: 16, callers: null },
    { bits: 8, allowance: 32, callers: null },
  ],
  ipv6: [
    { bits: 64, allowance: 1, callers: 1 },
    { bits: 56, allowance: 1, callers: 2 },
    { bits: 48, allowance: 1, callers: 8 },
    { bits: 44, allowance: 2, callers: null },
    { bits: 40, allowance: 4, callers: null },
    { bits: 36, allowance: 8, callers: null },
    { bits: 32, allowance: 16, callers: null },
    { bits: 20, allowance: 32, callers: null },
  ],
} as const;

const unreadable: Network = { level: 'none', name: 'none', allowance: 1, callers: 1 };
const bitsPerDigit = 4;

/**
 * The networks that an address lies in, the narrowest first. What cannot be read as an address counts as one caller, whatever
 * it says.
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [unreadable];
  const parsed = ipaddr.process(address);
  const version = parsed.kind();
  const digits = Buffer.from(parsed.toByteArray()).toString('hex');
  return levels[version].map(({ bits, allowance, callers }) => {
    const level = `${version}/${bits}`;
    return { level, name: `${level} ${digits.slice(0, bits / bitsPerDigit)}`, allowance, callers };
  });
}
