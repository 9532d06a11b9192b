import { Refusal } from '@athenaeum/kit';
import type { Env } from '../../env';
import type { Accounts } from '../accounts';
import { listPasskeys } from '../passkeys/passkeys';
import { appOf } from './secondFactors';
import { isStaff } from './staffFactors';

interface Parts {
  env: Pick<Env, 'STAFF_SECOND_FACTOR'>;
  accounts: Accounts;
}

/** Which accounts need a second factor, and may not remove their last one. */
export function createNeededFactors({ env, accounts }: Parts) {
  /** Asked of the account, not of the session, which may not have the rights of staff yet. */
  async function isRequiredOf(userId: string): Promise<boolean> {
    if (env.STAFF_SECOND_FACTOR !== 'required') return false;
    const account = await accounts.viewerOf(userId);
    return account !== null && isStaff(account);
  }

  return {
    isRequiredOf,

    /** Refuses to remove the only passkey or app of staff: a password alone would set up the next one. */
    async assertNotLast(userId: string): Promise<void> {
      const passkeys = (await listPasskeys(userId)).length;
      const apps = (await appOf(userId)).added_at === null ? 0 : 1;
      if (passkeys + apps === 1 && (await isRequiredOf(userId)))
        throw new Refusal('CONFLICT', 'Staff sign in with two factors: add another before you remove this.');
    },
  };
}

export type NeededFactors = ReturnType<typeof createNeededFactors>;
