import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers, RecommendationListResultResolvers } from '../../__generated__/resolvers';
import type { ContentLoaders } from '../../loaders';
import { recommend, type RecommendationRow } from './recommendation.service';

/** First made without her goals; the gateway comes back with them. */
export interface Recommended {
  ok: boolean;
  member_id?: string | null;
  current_goals?: string[] | null;
  found?: Promise<RecommendationRow[]>;
}

export const Query: QueryResolvers = {
  recommendations: (_root, _args, { viewer }) => toListResult(() => ({ member_id: viewer.id })),
};

export const RecommendationListResult: RecommendationListResultResolvers = {
  __resolveReference: ({ member_id, current_goals }, { viewer }) => ({
    ok: true,
    // Hers alone, whoever is named.
    member_id: member_id && member_id === viewer.id ? member_id : null,
    current_goals,
  }),
  data: (her, _args, { loaders }) => found(her, loaders),
  count: async (her, _args, { loaders }) => (await found(her, loaders))?.length ?? null,
  has_goals: ({ current_goals }) => (current_goals ? current_goals.length > 0 : null),
};

/** Found once for all its fields; null when her goals could not be had. */
function found(her: Recommended, loaders: ContentLoaders): Promise<RecommendationRow[]> | null {
  if (!her.member_id || !her.current_goals) return null;
  return (her.found ??= recommend(her.member_id, loaders, her.current_goals, Date.now()));
}
