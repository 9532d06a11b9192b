import { createHmac, timingSafeEqual } from 'node:crypto';
import { EVENT_TTL_MS, NotGenuine } from '../port/billingEvent';

export const SIGNATURE_HEADER = 'athenaeum-signature';

const SECOND = 1000;
const SHAPE = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;

/** A time and what only we could have made of that time and this body, as Stripe signs. */
export function sign(secret: Buffer, body: string | Buffer, at: number): string {
  const seconds = Math.floor(at / SECOND);
  return `t=${seconds},v1=${digestOf(secret, seconds, body).toString('hex')}`;
}

/** Throws unless `given` signs exactly these bytes with one of the secrets, and not long ago. */
export function assertSigned(secrets: readonly Buffer[], body: Buffer, given: unknown, now: number): void {
  const [, time, digest] = SHAPE.exec(String(given)) ?? [];
  if (!time || !digest) throw new NotGenuine('SIGNATURE');
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(digest, 'hex'), digestOf(secret, Number(time), body)),
  );
  if (!isOurs) throw new NotGenuine('SIGNATURE');
  if (Math.abs(now - Number(time) * SECOND) > EVENT_TTL_MS) throw new NotGenuine('OLD');
}

const digestOf = (secret: Buffer, seconds: number, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
