import express from 'express';

/** Whether a connection's address is one of the trusted proxies; throws for an invalid list. */
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
