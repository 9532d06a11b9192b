import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';

const MAX_ENDPOINT_LENGTH = 1000;
const SECRET = /^[\w-]{22}$/;

/** A subscription as a browser makes it. */
export const pushInput = z.strictObject({
  endpoint: z
    .string()
    .max(MAX_ENDPOINT_LENGTH)
    .refine((endpoint) => isPushAddress(endpoint), 'It has to be the https address of a push service'),
  p256dh: z
    .string()
    .regex(/^[\w-]{87}$/)
    .refine((key) => isPoint(key), 'It has to be a public key of P-256'),
  auth: z.string().regex(SECRET),
});
export type PushInput = z.infer<typeof pushInput>;

/** Host names only, on port 443; that a name resolves to a public address is checked by each request. */
function isPushAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && isName && port === '' && username === '' && password === '';
}

function isPoint(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    return pair.computeSecret(key, 'base64url').length > 0;
  } catch {
    return false;
  }
}
