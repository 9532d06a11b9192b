import type { SalonResolvers } from '../../__generated__/resolvers';

/**
 * The content domain knows who has a seat, and this one who is connected with the viewer and chose to be seen: the gateway
 * fetches these ids here for the content domain's `connections_attending`, as it does for `current_goals`.
 */
export const Salon: SalonResolvers = {
  __resolveReference: ({ id }) => ({ id }),
  shown_connections: (_salon, _args, { loaders }) => loaders.shownConnections(),
};
