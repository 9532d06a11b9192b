import {
  inTransaction,
  isDuplicateKey,
  notAllowed,
  notFound,
  Refusal,
  type Result,
  type Viewer,
} from '@athenaeum/kit';
import { recordWrite } from '@athenaeum/kit/audit';
import {
  ACCOUNT_MESSAGES,
  type MergeAccountsInput,
  RENAMED_MEMBERS_LIMIT,
  type UpdateAccountInput,
} from '@athenaeum/users-contract';
import type { ClientSession } from 'mongoose';
import { storeChanges } from '../profile/parts/storeChanges';
import { fold } from '../user/findable';
import { rowOf, User } from '../user/user.model';
import { Account, type AccountRow } from './account.model';
import { canKeepAccounts } from './account.policy';
import { accountOf } from './account.service';

/** A version conflict, with the company's id, so that its current state can be shown. */
export type ChangedAccount = Result<ReturnType<typeof accountOf>> & { id: string };

/** Renames a company or hides it from suggestions; without a difference nothing is written. */
export async function updateAccount(viewer: Viewer, input: UpdateAccountInput) {
  if (!canKeepAccounts(viewer)) throw notAllowed();
  const { id, reason } = input;
  try {
    return await inTransaction(async (session) => {
      const stored = await findAccount(session, id);
      if ((stored.updated_at ?? null) !== (input.updated_at ?? null))
        throw new Refusal('CONFLICT', ACCOUNT_MESSAGES.conflict);
      const after = changesIn(stored, input);
      if (Object.keys(after).length === 0) return accountOf(stored);
      const members = after.title ? await sayInstead(session, stored.title, after.title) : 0;
      const changed = await Account.findOneAndUpdate(
        { _id: id },
        { ...after, ...(after.title && { key: fold(after.title) }), updated_at: Date.now() },
        { session, returnDocument: 'after' },
      ).lean<AccountRow>();
      const before = Object.fromEntries(
        Object.keys(after).map((name) => [name, stored[name as keyof typeof after]]),
      );
      await recordWrite(session, viewer, {
        operation: 'updateAccount',
        target_id: id,
        before,
        after: { ...after, ...(members > 0 && { members_changed: members }) },
        reason,
      });
      return accountOf(changed!);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal('CONFLICT', ACCOUNT_MESSAGES.taken, { title: ACCOUNT_MESSAGES.taken });
  }
}

/** Removes one company in favour of another, also in the profiles that name it. */
export async function mergeAccounts(viewer: Viewer, { id, into_id, reason }: MergeAccountsInput) {
  if (!canKeepAccounts(viewer)) throw notAllowed();
  return inTransaction(async (session) => {
    const [from, into] = [await findAccount(session, id), await findAccount(session, into_id)];
    const members = await sayInstead(session, from.title, into.title);
    await Account.deleteOne({ _id: id }, { session });
    await recordWrite(session, viewer, {
      operation: 'mergeAccounts',
      target_id: into_id,
      before: { title: from.title },
      after: { title: into.title, members_changed: members },
      reason,
    });
    return accountOf(into);
  });
}

export async function findAccountNow(id: string) {
  const account = await Account.findById(id).lean<AccountRow>();
  return account && accountOf(account);
}

async function findAccount(session: ClientSession, id: string): Promise<AccountRow> {
  const account = await Account.findById(id).session(session).lean<AccountRow>();
  if (!account) throw notFound('company');
  return account;
}

const changesIn = (stored: AccountRow, { title, hidden }: UpdateAccountInput) => ({
  ...(typeof title === 'string' && title !== stored.title && { title }),
  ...(typeof hidden === 'boolean' && hidden !== (stored.hidden ?? false) && { hidden }),
});

/** Updates the profiles that name it, as if their members had; answers how many. */
async function sayInstead(session: ClientSession, was: string, is: string): Promise<number> {
  const members = await User.find({ company: was })
    .session(session)
    .limit(RENAMED_MEMBERS_LIMIT + 1);
  if (members.length > RENAMED_MEMBERS_LIMIT) throw new Refusal('INVALID', ACCOUNT_MESSAGES.tooMany);
  for (const member of members) {
    const change = { part: 'company', set: { company: is }, loses: false, told: { company: is } };
    await storeChanges(member, rowOf(member), [change], session);
  }
  return members.length;
}
