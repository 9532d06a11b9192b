/**
 * What open pages can be told: that something of this kind has changed. `seats`: a salon's free seats or waitlist; `rsvp`: the
 * account's own RSVP to a salon; `salon`: its time, status or text; `session`: of coaching; `connection`: with another member;
 * `application`: to an opportunity; `requests`: the queue of staff; `release`: what is live of an area;
 * `notifications`: the account's own.
 */
export const FACT_KINDS = [
  'seats',
  'rsvp',
  'salon',
  'session',
  'connection',
  'application',
  'requests',
  'release',
  'notifications',
] as const;
export type FactKind = (typeof FACT_KINDS)[number];

/** A change event as a page gets it: no more than an id. The page reads the record again, and the policies decide again what it may see. */
export interface LiveFact {
  /** `all`: facts may have been missed. */
  readonly kind: FactKind | 'all';
  /** Of the record: for `seats`, `rsvp` and `salon` the salon's. Empty with `all`. */
  readonly id: string;
  /** Spreads the reads of many pages: each waits for a random time of up to so many ms. */
  readonly jitterMs?: number;
}
