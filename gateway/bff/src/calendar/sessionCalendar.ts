import { withoutAddresses } from '../mail/templates/withoutAddresses';
import { type CalendarSalon, type Invitation, salonCalendar, salonInvitation } from './salonCalendar';

export interface CalendarSession {
  id: string;
  /** The name of the other participant. */
  with: string;
  /** Epoch ms. */
  session_date: number;
  /** Minutes. */
  duration: number;
  /** IANA. */
  timezone: string;
  sequence: number;
  /** The address or number of a session that takes place at one. */
  place: string | null;
  /** Where Join leads, of a session that takes place online. */
  link: string | null;
  isCancelled: boolean;
  /** The page to manage the session. */
  url: string;
  /** Since when this is so, epoch ms. */
  since: number;
}

/** The stable UID, by which calendars find their copy. */
export const sessionUid = (id: string): string => `session-${id}@athenaeum`;

/** One session as a calendar file; one that is cancelled says so to the copy a calendar has. */
export const sessionCalendar = (session: CalendarSession, brand: string): string =>
  salonCalendar(sessionEntry(session), brand);

/** One session as the invitation of a mail, or its cancellation. */
export const sessionInvitation = (session: CalendarSession, invitation: Invitation, brand: string): string =>
  salonInvitation(sessionEntry(session), invitation, brand);

/** The session as a calendar entry. */
export const sessionEntry = (session: CalendarSession): CalendarSalon => ({
  id: session.id,
  uid: sessionUid(session.id),
  // Calendars make links of addresses as mail programs do.
  title: `Coaching with ${withoutAddresses(session.with)}`,
  date: session.session_date,
  event_duration: session.duration,
  timezone: session.timezone,
  calendar_sequence: session.sequence,
  // Where nobody here knows the place, the entry names none.
  place: session.place ?? (session.link ? null : ''),
  link: session.link,
  url: session.url,
  status: session.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  note: session.isCancelled ? 'This session was cancelled.' : null,
  since: session.since,
});
