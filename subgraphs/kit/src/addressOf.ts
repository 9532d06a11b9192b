import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** What belongs to one customer of a network: of an IPv6 address its first four groups, a /64. */
const GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Where a request came from, as limits count it: an IPv4 address, or the /64 of an IPv6 address, in which one caller has more
 * addresses than any limit. Which proxies may say so is `TRUSTED_PROXIES`.
 */
export const addressOf = ({ ip }: Pick<Request, 'ip'>): string => counted(ip ?? '');

function counted(address: string): string {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, GROUPS).join(':')}::/64`;
}

/** The hostname of a URL is the address in its one canonical form. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.split('%')[0]}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  if (tail === undefined) return before;
  return [...before, ...Array<string>(ALL_GROUPS - before.length - after.length).fill('0'), ...after];
}
