import type { StaffSalonState } from '@athenaeum/content-contract';

/** The states as staff call them. */
export const STATE_NAMES: Record<StaffSalonState, string> = {
  upcoming: 'Upcoming',
  scheduled: 'Scheduled',
  draft: 'Draft',
  off: 'Called off',
  past: 'Past',
};
