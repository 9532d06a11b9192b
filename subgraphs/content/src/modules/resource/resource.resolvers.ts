import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers, ResourceResolvers } from '../../__generated__/resolvers';
import { listResources, resourcesInput } from './resource.service';

export const Query: QueryResolvers = {
  resources: (_root, { input }, { loaders }) =>
    toListResult(async () => listResources(loaders, resourcesInput.parse(input ?? {}))),
};

export const Resource: ResourceResolvers = { id: ({ _id }) => _id };
