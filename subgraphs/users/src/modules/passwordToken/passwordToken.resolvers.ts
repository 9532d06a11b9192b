import { toResult } from '@athenaeum/kit';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import {
  firstPasswordInput,
  firstPasswordTokenInput,
  openResetInput,
  resetInput,
} from './passwordToken.input';
import {
  findPasswordReset,
  issueFirstPasswordToken,
  openPasswordReset,
  resetPassword,
  setFirstPassword,
} from './passwordToken.service';

export const Query: QueryResolvers = {
  passwordReset: (_root, { token_hash }) => toResult(() => findPasswordReset(token_hash)),
};

export const Mutation: MutationResolvers = {
  issueFirstPasswordToken: (_root, { input }) =>
    toResult(() => issueFirstPasswordToken(firstPasswordTokenInput.parse(input))),
  setFirstPassword: (_root, { input }) => toResult(() => setFirstPassword(firstPasswordInput.parse(input))),
  openPasswordReset: (_root, { input }) => toResult(() => openPasswordReset(openResetInput.parse(input))),
  resetPassword: (_root, { input }) => toResult(() => resetPassword(resetInput.parse(input))),
};
