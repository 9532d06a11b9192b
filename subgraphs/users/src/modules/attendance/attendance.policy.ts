import { isMemberNow } from '../membership/membershipStatus';
import type { UserRow } from '../user/user.model';

type Attendee = Pick<
  UserRow,
  'shows_attendance' | 'disabled' | 'relationship_type' | 'subscription_end_date'
>;

/** Whether connections see where this person attends: current members who chose it. */
export const showsAttendance = (user: Attendee, now = Date.now()): boolean =>
  user.shows_attendance === true && !user.disabled && isMemberNow(user, now);
