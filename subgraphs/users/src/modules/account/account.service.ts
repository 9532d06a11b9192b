import {
  inTransaction,
  isDuplicateKey,
  listInput,
  listPage,
  Refusal,
  stringFilter,
  toConditions,
  toSort,
} from '@athenaeum/kit';
import { enqueue } from '@athenaeum/kit/outbox';
import { ACCOUNT_EXISTS, type CreateAccountInput } from '@athenaeum/users-contract';
import { companyCreated } from '@athenaeum/users-contract/outgoing';
import type * as z from 'zod';
import { fold } from '../user/findable';
import { Account, type AccountRow } from './account.model';

export const accountsInput = listInput({ title: stringFilter }, ['title']).nullish();

export async function listAccounts(input: z.infer<typeof accountsInput>) {
  const where = toConditions(input, ['title']);
  const { title: order = 1 } = toSort(input?.orderBy, { title: 1 });
  const { data, count } = await listPage<AccountRow>(Account, where, { key: order, _id: 1 }, input ?? {});
  return { data: data.map(({ _id, title }) => ({ id: _id, title })), count };
}

export async function createAccount({ title }: CreateAccountInput) {
  const account = new Account({ title, key: fold(title), created_at: Date.now() });
  try {
    await inTransaction(async (session) => {
      await account.save({ session });
      await enqueue(session, companyCreated, { payload: { title }, key: account._id });
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new Refusal('CONFLICT', ACCOUNT_EXISTS, { title: ACCOUNT_EXISTS });
    throw error;
  }
  return { id: account._id, title: account.title };
}
