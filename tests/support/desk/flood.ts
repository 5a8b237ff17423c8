import ipaddr from 'ipaddr.js';
import { sampleParameters } from './sample-enquiry.ts';
import { chanceFrom } from './storm/random.ts';

/** One form that somebody posts, in a flood or in the midst of one. */
export type Post = {
  /** Where it comes from. */
  address: string;
  /** Its one-time id; the mail about it has the same in its Message-ID. */
  id: string;
  isGenuine: boolean;
  parameters: Readonly<Record<string, string>>;
};

export type FloodPlan = {
  /** Where the flood comes from. */
  attackers: readonly string[];
  /** How many posts the attackers send, in turn. */
  posts: number;
  /** Where people write from meanwhile, one enquiry each. */
  visitors: readonly string[];
  /** The same seed, the same order. */
  seed: number;
};

/** A flood of plain text, none of it like another, and a few people who write in the midst of it; in no order. */
export function floodOf({ attackers, posts, visitors, seed }: FloodPlan): Post[] {
  const flood = Array.from({ length: posts }, (_, count) => ({
    address: attackers[count % attackers.length] ?? '',
    isGenuine: false,
  }));
  const honest = visitors.map((address) => ({ address, isGenuine: true }));
  const chance = chanceFrom(seed);
  return [...flood, ...honest]
    .map((post) => ({ post, place: chance.fraction() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ post }, count) => {
      const id = crypto.randomUUID();
      const words = { message: `Question ${count}: how do I renew it? ${id}`, enquiry_id: id };
      return { ...post, id, parameters: { ...sampleParameters, ...words } };
    });
}

/** Addresses of IPv4 that have nothing to do with each other, from the `from`th on. */
export function unrelatedAddresses(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return `${11 + (number % 180)}.${Math.floor(number / 180)}.7.9`;
  });
}

/** An address in each of `count` networks of 64 bits that lie in one network of 48. */
export function addressesOfOneCustomer(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `2001:db8:7:${index.toString(16)}::9`);
}

/** `count` addresses that are spread evenly over a network, such as "198.16.0.0/12"; where it has fewer, each comes again. */
export function addressesIn(network: string, count: number): string[] {
  const [start, bits] = ipaddr.parseCIDR(network);
  const bytes = start.toByteArray();
  const own = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const size = 2n ** BigInt(8 * bytes.length - bits);
  const first = own - (own % size);
  return Array.from({ length: count }, (_, index) => {
    const digits = (first + (BigInt(index) * size) / BigInt(count)).toString(16);
    return ipaddr
      .fromByteArray([...Buffer.from(digits.padStart(2 * bytes.length, '0'), 'hex')])
      .toString();
  });
}
