/** No event is live for longer: what began earlier need not be searched for what is still to come. */
const MAX_LIVE_MS = 31 * 24 * 3_600_000;

/** Bounds a search by the date, by which lists are read in order. */
export const beganAfter = (now: number) => ({ $gt: now - MAX_LIVE_MS });

/** The database filters of what is to come or live, and of what is over; the bounds of the date only reduce what is read. */
export const toComeBy = (now: number) => ({ date: beganAfter(now), live_until: { $gt: now } });
export const overBy = (now: number) => ({ date: { $lt: now }, live_until: { $lte: now } });
