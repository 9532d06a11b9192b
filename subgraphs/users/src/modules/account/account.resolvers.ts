import { toListResult, toResult } from '@athenaeum/kit';
import { createAccountInput, mergeAccountsInput, updateAccountInput } from '@athenaeum/users-contract';
import type {
  AccountChangeResultResolvers,
  AccountResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../../__generated__/resolvers';
import { canKeepAccounts } from './account.policy';
import { accountsInput, createAccount, listAccounts } from './account.service';
import { findAccountNow, mergeAccounts, updateAccount } from './keepAccounts';

export const Query: QueryResolvers = {
  accounts: (_root, { input }, { viewer }) =>
    toListResult(() => listAccounts(viewer, accountsInput.parse(input))),
};

export const Mutation: MutationResolvers = {
  createAccount: (_root, { input }) => toResult(() => createAccount(createAccountInput.parse(input))),
  updateAccount: async (_root, { input }, { viewer }) => ({
    ...(await toResult(() => updateAccount(viewer, updateAccountInput.parse(input)))),
    id: input.id,
  }),
  mergeAccounts: async (_root, { input }, { viewer }) => ({
    ...(await toResult(() => mergeAccounts(viewer, mergeAccountsInput.parse(input)))),
    id: input.id,
  }),
};

export const Account: AccountResolvers = {
  members: async ({ title }, _args, { viewer, loaders }) => {
    if (!canKeepAccounts(viewer)) return null;
    const [found] = await loaders.sayCompany.load(title);
    return found?.members ?? 0;
  },
};

export const AccountChangeResult: AccountChangeResultResolvers = {
  latest: ({ code, id }) => (code === 'CONFLICT' ? findAccountNow(id) : null),
};
