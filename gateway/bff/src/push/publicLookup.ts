import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Not of the internet: this machine, private and shared networks, link-local (where clouds tell their secrets), tests, multicast. */
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
// Within the addresses given out: those that hold another network's, and those for documents.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  NOT_PUBLIC.addSubnet(network, bits, 'ipv6');
const GIVEN_OUT = new BlockList();
GIVEN_OUT.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !NOT_PUBLIC.check(address);
  return isIPv6(address) && GIVEN_OUT.check(address, 'ipv6') && !NOT_PUBLIC.check(address, 'ipv6');
}

type Answer = (error: NodeJS.ErrnoException | null, found: LookupAddress[] | string, family?: number) => void;

/**
 * For a request to an address that somebody else has named: fails with `EPRIVATE` where the name leads into a network that is not
 * the internet. The connection is made to what was looked at, so that a name cannot lead elsewhere a moment later.
 */
export const publicLookup = (hostname: string, options: LookupOptions, answer: Answer): void =>
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return answer(error, []);
    if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
      return answer(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), []);
    if (options.all) return answer(null, found);
    answer(null, found[0]!.address, found[0]!.family);
  });
