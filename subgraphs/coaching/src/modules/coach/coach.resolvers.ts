import { lookupInput, toListResult, toResult } from '@athenaeum/kit';
import type { CoachingContext } from '../../loaders';
import type { CoachRow } from './coach.model';
import { canSeeCoaches } from './coach.policy';
import { coachesInput, findCoach, findIntroduced, listCoaches } from './coach.service';

export const Query = {
  coach: (_root: unknown, { input }: { input: unknown }, { viewer }: CoachingContext) =>
    toResult(async () => findCoach(viewer, lookupInput.parse(input))),
  coaches: (_root: unknown, { input }: { input?: unknown }, { viewer }: CoachingContext) =>
    toListResult(async () => listCoaches(viewer, coachesInput.parse(input ?? {}))),
  introduction: (_root: unknown, { key }: { key: string }, { viewer }: CoachingContext) =>
    toResult(() => findIntroduced(viewer, key)),
};

export const Coach = {
  __resolveReference: ({ id }: { id: string }, { viewer, loaders }: CoachingContext) =>
    canSeeCoaches(viewer) ? loaders.coach.load(id) : null,
  id: ({ _id }: CoachRow) => _id,
  coach_relations: ({ category_ids, tag_ids }: CoachRow) => [
    ...category_ids.map((id) => ({ category: { __typename: 'Category', id } })),
    ...tag_ids.map((id) => ({ tag: { __typename: 'Tag', id } })),
  ],
  next_free: (coach: CoachRow, _args: unknown, { loaders }: CoachingContext) => loaders.nextFree.load(coach),
  sessions_held: ({ _id }: CoachRow, _args: unknown, { loaders }: CoachingContext) =>
    loaders.sessionsHeld.load(_id),
  resourcesCollection: ({ resources }: CoachRow) => ({ items: resources }),
};
