import { toListResult } from '@athenaeum/kit';
import type { ContentContext } from '../../loaders';
import type { ResourceRow } from './resource.model';
import { listResources, resourcesInput } from './resource.service';

export const Query = {
  resources: (_root: unknown, { input }: { input?: unknown }, { loaders }: ContentContext) =>
    toListResult(async () => listResources(loaders, resourcesInput.parse(input ?? {}))),
};

export const Resource = { id: ({ _id }: ResourceRow) => _id };
