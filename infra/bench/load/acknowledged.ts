import { type Size, withDatabase } from './loadData';

/** What the product has said that it keeps, by salon and member. */
export interface Acknowledged {
  seats: Set<string>;
  /** The furthest, 0 to 1: it is only ever raised. */
  progress: Map<string, number>;
}

export const nothingAcknowledged = (): Acknowledged => ({ seats: new Set(), progress: new Map() });

export const keyOf = (salonId: string, userId: string): string => `${salonId} ${userId}`;

interface Row {
  salon_id: string;
  user_id: string;
}

/** How many of them the database does not have. */
export const countLost = (uri: string, size: Size, { seats, progress }: Acknowledged): Promise<number> =>
  withDatabase(uri, size, async (db) => {
    const held = await db
      .collection<Row>('rsvps')
      .find({ status: { $in: ['RESERVED', 'PENDING'] } })
      .toArray();
    const watched = await db.collection<Row & { progress: number }>('progresses').find().toArray();
    const heldBy = new Set(held.map((row) => keyOf(row.salon_id, row.user_id)));
    const furthest = new Map(watched.map((row) => [keyOf(row.salon_id, row.user_id), row.progress]));
    const lostSeats = [...seats].filter((key) => !heldBy.has(key));
    const lostProgress = [...progress].filter(([key, least]) => (furthest.get(key) ?? -1) < least);
    return lostSeats.length + lostProgress.length;
  });
