import { isIPv6 } from 'node:net';
import type { Request } from 'express';

/** One customer of a network has a /64 of IPv6: the first four groups of an address. */
const GROUPS = 4;
const ALL_GROUPS = 8;
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Where a request came from, as rate limits count it: an IPv4 address, or the /64 of an IPv6 address, because one caller
 * may have all addresses of a /64. `TRUSTED_PROXIES` says which proxies may forward an address.
 */
export const addressOf = ({ ip }: Pick<Request, 'ip'>): string => counted(ip ?? '');

function counted(address: string): string {
  const [, mapped] = MAPPED_IPV4.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  return `${groupsOf(address).slice(0, GROUPS).join(':')}::/64`;
}

/** The hostname of a parsed URL is the address in its canonical form. */
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
