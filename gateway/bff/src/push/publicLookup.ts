import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Loopback, private and shared networks, link-local (metadata services of clouds), test networks, multicast. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv4');
// Within the allocated addresses: tunnels to other networks, and addresses for documentation.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');
const ALLOCATED = new BlockList();
ALLOCATED.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address);
  return isIPv6(address) && ALLOCATED.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

type Answer = (error: NodeJS.ErrnoException | null, found: LookupAddress[] | string, family?: number) => void;

/**
 * Protects against server-side request forgery: fails with `EPRIVATE` where a name resolves to a private network. The connection
 * uses the addresses that were checked, so that DNS rebinding cannot change them.
 */
export const publicLookup = (hostname: string, options: LookupOptions, answer: Answer): void =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return answer(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), []);
    if (options.all) return answer(null, found);
    answer(null, found[0]!.address, found[0]!.family);
  });
