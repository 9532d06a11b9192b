import { publicationState, type Publication } from './publication';
import { livePeriod, type SalonTimes } from './phase';

/** The state of a salon for staff. `off`: upcoming, but cancelled or postponed. */
export const STAFF_SALON_STATES = ['upcoming', 'scheduled', 'draft', 'off', 'past'] as const;
export type StaffSalonState = (typeof STAFF_SALON_STATES)[number];

export function staffSalonState(
  salon: SalonTimes & Publication & { salon_status?: string | null },
  now: number,
): StaffSalonState {
  const publication = publicationState(salon, now);
  if (publication !== 'published') return publication;
  if (livePeriod(salon).live_until <= now) return 'past';
  return salon.salon_status ? 'off' : 'upcoming';
}
