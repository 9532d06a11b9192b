import {
  booleanFilter,
  inTransaction,
  isDuplicateKey,
  listInput,
  listPage,
  Refusal,
  stringFilter,
  toConditions,
  toSort,
  type Viewer,
} from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { ACCOUNT_EXISTS, type CreateAccountInput } from '@athenaeum/users-contract';
import { companyCreated } from '@athenaeum/users-contract/outgoing';
import type * as z from 'zod';
import { fold } from '../user/findable';
import { User } from '../user/user.model';
import { Account, type AccountRow } from './account.model';
import { canKeepAccounts } from './account.policy';

export const accountsInput = listInput({ title: stringFilter, hidden: booleanFilter }, ['title']).nullish();

export async function listAccounts(viewer: Viewer, input: z.infer<typeof accountsInput>) {
  const isHidden = canKeepAccounts(viewer) && input?.hidden?.equals === true;
  const where = { ...toConditions(input, ['title']), hidden: isHidden ? true : { $ne: true } };
  const { title: order = 1 } = toSort(input?.orderBy, { title: 1 });
  const { data, count } = await listPage<AccountRow>(Account, where, { key: order, _id: 1 }, input ?? {});
  return { data: data.map(accountOf), count };
}

export async function createAccount({ title }: CreateAccountInput) {
  const account = new Account({ title, key: fold(title), created_at: Date.now() });
  try {
    await inTransaction(async (session) => {
      await account.save({ session });
      await enqueue(session, companyCreated, { payload: { title }, key: account._id });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // A hidden company cannot be chosen from suggestions: the member keeps it by its name.
    const hidden = await Account.findOne({ key: account.key, hidden: true }).lean<AccountRow>();
    if (hidden) return accountOf(hidden);
    throw new Refusal('CONFLICT', ACCOUNT_EXISTS, { title: ACCOUNT_EXISTS });
  }
  return accountOf(account);
}

/** How many members name each of these companies; those without any are left out. */
export const membersOf = (titles: readonly string[]): Promise<{ title: string; members: number }[]> =>
  User.aggregate([
    { $match: { company: { $in: [...titles] } } },
    { $group: { _id: '$company', members: { $sum: 1 } } },
    { $project: { _id: 0, title: '$_id', members: 1 } },
  ]);

export const accountOf = ({ _id, title, hidden, updated_at }: AccountRow) => ({
  id: _id,
  title,
  hidden: hidden ?? false,
  updated_at: updated_at ?? null,
});
