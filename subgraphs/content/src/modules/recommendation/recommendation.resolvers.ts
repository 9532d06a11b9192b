import { toListResult } from '@athenaeum/kit';
import type { QueryResolvers, RecommendationListResultResolvers } from '../../__generated__/resolvers';
import type { ContentLoaders } from '../../loaders';
import { recommend, type RecommendationRow } from './recommendation.service';

/** First resolved without goals; the gateway calls again with them. */
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
    // For the viewer alone, whatever id is given.
    member_id: member_id && member_id === viewer.id ? member_id : null,
    current_goals,
  }),
  data: (member, _args, { loaders }) => found(member, loaders),
  count: async (member, _args, { loaders }) => (await found(member, loaders))?.length ?? null,
  has_goals: ({ current_goals }) => (current_goals ? current_goals.length > 0 : null),
};

/** Computed once for all fields; null when the goals could not be read. */
function found(member: Recommended, loaders: ContentLoaders): Promise<RecommendationRow[]> | null {
  if (!member.member_id || !member.current_goals) return null;
  return (member.found ??= recommend(member.member_id, loaders, member.current_goals, Date.now()));
}
