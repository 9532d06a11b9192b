import { toResult } from '@athenaeum/kit';
import { hideMembersInput, updateMemberInput } from '@athenaeum/users-contract';
import type { MemberRecordResultResolvers, MutationResolvers } from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';
import { hideMembers, updateMember } from './updateMember';

export const Mutation: MutationResolvers = {
  updateMember: async (_root, { input }, { viewer, loaders }) => {
    const { id } = input;
    const result = await toResult(async () => {
      await updateMember(viewer, updateMemberInput.parse(input));
      loaders.user.clear(id);
      return profileById(viewer, id, loaders);
    });
    return { ...result, id };
  },
  hideMembers: (_root, { input }, { viewer }) =>
    toResult(() => hideMembers(viewer, hideMembersInput.parse(input))),
};

export const MemberRecordResult: MemberRecordResultResolvers = {
  latest: ({ code, id }, _args, { viewer, loaders }) =>
    code === 'CONFLICT' ? profileById(viewer, id, loaders) : null,
};
