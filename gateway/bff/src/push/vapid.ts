import { createECDH } from 'node:crypto';
import * as z from 'zod';

/** A private key of P-256, as base64url: 32 bytes. */
const PRIVATE_KEY = /^[\w-]{43}$/;
const CURVE = 'prime256v1';

export const pushVariables = {
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(PRIVATE_KEY)
    .refine((key) => publicKeyOf(key) !== null, 'It has to be a private key of P-256')
    .optional()
    .describe(
      'The key that signs notifications to browsers (VAPID), as `npm run keys:push` prints it; the same at the gateway and the workers. Without one, members are not offered notifications on their devices.',
    ),
};

/** How this server names itself to push services. */
export interface Vapid {
  subject: string;
  /** Browsers subscribe with it. */
  publicKey: string;
  privateKey: string;
}

interface PushEnv {
  PUSH_PRIVATE_KEY?: string | undefined;
  MEMBER_SUPPORT_EMAIL: string;
}

/** Null where push is not configured. */
export function vapidOf({ PUSH_PRIVATE_KEY: privateKey, MEMBER_SUPPORT_EMAIL }: PushEnv): Vapid | null {
  const publicKey = privateKey && publicKeyOf(privateKey);
  return privateKey && publicKey
    ? { subject: `mailto:${MEMBER_SUPPORT_EMAIL}`, publicKey, privateKey }
    : null;
}

/** A new value for `PUSH_PRIVATE_KEY`. */
export function newPushKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // Leading zeros are left out otherwise.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

function publicKeyOf(privateKey: string): string | null {
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}
