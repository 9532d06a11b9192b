import {
  DEFAULT_TAKE,
  isDuplicateKey,
  listInput,
  Refusal,
  stringFilter,
  toConditions,
  toSort,
} from '@athenaeum/kit';
import { ACCOUNT_EXISTS, type CreateAccountInput } from '@athenaeum/users-contract';
import type * as z from 'zod';
import { fold } from '../user/findable';
import { Account } from './account.model';

export const accountsInput = listInput({ title: stringFilter }, ['title']).nullish();

export async function listAccounts(input: z.infer<typeof accountsInput>) {
  const where = toConditions(input, ['title']);
  const { title, _id } = toSort(input?.orderBy, { title: 1 });
  const [rows, count] = await Promise.all([
    Account.find(where)
      .sort({ key: title ?? 1, _id: _id ?? 1 })
      .skip(input?.skip ?? 0)
      .limit(input?.take ?? DEFAULT_TAKE)
      .lean(),
    Account.countDocuments(where),
  ]);
  return { data: rows.map(({ _id: id, title }) => ({ id, title })), count };
}

export async function createAccount({ title }: CreateAccountInput) {
  const account = new Account({ title, key: fold(title), created_at: Date.now() });
  try {
    await account.save();
  } catch (error) {
    if (isDuplicateKey(error)) throw new Refusal('CONFLICT', ACCOUNT_EXISTS, { title: ACCOUNT_EXISTS });
    throw error;
  }
  return { id: account._id, title: account.title };
}
