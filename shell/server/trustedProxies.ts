import express from 'express';

/** Whether the address of a connection is one of the proxies named; throws on a name that is none. */
export function trustedProxies(names: string): (address: string | undefined) => boolean {
  if (!names) return () => false;
  const isTrusted = express().set('trust proxy', names).get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  return (address) => address !== undefined && isTrusted(address, 0);
}

export function areProxies(names: string): boolean {
  try {
    trustedProxies(names);
    return true;
  } catch {
    return false;
  }
}
