import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Options {
  origin: string;
  /** Whether it verifies its user when signing. */
  verifies?: boolean;
  /** Registration always verifies the user. */
  alsoWhenMade?: boolean;
  /** The signature counter before the first signature; null: an authenticator without a counter. */
  counter?: number | null;
}

/** A fake WebAuthn authenticator with one discoverable ES256 credential. */
export function createFakeAuthenticator({
  origin,
  verifies = true,
  alsoWhenMade = false,
  counter = 0,
}: Options) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const rpIdHash = createHash('sha256').update(new URL(origin).hostname).digest();
  let count = counter;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));

  function authenticatorData(attested: Buffer | null): Buffer {
    const isVerified = verifies || (alsoWhenMade && attested !== null);
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (attested ? FLAGS.attested : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count ?? 0);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)]);
  }

  const shared = () => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  });

  return {
    id: id.toString('base64url'),

    /** Sets the counter back, as on a cloned authenticator. */
    countFrom: (from: number) => void (count = from),

    create(options: { challenge: string; user: { id: string } }, from = origin) {
      userHandle = options.user.id;
      const { x, y } = publicKey.export({ format: 'jwk' });
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]) as never,
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(Buffer.concat([Buffer.alloc(16), length, id, key]));
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...shared(),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, from).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    get({ challenge }: { challenge: string }, from = origin) {
      if (count !== null) count += 1;
      const clientDataJSON = clientData('webauthn.get', challenge, from);
      const authData = authenticatorData(null);
      const hash = createHash('sha256').update(clientDataJSON).digest();
      const signature = createSign('sha256').update(authData).update(hash).sign(privateKey);
      return {
        ...shared(),
        response: {
          clientDataJSON: clientDataJSON.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      };
    },
  };
}

export type FakeAuthenticator = ReturnType<typeof createFakeAuthenticator>;
