import { isIPv4 } from 'node:net';

/**
 * The network of an address, as assigned to a household or office: the first 24 bits of IPv4. For IPv6, rate limits already
 * use the network.
 *
 * @param address as `addressOf` returns it
 */
export const networkOf = (address: string): string =>
  isIPv4(address) ? address.split('.').slice(0, 3).join('.') : address;
