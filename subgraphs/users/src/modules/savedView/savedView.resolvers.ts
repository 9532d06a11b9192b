import { toListResult } from '@athenaeum/kit';
import { removeViewInput, renameViewInput, savedViewsInput, saveViewInput } from '@athenaeum/users-contract';
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers';
import { listSavedViews, removeView, renameView, saveView } from './savedView.service';

export const Query: QueryResolvers = {
  savedViews: (_root, { input }, { viewer }) =>
    toListResult(async () => listSavedViews(viewer, savedViewsInput.parse(input))),
};

export const Mutation: MutationResolvers = {
  saveView: (_root, { input }, { viewer }) =>
    toListResult(async () => saveView(viewer, saveViewInput.parse(input))),
  renameView: (_root, { input }, { viewer }) =>
    toListResult(async () => renameView(viewer, renameViewInput.parse(input))),
  removeView: (_root, { input }, { viewer }) =>
    toListResult(async () => removeView(viewer, removeViewInput.parse(input))),
};
