import { isIPv4 } from 'node:net';

/**
 * The network an address is most likely handed out from, as one household or office has it: of IPv4 the first 24 bits. What
 * limits count of IPv6 is that network already.
 *
 * @param address as `addressOf` gives it
 */
export const networkOf = (address: string): string =>
  isIPv4(address) ? address.split('.').slice(0, 3).join('.') : address;
