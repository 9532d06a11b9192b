import { toListResult, toResult } from '@athenaeum/kit';
import { approveEmailChangeInput, declineEmailChangeInput } from '@athenaeum/users-contract';
import type { EmailRequestResolvers, MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import {
  approveEmailChange,
  confirmEmailChange,
  findEmailChange,
  openEmailChange,
} from './emailChange.service';
import { findOwnEmailChange } from './ownEmailChange.service';
import {
  askForEmailChange,
  declineEmailChange,
  emailRequestsInput,
  listEmailRequests,
} from './emailRequest.service';

export const Query: QueryResolvers = {
  emailRequests: (_root, { input }, { viewer }) =>
    toListResult(async () => listEmailRequests(viewer, emailRequestsInput.parse(input ?? {}))),
  ownEmailChange: (_root, _args, { viewer }) => toResult(() => findOwnEmailChange(viewer)),
  emailChange: (_root, { token_hash }) => toResult(() => findEmailChange(token_hash)),
};

export const Mutation: MutationResolvers = {
  approveEmailChange: (_root, { input }, { viewer }) =>
    toResult(() => approveEmailChange(viewer, approveEmailChangeInput.parse(input))),
  declineEmailChange: (_root, { input }, { viewer }) =>
    toResult(() => declineEmailChange(viewer, declineEmailChangeInput.parse(input))),
  askForEmailChange: (_root, { input }) => toResult(() => askForEmailChange(input)),
  openEmailChange: (_root, { input }) => toResult(() => openEmailChange(input)),
  confirmEmailChange: (_root, { token_hash }) => toResult(() => confirmEmailChange(token_hash)),
};

export const EmailRequestType: EmailRequestResolvers = {
  id: ({ _id }) => _id,
  member: ({ user_id }, _args, { viewer, loaders }) => profileById(viewer, user_id, loaders),
};
