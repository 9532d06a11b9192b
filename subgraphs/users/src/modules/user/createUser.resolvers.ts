import { toResult } from '@athenaeum/kit';
import { createUserInput } from '@athenaeum/users-contract';
import type { MutationResolvers } from '../../__generated__/resolvers';
import { createUser } from './createUser.service';

export const Mutation: MutationResolvers = {
  createUser: (_root, { input }) => toResult(() => createUser(createUserInput.parse(input))),
};
