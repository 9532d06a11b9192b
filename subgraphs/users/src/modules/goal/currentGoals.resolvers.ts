import type { RecommendationListResultResolvers } from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';

export const RecommendationListResult: RecommendationListResultResolvers = {
  __resolveReference: ({ member_id }) => ({ member_id }),
  async current_goals({ member_id }, _args, { viewer, loaders }) {
    if (!member_id || member_id !== viewer.id) return null;
    const goals = (await profileById(viewer, member_id, loaders))?.goals ?? [];
    // The flag is text: 'false' leaves a goal out (learning-and-coaching, section 3).
    return goals.filter(({ current }) => current !== 'false').map(({ title }) => title);
  },
};
