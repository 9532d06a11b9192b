import { toListResult, toResult } from '@athenaeum/kit';
import type { ContentContext } from '../../loaders';
import { lookupInput } from '../../lookup';
import type { PathwayRow } from './pathway.model';
import { findPathway, findSeason, listPathways, pathwaysInput, seasonInput } from './pathway.service';
import type { SeasonRow } from './season.model';

export const Query = {
  pathway: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findPathway(lookupInput.parse(input))),
  pathways: (_root: unknown, { input }: { input?: unknown }) =>
    toListResult(async () => listPathways(pathwaysInput.parse(input ?? {}))),
  season: (_root: unknown, { input }: { input: unknown }) =>
    toResult(async () => findSeason(seasonInput.parse(input))),
};

export const Pathway = {
  id: ({ _id }: PathwayRow) => _id,
  seasons: ({ _id }: PathwayRow, _args: unknown, { loaders }: ContentContext) => loaders.seasonsOf.load(_id),
  resources: ({ _id }: PathwayRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.resourcesOf.load(_id),
  reviews: ({ _id }: PathwayRow, _args: unknown, { loaders }: ContentContext) => loaders.reviewsOf.load(_id),
};

export const Season = {
  id: ({ _id }: SeasonRow) => _id,
  pathway: ({ pathway_id }: SeasonRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.pathway.load(pathway_id),
  season_relations: ({ salon_ids }: SeasonRow, _args: unknown, { loaders }: ContentContext) =>
    loaders.relationsTo(salon_ids),
};
