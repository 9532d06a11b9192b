import type { AttendedSalon, Attendance, Attendee } from '../features/attendees';

const HOUR_MS = 3_600_000;

/** It begins in a quarter of an hour, by default. */
export const aSalon = (given: Partial<AttendedSalon> = {}): AttendedSalon => ({
  id: 'salon-1',
  slug: 'the-quiet-table',
  title: 'The Quiet Table',
  date: Date.now() + HOUR_MS / 4,
  timezone: 'America/New_York',
  event_duration: 60,
  event_location: 'In-Person',
  salon_status: null,
  requires_payment: false,
  phase: 'LIVE',
  ...given,
});

/** A member with a seat who has not come yet, by default. */
export const anAttendee = (name: string, given: Partial<Attendee> = {}): Attendee => ({
  id: name,
  status: 'RESERVED',
  is_member: true,
  name: null,
  title: null,
  company: null,
  email: null,
  phone: null,
  waitlist_position: null,
  held_until: null,
  confirm_by: null,
  attended_at: null,
  no_show: false,
  responded_at: 1,
  created_at: Date.UTC(2026, 10, 20, 18),
  user: { id: `user-${name}`, name, avatar: null, title: 'Chair', company: 'Northgate', email: null },
  ...given,
});

export const anAttendance = (given: Partial<Attendance> = {}): Attendance => ({
  seats: 3,
  capacity: 4,
  attended: 0,
  waiting: 0,
  invited: 0,
  cancelled: 0,
  to_be_told: 3,
  is_open: true,
  ...given,
});
