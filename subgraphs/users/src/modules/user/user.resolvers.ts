import { toResult } from '@athenaeum/kit';
import { portraitAddress } from '@athenaeum/kit/files';
import { updateUserInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers, UserResolvers } from '../../__generated__/resolvers';
import { needsAgreement } from '../agreement/agreement.policy';
import { knownConnections } from '../connection/connection.service';
import { isOwnerOrAdmin } from './user.policy';
import {
  findOwnProfile,
  findProfile,
  finishIntakeFollowUp,
  referredProfile,
  updateOwnUser,
} from './user.service';
import { userLookup } from './userLookup.input';

export const Query: QueryResolvers = {
  me: (_root, _args, { viewer, loaders }) => toResult(() => findOwnProfile(viewer, loaders)),
  user: (_root, { input }, { viewer, loaders }) =>
    toResult(() => findProfile(viewer, userLookup.parse(input), loaders)),
};

export const Mutation: MutationResolvers = {
  updateUser: (_root, { input }, { viewer, loaders }) =>
    toResult(() => updateOwnUser(viewer, updateUserInput.parse(input), loaders)),
  updateStatus: (_root, { id }, { viewer, loaders }) =>
    toResult(() => finishIntakeFollowUp(viewer, id, loaders)),
};

export const UserType: UserResolvers = {
  __resolveReference: ({ id }, { viewer, loaders }) => referredProfile(viewer, id, loaders),
  avatar: ({ avatar }) => portraitAddress(avatar),
  connections: ({ id, shown_as }, _args, { viewer, loaders }) =>
    isOwnerOrAdmin(viewer, id) && !shown_as ? knownConnections(id, loaders) : null,
  needs_agreement: async (user, _args, { viewer, loaders }) =>
    isOwnerOrAdmin(viewer, user.id) && !user.shown_as
      ? needsAgreement(user, await loaders.agreementInForce())
      : null,
};
