import { PROFILE_SECTION_NAMES } from './visibility';

/**
 * What staff may have read of a member: a section of the profile, a group of what only its owner and admins see, or records of the
 * member's own that other domains keep.
 */
export const READ_DETAILS = [
  ...PROFILE_SECTION_NAMES,
  'email',
  'phone',
  'board_readiness',
  'intake',
  'membership',
  'preferences',
  'staff_notes',
  'requests',
  'referrals',
  'applications',
  'sessions',
  'portfolios',
  'credits',
  'purchases',
  'activity',
] as const;
export type ReadDetail = (typeof READ_DETAILS)[number];
