import type { RecommendationListResultResolvers } from '../../__generated__/resolvers';
import { profileById } from '../user/user.service';

/**
 * The content domain computes recommendations, and needs the viewer's goals, which this domain has. So its list is an entity
 * of the federation, to which this domain adds `current_goals`: the gateway fetches them here and passes them to the content
 * domain's fields that have `@requires`. Clients cannot request them (`@inaccessible`).
 */
export const RecommendationListResult: RecommendationListResultResolvers = {
  __resolveReference: ({ member_id }) => ({ member_id }),
  async current_goals({ member_id }, _args, { viewer, loaders }) {
    if (!member_id || member_id !== viewer.id) return null;
    const goals = (await profileById(viewer, member_id, loaders))?.goals ?? [];
    // The flag is text: 'false' leaves a goal out (learning-and-coaching, section 3).
    return goals.filter(({ current }) => current !== 'false').map(({ title }) => title);
  },
};
