import { createHash } from 'node:crypto';
import { inTransaction, isDuplicateKey, notFound, Refusal } from '@athenaeum/kit';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';
import type { Env } from '../../env';
import type { SecretEnv } from '../secrets';
import { createChallenges, type AskedOf } from './challenges';
import type { Within } from '../secondFactor/keepFirst';
import { noteRemoved } from '../secondFactor/reinstate';
import { Passkey, type PasskeyRow } from './passkey.model';
import type { Assertion, Attestation } from './passkeyInput';

const MAX_PASSKEYS = 20;
const CEREMONY_TIMEOUT_MS = 5 * 60_000;
type Transports = NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>;

export const NOT_ADDED = 'That passkey could not be added. Please try again.';

export interface ListedPasskey {
  id: string;
  name: string;
  /** Epoch ms. */
  created_at: number;
  last_used_at: number | null;
  is_backed_up: boolean;
}

interface Member {
  id: string;
  /** What the authenticator shows when it asks which account. */
  email: string;
  name: string;
}

/** A passkey that is being added: whose, in which browser, and what the member calls it. */
interface Adding {
  user_id: string;
  browser: string;
  name: string;
}

/** Passkeys of members: discoverable credentials with user verification, at the one public origin. */
export function createPasskeys(env: SecretEnv & Pick<Env, 'PUBLIC_ORIGIN' | 'BRAND'>) {
  const challenges = createChallenges(env);
  const expectedOrigin = env.PUBLIC_ORIGIN;
  const rpID = new URL(expectedOrigin).hostname;

  /** The owner of the passkey that signed the challenge; null for an invalid signature or a counter that went back. */
  async function signer(askedOf: AskedOf, response: Assertion): Promise<string | null> {
    const expectedChallenge = await usedChallenge(response, askedOf);
    const row = expectedChallenge && (await Passkey.findById(response.id).lean<PasskeyRow>());
    if (!row) return null;
    const { userHandle } = response.response;
    if (userHandle !== handleOf(row.user_id).toString('base64url')) return null;
    const verified = await orNull(
      verifyAuthenticationResponse({
        ...{ response, expectedChallenge, expectedOrigin, expectedRPID: rpID },
        credential: {
          id: row._id,
          publicKey: new Uint8Array(bytesOf(row.public_key)),
          counter: row.counter,
        },
        requireUserVerification: true,
      }),
    );
    if (!verified?.verified) return null;
    // Conditional update: of two uses of one counter value one wins; the other is a cloned key or a replay.
    const { modifiedCount } = await Passkey.updateOne(
      { _id: row._id, counter: row.counter },
      {
        counter: verified.authenticationInfo.newCounter,
        is_backed_up: verified.authenticationInfo.credentialBackedUp,
        last_used_at: Date.now(),
      },
    );
    return modifiedCount === 1 ? row.user_id : null;
  }

  /** The challenge that was signed, if it was ours to be signed here and now. */
  async function usedChallenge(
    { response }: { response: { clientDataJSON: string } },
    askedOf: AskedOf,
  ): Promise<string | null> {
    const challenge = challengeIn(response.clientDataJSON);
    return challenge !== null && (await challenges.use(challenge, askedOf)) ? challenge : null;
  }

  return {
    list: listPasskeys,

    /** What the browser is to make a passkey with. */
    async beginAdding({ id, email, name }: Member, browser: string) {
      const rows = await rowsOf(id);
      if (rows.length >= MAX_PASSKEYS)
        throw new Refusal('CONFLICT', `You have ${MAX_PASSKEYS} passkeys. Remove one first.`);
      return generateRegistrationOptions({
        ...{ rpID, rpName: env.BRAND, userName: email, userDisplayName: name, timeout: CEREMONY_TIMEOUT_MS },
        userID: new Uint8Array(handleOf(id)),
        challenge: challenges.issue({ purpose: 'adding', browser: browser + id }),
        attestationType: 'none',
        excludeCredentials: rows.map(described),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /**
     * Keeps what the browser made; refuses what was made elsewhere, too late, without user verification or before.
     *
     * @param within the transaction that has more to decide
     */
    async add(
      { user_id, browser, name }: Adding,
      response: Attestation,
      within: Within = inTransaction,
    ): Promise<void> {
      const expectedChallenge = await usedChallenge(response, {
        purpose: 'adding',
        browser: browser + user_id,
      });
      const verified =
        expectedChallenge &&
        (await orNull(
          verifyRegistrationResponse({
            ...{ response, expectedChallenge, expectedOrigin, expectedRPID: rpID },
            requireUserVerification: true,
          }),
        ));
      if (!verified || !verified.verified) throw new Refusal('INVALID', NOT_ADDED);
      const { credential, credentialBackedUp } = verified.registrationInfo;
      const row = {
        ...{ _id: credential.id, user_id, name, is_backed_up: credentialBackedUp },
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        created_at: Date.now(),
      };
      try {
        await within(async (session) => void (await Passkey.create([row], { session })));
      } catch (error) {
        if (isDuplicateKey(error)) throw new Refusal('CONFLICT', 'This passkey is known already.');
        throw error;
      }
    },

    async remove(user_id: string, id: string): Promise<void> {
      await inTransaction(async (session) => {
        const { deletedCount } = await Passkey.deleteOne({ _id: id, user_id }, { session });
        if (deletedCount !== 1) throw notFound('passkey');
        await noteRemoved(session, 'passkey', id, user_id);
      });
    },

    /** What the browser is to sign with whichever passkey the member chooses. */
    async beginSignIn(browser: string) {
      const challenge = challenges.issue({ purpose: 'sign-in', browser });
      return generateAuthenticationOptions({
        rpID,
        challenge,
        userVerification: 'required',
        timeout: CEREMONY_TIMEOUT_MS,
      });
    },

    /** Whose passkey signed; null when none of ours did. */
    signedBy: (browser: string, response: Assertion) => signer({ purpose: 'sign-in', browser }, response),

    /** What the browser is to sign with a passkey of this member, who is signed in. */
    async beginConfirming(user_id: string, browser: string) {
      return generateAuthenticationOptions({
        ...{ rpID, userVerification: 'required', timeout: CEREMONY_TIMEOUT_MS },
        challenge: challenges.issue({ purpose: 'confirming', browser }),
        allowCredentials: (await rowsOf(user_id)).map(described),
      });
    },

    confirmedBy: (browser: string, response: Assertion) =>
      signer({ purpose: 'confirming', browser }, response),
  };
}

/** All of one member, the oldest first. */
export async function listPasskeys(user_id: string): Promise<ListedPasskey[]> {
  const rows = await rowsOf(user_id);
  return rows.map(({ _id, name, created_at, last_used_at, is_backed_up }) => ({
    ...{ id: _id, name, created_at, is_backed_up },
    last_used_at: last_used_at ?? null,
  }));
}

export type Passkeys = ReturnType<typeof createPasskeys>;

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** The library throws what is wrong with an answer; nothing it is asked to do waits for another system. */
const orNull = <T>(verifying: Promise<T>): Promise<T | null> => verifying.catch(() => null);

const rowsOf = (user_id: string) => Passkey.find({ user_id }).sort({ created_at: 1 }).lean<PasskeyRow[]>();

const described = ({ _id, transports }: PasskeyRow): Transports[number] => ({ id: _id, transports });

/** The driver gives binary as its own kind where a document is read lean. */
const bytesOf = (stored: Buffer | { buffer: Buffer }): Buffer =>
  Buffer.isBuffer(stored) ? stored : Buffer.from(stored.buffer);

/**
 * The same for each passkey of a member, and no id that an authenticator could give away. Of no key: a passkey outlives every
 * rotation.
 */
const handleOf = (userId: string) => createHash('sha256').update(`passkey of ${userId}`).digest();
