import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import * as z from 'zod';
import { canonical } from './canonical';

/** An Ed25519 signature over all other fields of an entry, and the id of its key. */
export const buildSignature = z.object({
  key: z.string().regex(/^[\w-]{1,40}$/),
  value: z.string().regex(/^[\w-]{86}$/),
});
export type BuildSignature = z.infer<typeof buildSignature>;

/** Public keys by id; builds signed with any of them are trusted. */
export type TrustedKeys = ReadonlyMap<string, KeyObject>;

export interface BuildSigner {
  id: string;
  publicKey: KeyObject;
  /** The entry with its signature, which replaces an earlier one. */
  sign<Entry extends object>(entry: Entry): Entry & { signature: BuildSignature };
}

export function createSigner(privateKey: KeyObject): BuildSigner {
  const publicKey = createPublicKey(privateKey);
  const id = keyIdOf(publicKey);
  return {
    id,
    publicKey,
    sign: (entry) => ({
      ...entry,
      signature: { key: id, value: sign(null, signedText(entry), privateKey).toString('base64url') },
    }),
  };
}

/** Why a stored entry is not trusted, to follow its name; null when a trusted key has signed it. */
export function distrust(raw: unknown, trusted: TrustedKeys): string | null {
  const given = (raw ?? {}) as { signature?: unknown };
  if (given.signature === undefined || given.signature === null) return 'is not signed';
  const signature = buildSignature.safeParse(given.signature);
  if (!signature.success) return 'has a signature of no known form';
  const key = trusted.get(signature.data.key);
  if (!key) return `is signed with ${signature.data.key}, which is not trusted`;
  const isGenuine = verify(null, signedText(given), key, Buffer.from(signature.data.value, 'base64url'));
  return isGenuine ? null : 'is not what was signed';
}

/** The id of a public key, derived from the key. */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256').update(derOf(publicKey)).digest('base64url').slice(0, ID_LENGTH);

/** `id=<base64 of the public key, DER>`, as `TRUSTED_BUILDERS` lists them. */
export const writtenKey = (publicKey: KeyObject): string =>
  `${keyIdOf(publicKey)}=${derOf(publicKey).toString('base64')}`;

/** @throws when one of them is not an Ed25519 public key under an id. */
export function readTrustedKeys(list: string): TrustedKeys {
  const pairs = list
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  return new Map(pairs.map(readPair));
}

function readPair(pair: string): [string, KeyObject] {
  const [, id, der] = /^([\w-]{1,40})=([A-Za-z0-9+/=]+)$/.exec(pair) ?? [];
  if (!id || !der) throw new Error('A trusted key is written id=<base64>.');
  const key = createPublicKey({ key: Buffer.from(der, 'base64'), format: 'der', type: 'spki' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A trusted key is an Ed25519 key.');
  return [id, key];
}

const ID_LENGTH = 12;
const derOf = (key: KeyObject) => key.export({ format: 'der', type: 'spki' });

function signedText(entry: object): Buffer {
  const { signature: _signature, ...record } = entry as { signature?: unknown };
  return Buffer.from(`athenaeum build\n${canonical(record)}`);
}
