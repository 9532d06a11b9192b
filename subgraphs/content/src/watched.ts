import type { WatchedTypes } from '@athenaeum/kit/dataAccess';
import type { SeatOrderRow } from './modules/seatOrder/seatOrder.model';

/** What staff read of members' orders, seats, bookmarks and progress is noted. Who attends an event is its hosts' to know. */
export const watched: WatchedTypes = {
  SeatSale: {
    ownerOf: ({ user_id }: SeatOrderRow) => user_id,
    details: { title: 'purchases', total: 'purchases', invoice_id: 'purchases' },
  },
  User: {
    ownerOf: ({ id }: { id: string }) => id,
    details: { rsvp: 'activity', bookmarks: 'activity', progress: 'activity' },
  },
};
