import { toListResult, toResult } from '@athenaeum/kit';
import type { QueryResolvers, ResourceResolvers } from '../../__generated__/resolvers';
import { findResourceFile, listResources, resourcesInput } from './resource.service';

export const Query: QueryResolvers = {
  resources: (_root, { input }, { viewer, loaders }) =>
    toListResult(async () => listResources(viewer, loaders, resourcesInput.parse(input ?? {}))),
  resourceFile: (_root, { key }, { viewer, loaders }) =>
    toResult(() => findResourceFile(viewer, loaders, key)),
};

export const Resource: ResourceResolvers = { id: ({ _id }) => _id };
