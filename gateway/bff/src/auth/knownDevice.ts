import type { Request, Response } from 'express';
import { readCookie } from '@athenaeum/graph/edge';
import type { Env } from '../env';
import { type SecretEnv, signaturesFor } from './secrets';

const DAY = 86_400_000;
const DEVICE_TTL_MS = 180 * DAY;
/** A shared computer; the one that signed in longest ago is forgotten first. */
const MAX_ACCOUNTS = 5;
/** When it signed in, in base 36, and the keyed hash over that and the address. */
const ENTRY = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

export interface KnownDevice {
  /** Remembers in this browser that it has signed in with this address. */
  write(req: Request, res: Response, email: string): void;
  /** Whether this browser has signed in with this address in the last 180 days. */
  knows(req: Request, email: string): boolean;
  /** What it is known by for this address; null where it is not. */
  entryFor(req: Request, email: string): string | null;
}

/**
 * Which accounts a browser has been signed in with, kept in a cookie and nowhere else: it can be shown only by the browser
 * that has it, and discloses nothing to its reader. It signs nobody in.
 */
export function createKnownDevice(env: SecretEnv & Pick<Env, 'isProduction'>): KnownDevice {
  const { isProduction } = env;
  const signatures = signaturesFor(env, 'known devices');
  const name = isProduction ? '__Host-athenaeum-known' : 'athenaeum_known';
  const signed = (at: string, email: string) => `${at} ${email.trim().toLowerCase()}`;
  const isOf = (entry: string, email: string): boolean => {
    const [, at = '', given = ''] = ENTRY.exec(entry) ?? [];
    const isFresh = Number.parseInt(at, 36) > Date.now() - DEVICE_TTL_MS;
    return isFresh && signatures.isOurs(signed(at, email), given);
  };
  const entriesOf = (req: Request) =>
    (readCookie(req, name) ?? '').split('~', MAX_ACCOUNTS).filter((entry) => ENTRY.test(entry));
  const entryFor = (req: Request, email: string) =>
    entriesOf(req).find((entry) => isOf(entry, email)) ?? null;

  return {
    write(req, res, email) {
      const at = Date.now().toString(36);
      const others = entriesOf(req).filter((entry) => !isOf(entry, email));
      const entries = [`${at}.${signatures.of(signed(at, email))}`, ...others].slice(0, MAX_ACCOUNTS);
      res.cookie(name, entries.join('~'), {
        httpOnly: true,
        sameSite: 'lax',
        secure: isProduction,
        path: '/',
        maxAge: DEVICE_TTL_MS,
      });
    },
    knows: (req, email) => entryFor(req, email) !== null,
    entryFor,
  };
}
