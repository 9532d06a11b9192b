import type { SalonRow } from './salon.model';

/** Null without a limit; never negative, even while a change of capacity is being reconciled. */
export const seatsLeft = ({ capacity, seats_free }: SalonRow): number | null =>
  typeof capacity === 'number' ? Math.max(0, seats_free ?? 0) : null;

/** Closed by staff, or every seat is taken. */
export const isFull = (salon: SalonRow): boolean => salon.is_closed || seatsLeft(salon) === 0;
