import { toListResult, toResult } from '@athenaeum/kit';
import { createAccountInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { accountsInput, createAccount, listAccounts } from './account.service';

export const Query: QueryResolvers = {
  accounts: (_root, { input }) => toListResult(() => listAccounts(accountsInput.parse(input))),
};

export const Mutation: MutationResolvers = {
  createAccount: (_root, { input }) => toResult(() => createAccount(createAccountInput.parse(input))),
};
