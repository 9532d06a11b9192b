import { toResult } from '@athenaeum/kit';
import { profileInput } from '@athenaeum/users-contract';
import type {
  DocumentResolvers,
  MutationResolvers,
  ProfileResultResolvers,
  QueryResolvers,
  UserResolvers,
} from '../../__generated__/resolvers';
import { findOwnProfile } from '../user/user.service';
import { isOwnerOrAdmin } from '../user/user.policy';
import { completenessOf } from './completeness';
import { documentAddress, findDocumentFile } from './documentFile.service';
import { findProfileAs } from './profileAs.service';
import { saveProfile } from './saveProfile.service';

export const Query: QueryResolvers = {
  profileAs: (_root, { audience }, { viewer, loaders }) =>
    toResult(() => findProfileAs(viewer, audience, loaders)),
  documentFile: (_root, { id }, { viewer, loaders }) => toResult(() => findDocumentFile(viewer, id, loaders)),
};

export const Mutation: MutationResolvers = {
  profile: (_root, { input }, { viewer, loaders }) =>
    toResult(() => saveProfile(viewer, profileInput.parse(input), loaders)),
};

export const ProfileResult: ProfileResultResolvers = {
  latest: ({ code }, _args, { viewer, loaders }) =>
    code === 'CONFLICT' ? findOwnProfile(viewer, loaders) : null,
};

export const DocumentType: DocumentResolvers = {
  url: ({ id }) => documentAddress(id),
};

export const UserFields: UserResolvers = {
  completeness: async (user, _args, { viewer, loaders }) => {
    const row = isOwnerOrAdmin(viewer, user.id) && !user.shown_as ? await loaders.user.load(user.id) : null;
    return row && completenessOf(row);
  },
};
