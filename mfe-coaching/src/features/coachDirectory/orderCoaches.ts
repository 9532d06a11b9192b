import type { ListedCoach } from './coachDirectory.api';
import { stableShuffle } from './stableShuffle';

export const COACH_ORDERS = ['shuffled', 'soonest', 'rating', 'name'] as const;
export type CoachOrder = (typeof COACH_ORDERS)[number];

type Compared = Pick<ListedCoach, 'id' | 'name' | 'next_free' | 'rating'>;

/** Coaches who are not free, or have no rating, come last. Equal ones stay in the visit's random order. */
const COMPARISONS: Record<Exclude<CoachOrder, 'shuffled'>, (a: Compared, b: Compared) => number> = {
  soonest: (a, b) => (a.next_free ?? Infinity) - (b.next_free ?? Infinity) || 0,
  rating: (a, b) => (b.rating?.average ?? 0) - (a.rating?.average ?? 0),
  name: (a, b) => a.name.localeCompare(b.name),
};

/** Coaches in the chosen order; without one, in a random order that is stable for the visit (specification 3). */
export function orderCoaches<C extends Compared>(coaches: readonly C[], order: CoachOrder): C[] {
  const shuffled = stableShuffle(coaches);
  return order === 'shuffled' ? shuffled : shuffled.sort(COMPARISONS[order]);
}
