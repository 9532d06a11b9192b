import { indexedTextIn } from '@athenaeum/kit';
import DataLoader from 'dataloader';
import { RSVP, type RSVPRow } from '../rsvp/rsvp.model';

export interface Asked {
  salonId: string;
  /** Members of whom it is asked. */
  ids: readonly string[];
}

/** Who of some members has a seat at a salon, first come first: one query for all salons of a request. */
export const createAttendingLoader = () =>
  new DataLoader<Asked, string[], string>(
    async (asked) => {
      const rows = await RSVP.find({
        salon_id: { $in: asked.map(({ salonId }) => salonId) },
        status: 'RESERVED',
        user_id: indexedTextIn([...new Set(asked.flatMap(({ ids }) => ids))]),
      })
        .sort({ created_at: 1, _id: 1 })
        .select('salon_id user_id')
        .lean<Pick<RSVPRow, 'salon_id' | 'user_id'>[]>();
      return asked.map(({ salonId, ids }) =>
        rows.flatMap(({ salon_id, user_id }) =>
          salon_id === salonId && user_id && ids.includes(user_id) ? [user_id] : [],
        ),
      );
    },
    { cacheKeyFn: ({ salonId }) => salonId },
  );
