import type { Migration } from '@athenaeum/kit/migrations';
import { derivedRoom } from '../modules/session/meeting';

/**
 * Sessions from before rooms existed are given the one that is derived from their id, so that links which were sent lead to the same
 * room. A derived room is told from a random one by its form, and so can be removed again.
 */
export const roomsOfSessions: Migration = {
  id: '0001-rooms-of-sessions',
  about:
    'Stores the room of sessions from before rooms existed, which is derived from their id at each read.',
  collection: 'coaching_sessions',
  reads: 'both',
  expand: {
    where: { room: { $exists: false } },
    change: ({ _id }) => ({ $set: { room: derivedRoom(String(_id)) } }),
  },
  // The old form is that there is no room.
  contract: null,
  back: {
    where: { room: /^[0-9a-f]{32}$/ },
    change: () => ({ $unset: { room: '' } }),
  },
};
