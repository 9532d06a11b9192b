import { generateKeyPairSync } from 'node:crypto';
import { testEntry } from '../testing/testBuild';
import { createSigner, readTrustedKeys, writtenKey } from './buildSignature';
import { isPublisherToken, mintPublisherToken } from './publisherToken';

const signer = createSigner(generateKeyPairSync('ed25519').privateKey);
const trusted = readTrustedKeys(writtenKey(signer.publicKey));
const audience = 'https://members.example.org';
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');

it('is accepted by the installation it was minted for, for five minutes', () => {
  const token = mintPublisherToken(signer, audience, 1_000_000);
  const isGoodAt = (now: number) => isPublisherToken(token, { audience, trusted, now });

  expect([1_000_000, 1_300_000, 1_300_001].map(isGoodAt)).toEqual([true, true, false]);
  expect(isPublisherToken(token, { audience: 'https://other.example', trusted, now: 1_000_000 })).toBe(false);
});

it('is refused when the key is not trusted, or when it was altered', () => {
  const stranger = createSigner(generateKeyPairSync('ed25519').privateKey);
  const late = JSON.parse(Buffer.from(mintPublisherToken(signer, audience, 0), 'base64url').toString());

  expect(isPublisherToken(mintPublisherToken(stranger, audience), { audience, trusted })).toBe(false);
  expect(isPublisherToken(encoded({ ...late, at: Date.now() }), { audience, trusted })).toBe(false);
});

it('is no other text that such a key has signed', () => {
  const build = signer.sign({ ...testEntry(), audience, at: Date.now() });

  expect(isPublisherToken(encoded(build), { audience, trusted })).toBe(false);
  expect(isPublisherToken('null', { audience, trusted })).toBe(false);
  expect(isPublisherToken(encoded([]), { audience, trusted })).toBe(false);
});
