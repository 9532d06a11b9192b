import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed call may be, and how far ahead its sender's clock. */
const SIGNATURE_TTL_MS = 5 * 60_000;

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>`, byte for byte as it was sent. */
export const sign = (secret: string, body: Buffer | string, now = Date.now()): string => {
  const seconds = String(Math.floor(now / 1000));
  return `t=${seconds},v1=${hmac(secret, seconds, body)}`;
};

/** True for a call signed with this secret within the last five minutes. */
export function isSigned(secret: string, header: string, body: Buffer, now = Date.now()): boolean {
  const [, seconds = '', given = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (!given || Math.abs(now - Number(seconds) * 1000) > SIGNATURE_TTL_MS) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, seconds, body)));
}

const hmac = (secret: string, seconds: string, body: Buffer | string) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
