import { createPrivateKey, hkdfSync } from 'node:crypto';

const LENGTH = 32;
/** What comes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const ED25519_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A key for one purpose out of the one secret; every instance derives the same, none can be told from another. */
export const deriveSecret = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `athenaeum ${purpose}`, LENGTH));

/** The private key an embedded provider signs with, so that no key has to be stored or shared. */
export function deriveSigningKey(secret: string): Record<string, unknown> {
  const der = Buffer.concat([ED25519_PREFIX, deriveSecret(secret, 'identity signing')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' };
}
