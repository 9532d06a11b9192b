import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type SecretEnv } from '../secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts the secrets of apps at rest; a sealed one opens for the member it was sealed for, and no other. */
export function createSeal(env: SecretEnv) {
  const keys = deriveKeys(env, 'second factor secrets');
  const [current] = keys;
  return {
    /** The id of the key, then what only it opens. */
    seal(plain: string, userId: string): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(userId));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },

    /** Throws when it was changed, or sealed for another member or with a key that is no longer kept. */
    open(text: string, userId: string): string {
      const [id, sealed = ''] = text.split('.');
      const known = keys.find((one) => one.id === id);
      if (!known) throw new Error('Sealed with a key that is no longer kept.');
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    },

    /** Sealed with a key that is to be dropped one day: it has to be sealed anew. */
    isOld: (text: string): boolean => !text.startsWith(`${current.id}.`),
  };
}
