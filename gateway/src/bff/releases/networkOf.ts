import { isIPv4, isIPv6 } from 'node:net';

/** IPv6 that stands for an IPv4 address. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;

/**
 * The network an address is most likely handed out from, as one household or office has it: IPv4 by its first 24 bits, IPv6
 * by its first 64. What is no address is a network of its own.
 */
export function networkOf(address: string): string {
  const v4 = MAPPED.exec(address)?.[1] ?? address;
  if (isIPv4(v4)) return v4.split('.').slice(0, 3).join('.');
  const [v6 = ''] = address.split('%');
  if (!isIPv6(v6)) return address;
  const [head = '', tail] = v6.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  return [...before, ...middle, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

const groupsOf = (text: string) => text.split(':').filter(Boolean);
