import { isSignedIn, lookupInput, toListResult, toResult } from '@athenaeum/kit';
import type { PathwayResolvers, QueryResolvers, SeasonResolvers } from '../../__generated__/resolvers';
import { countDone, stepsOf } from './seasonProgress';
import { mayReview } from '../review/review.resolvers';
import {
  findPathway,
  findSeason,
  listPathways,
  pathwayProgress,
  pathwaysInput,
  seasonInput,
} from './pathway.service';

export const Query: QueryResolvers = {
  pathway: (_root, { input }, { viewer }) =>
    toResult(async () => findPathway(viewer, lookupInput.parse(input))),
  pathways: (_root, { input }) => toListResult(async () => listPathways(pathwaysInput.parse(input ?? {}))),
  season: (_root, { input }, { viewer }) =>
    toResult(async () => findSeason(viewer, seasonInput.parse(input))),
};

export const Pathway: PathwayResolvers = {
  id: ({ _id }) => _id,
  seasons: ({ _id }, _args, { loaders }) => loaders.seasonsOf.load(_id),
  async my_progress({ _id }, _args, { viewer, loaders }) {
    if (!isSignedIn(viewer)) return null;
    return pathwayProgress(loaders, await loaders.seasonsOf.load(_id));
  },
  resources: ({ _id }, _args, { loaders }) => loaders.resourcesOf.load(_id),
  reviews: ({ _id }, _args, { loaders }) => loaders.reviewsOf.load(_id),
  my_review: ({ _id }, _args, { loaders }) => loaders.myReview.load(_id),
  can_review: ({ _id }, _args, context) => mayReview('Pathways', _id, context),
};

export const Season: SeasonResolvers = {
  id: ({ _id }) => _id,
  pathway: ({ pathway_id }, _args, { loaders }) => loaders.pathway.load(pathway_id),
  my_progress: ({ salon_ids }, _args, { viewer, loaders }) =>
    isSignedIn(viewer) ? countDone(loaders.pathwayStep, salon_ids) : null,
  steps: ({ salon_ids }, _args, { viewer, loaders }) =>
    isSignedIn(viewer) ? stepsOf(loaders, salon_ids) : null,
  season_relations: ({ salon_ids }, _args, { loaders }) => loaders.relationsTo(salon_ids),
};
