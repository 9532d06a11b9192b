import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKeys, type SecretEnv } from './secrets';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** The id of the key, then what only it opens. `owner` says for whom: nobody else can open it. */
  seal(plain: string, owner: string): string;
  /** Throws when it was changed, or sealed for another owner or with a key that is no longer kept. */
  open(text: string, owner: string): string;
  /** Whether it was sealed with an old key, so that it should be sealed again with the current one. */
  isOld(text: string): boolean;
}

/** Authenticated encryption for one purpose; values sealed before a key rotation can be opened after it. */
export function createSealFor(env: SecretEnv, purpose: string): Seal {
  const keys = deriveKeys(env, purpose);
  const [current] = keys;
  return {
    seal(plain, owner) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${current.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },

    open(text, owner) {
      const [id, sealed = ''] = text.split('.');
      const known = keys.find((one) => one.id === id);
      if (!known) throw new Error('Sealed with a key that is no longer kept.');
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(CIPHER, known.key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(owner))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const rest = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    },

    isOld: (text) => !text.startsWith(`${current.id}.`),
  };
}

/** Opens an untrusted value from a browser; null when it is invalid. */
export function openGiven(seal: Seal, text: string | undefined, owner: string): string | null {
  if (!text) return null;
  try {
    return seal.open(text, owner);
  } catch {
    return null;
  }
}
