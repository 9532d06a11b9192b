import { toResult } from '@athenaeum/kit';
import { approveEmailChangeInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import {
  approveEmailChange,
  confirmEmailChange,
  findEmailChange,
  openEmailChange,
} from './emailChange.service';

export const Query: QueryResolvers = {
  emailChange: (_root, { token_hash }) => toResult(() => findEmailChange(token_hash)),
};

export const Mutation: MutationResolvers = {
  approveEmailChange: (_root, { input }, { viewer }) =>
    toResult(() => approveEmailChange(viewer, approveEmailChangeInput.parse(input))),
  openEmailChange: (_root, { input }) => toResult(() => openEmailChange(input)),
  confirmEmailChange: (_root, { token_hash }) => toResult(() => confirmEmailChange(token_hash)),
};
