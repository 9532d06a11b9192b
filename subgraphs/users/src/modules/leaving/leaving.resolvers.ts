import { toListResult, toResult } from '@athenaeum/kit';
import { deleteUserInput, keepMemberInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { listConsents } from './consents.service';
import { forgetMember } from './forgetMember.service';
import { deleteUser, dueDeletions, keepUser, notForgotten } from './leaving.service';
import { keepMember, leavingMembersInput, listLeavingMembers } from './staffLeaving.service';
import { personalData } from './personalData.service';

export const Query: QueryResolvers = {
  leavingMembers: (_root, { input }, { viewer, loaders }) =>
    toListResult(async () => listLeavingMembers(viewer, leavingMembersInput.parse(input ?? {}), loaders)),
  consents: (_root, _args, { viewer }) => toListResult(() => listConsents(viewer)),
  dueDeletions: () => toResult(() => dueDeletions(Date.now())),
  notForgotten: (_root, { ids }) => toResult(() => notForgotten(ids)),
  usersPersonalData: (_root, { user_id }) =>
    toResult(async () => JSON.stringify(await personalData(user_id))),
};

export const Mutation: MutationResolvers = {
  deleteUser: (_root, { input }, { viewer, loaders }) =>
    toResult(() => deleteUser(viewer, deleteUserInput.parse(input), loaders)),
  keepUser: (_root, { input }, { viewer, loaders }) =>
    toResult(() => keepUser(viewer, deleteUserInput.parse(input), loaders)),
  keepMember: (_root, { input }, { viewer, loaders }) =>
    toResult(() => keepMember(viewer, keepMemberInput.parse(input), loaders)),
  usersForget: (_root, { user_id }) => toResult(() => forgetMember(user_id)),
};
