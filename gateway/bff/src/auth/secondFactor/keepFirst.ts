import { inTransaction, Refusal } from '@athenaeum/kit';
import type { ClientSession } from 'mongoose';
import { Passkey } from '../passkeys/passkey.model';
import { SecondFactor } from './secondFactor.model';
import { takeSteps } from './steps';

/** A transaction around what keeps a factor. */
export type Within = (keep: (session: ClientSession) => Promise<void>) => Promise<void>;

/**
 * Keeps somebody's first factor, which a password alone is enough to set up. Of several browsers in which the password was
 * given, one does: every transaction writes the steps of all of them, so that the next one finds what this one kept.
 *
 * @throws Refusal `CONFLICT` when there is a factor by now, or the step is over
 */
export const keepFirst =
  (browser: string, user_id: string): Within =>
  (keep) =>
    inTransaction(async (session) => {
      const isFirst =
        (await takeSteps(session, browser, user_id)) &&
        (await Passkey.countDocuments({ user_id }).session(session)) === 0 &&
        (await SecondFactor.countDocuments({ _id: user_id }).session(session)) === 0;
      if (!isFirst) throw new Refusal('CONFLICT', 'A second step was set up in the meantime. Use that one.');
      await keep(session);
    });
