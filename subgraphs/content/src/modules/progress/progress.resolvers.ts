import { createProgressInput, updateProgressInput } from '@athenaeum/content-contract';
import { pageOf, toResult } from '@athenaeum/kit';
import type { MutationResolvers, ProgressResolvers, UserResolvers } from '../../__generated__/resolvers';
import { canReadRecordsOf } from '../../audience';
import { createProgress, updateProgress } from './progress.service';

export const Mutation: MutationResolvers = {
  createProgress: (_root, { input }, { viewer }) =>
    toResult(async () => createProgress(viewer, createProgressInput.parse(input))),
  updateProgress: (_root, { input }, { viewer }) =>
    toResult(async () => updateProgress(viewer, updateProgressInput.parse(input))),
};

export const Progress: ProgressResolvers = {
  id: ({ _id }) => _id,
  salon: ({ salon_id }, _args, { loaders }) => loaders.visibleSalon(salon_id),
};

export const User: UserResolvers = {
  progress: async ({ id }, page, { viewer, loaders }) =>
    canReadRecordsOf(viewer, id) ? pageOf(await loaders.progressOf.load(id), page) : null,
};
