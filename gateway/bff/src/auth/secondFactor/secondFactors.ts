import { inTransaction, notFound, Refusal } from '@athenaeum/kit';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import type { RateLimit } from '@athenaeum/graph/edge';
import type { Env } from '../../env';
import { hashOfCode, newRecoveryCodes } from './recoveryCodes';
import type { SecretEnv } from '../secrets';
import type { Within } from './keepFirst';
import { noteRemoved } from './reinstate';
import { createSeal } from './sealSecret';
import { SecondFactor, type SecondFactorRow } from './secondFactor.model';
import { beginStep, changeStep, endStep, findStep } from './steps';

const SECRET_BYTES = 20;
const PERIOD = 30;
/** A code of the step before or after this one is taken too: clocks differ. */
const WINDOW = 1;

export const WRONG_CODE = 'That code is not right, or was used already. Try the next one.';
export const TOO_MANY_CODES = 'That was a lot of codes. Please wait a quarter of an hour, then try again.';

/** What is kept of an app, without its secret. */
export interface AppState {
  /** Epoch ms; null when there is none. */
  added_at: number | null;
  recovery_codes_left: number;
}

/** What an app is set up with. */
export interface Setup {
  /** To be typed where nothing can be scanned. */
  secret: string;
  /** The same as a QR code. */
  svg: string;
}

/** An app that is being set up: whose, and in which browser. */
interface Enrolling {
  browser: string;
  user_id: string;
}

interface Parts {
  env: SecretEnv & Pick<Env, 'BRAND'>;
  /** Guesses, by account. */
  limit: RateLimit;
}

/** One-time passwords by the clock (RFC 6238) of an authenticator app, and recovery codes. */
export function createSecondFactors({ env, limit }: Parts) {
  const { seal, open, isOld } = createSeal(env);
  const totpOf = (secret: string, label = '') =>
    new TOTP({ issuer: env.BRAND, label, secret: Secret.fromBase32(secret), period: PERIOD });

  /** The time step a code belongs to, if it is one of about now. */
  function stepOf(secret: string, code: string): number | null {
    const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), window: WINDOW });
    return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD) + delta;
  }

  /** Null when the key it was sealed with is no longer kept: recovery codes still do. */
  function openOrNull(sealed: string, user_id: string): string | null {
    try {
      return open(sealed, user_id);
    } catch {
      return null;
    }
  }

  async function guess<T>(user_id: string, tried: () => Promise<T | null>): Promise<T> {
    if (!(await limit.take(user_id))) throw new Refusal('LIMITED', TOO_MANY_CODES);
    const found = await tried();
    if (found === null) throw new Refusal('INVALID', WRONG_CODE, { code: WRONG_CODE });
    await limit.giveBack(user_id);
    return found;
  }

  return {
    stateOf: appOf,

    /** What to set an app up with: the same until the step ends, so that a page can be loaded again. */
    async setUp(browser: string, user_id: string, email: string): Promise<Setup> {
      let step = await findStep(browser);
      if (step?.user_id !== user_id) {
        await beginStep(browser, user_id);
        step = null;
      }
      const secret = step?.secret ? open(step.secret, user_id) : new Secret({ size: SECRET_BYTES }).base32;
      await changeStep(browser, { secret: seal(secret, user_id) });
      const svg = renderSVG(totpOf(secret, email).toString(), { border: 2 });
      return { secret: secret.replace(/.{4}(?=.)/g, '$& '), svg };
    },

    /**
     * Keeps the app once a code of it was given; answers ten recovery codes, shown this once. Throws `INVALID`.
     *
     * @param within the transaction that has more to decide
     */
    enrol({ browser, user_id }: Enrolling, code: string, within: Within = inTransaction): Promise<string[]> {
      return guess(user_id, async () => {
        const step = await findStep(browser);
        if (!step?.secret || step.user_id !== user_id) return null;
        const last_step = stepOf(open(step.secret, user_id), code);
        if (last_step === null) return null;
        const codes = newRecoveryCodes();
        const recovery_hashes = codes.map(hashOfCode);
        const fields = { secret: step.secret, last_step, recovery_hashes, created_at: Date.now() };
        await within(
          async (session) =>
            void (await SecondFactor.updateOne({ _id: user_id }, fields, { upsert: true, session })),
        );
        await changeStep(browser, { secret: null, is_proven: true });
        return codes;
      });
    },

    /** Takes a code of the app, or a recovery code, once. Throws `INVALID` or `LIMITED`. */
    check(user_id: string, code: string): Promise<'otp' | 'recovery'> {
      return guess(user_id, async () => {
        const row = await SecondFactor.findById(user_id).lean<SecondFactorRow>();
        if (!row) return null;
        const secret = openOrNull(row.secret, user_id);
        const last_step = secret === null ? null : stepOf(secret, code);
        // Of several uses of one code, the update lets one through.
        if (last_step !== null) {
          const unused = { _id: user_id, last_step: { $lt: last_step } };
          const sealedAnew = isOld(row.secret) ? { secret: seal(secret!, user_id) } : {};
          const { modifiedCount } = await SecondFactor.updateOne(unused, { last_step, ...sealedAnew });
          return modifiedCount === 1 ? 'otp' : null;
        }
        const hash = hashOfCode(code);
        const { modifiedCount } = await SecondFactor.updateOne(
          { _id: user_id, recovery_hashes: hash },
          { $pull: { recovery_hashes: hash } },
        );
        return modifiedCount === 1 ? 'recovery' : null;
      });
    },

    /** Ten new recovery codes; the old ones are good for nothing. */
    async renewCodes(user_id: string): Promise<string[]> {
      const codes = newRecoveryCodes();
      const { matchedCount } = await SecondFactor.updateOne(
        { _id: user_id },
        { recovery_hashes: codes.map(hashOfCode) },
      );
      if (matchedCount === 0) throw notFound('authenticator app');
      return codes;
    },

    async remove(user_id: string): Promise<void> {
      await inTransaction(async (session) => {
        const { deletedCount } = await SecondFactor.deleteOne({ _id: user_id }, { session });
        if (deletedCount === 0) throw notFound('authenticator app');
        await noteRemoved(session, 'app', user_id, user_id);
      });
    },

    endStep,
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

/** What there is of a member's app, fit to be shown and exported. */
export async function appOf(user_id: string): Promise<AppState> {
  const row = await SecondFactor.findById(user_id).lean<SecondFactorRow>();
  return { added_at: row?.created_at ?? null, recovery_codes_left: row?.recovery_hashes.length ?? 0 };
}
