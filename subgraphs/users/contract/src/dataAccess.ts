import { PROFILE_SECTION_NAMES } from './visibility';

/** What of a profile staff may have read: a section of it, or a group of what only its owner and admins see. */
export const READ_DETAILS = [
  ...PROFILE_SECTION_NAMES,
  'email',
  'phone',
  'board_readiness',
  'intake',
  'membership',
  'preferences',
  'staff_notes',
] as const;
export type ReadDetail = (typeof READ_DETAILS)[number];

/** How long it is kept who has read what, days. */
export const DATA_ACCESS_DAYS = 730;
