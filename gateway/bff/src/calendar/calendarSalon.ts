import { CONTENT_MESSAGES } from '@athenaeum/content-contract';
import { translateSentence } from '@athenaeum/messages';
import { calendarText } from './calendar.messages';
import type { CalendarSalon } from './salonCalendar';

/** What is asked of an event for a calendar; fields that the member may not see are null. */
export const SALON_FIELDS = `id slug title date timezone event_duration event_location location_city location_state
  in_person_location invite_type link salon_status calendar_sequence`;

export const RSVP_FIELDS = 'status responded_at created_at';

export interface AskedSalon {
  id: string;
  slug: string;
  title: string;
  date: number;
  timezone: string;
  event_duration: number;
  event_location: string;
  location_city: string | null;
  location_state: string | null;
  in_person_location: string | null;
  invite_type: string;
  link: string | null;
  salon_status: string | null;
  calendar_sequence: number;
}

export interface AskedRSVP {
  status: 'RESERVED' | 'PENDING' | 'INVITED';
  responded_at: number | null;
  created_at: number;
}

/** A salon as an entry of the member's calendar; cancelled and postponed ones stay, marked as such. */
export function toCalendarSalon(salon: AskedSalon, rsvp: AskedRSVP | null, origin: string): CalendarSalon {
  const { salon_status, link } = salon;
  const isWaiting = rsvp?.status === 'PENDING';
  const waitlist = isWaiting ? CONTENT_MESSAGES.addedToWaitlist : null;
  const note = salon_status ? CONTENT_MESSAGES.statusStands(salon_status) : waitlist;
  return {
    ...salon,
    title: isWaiting ? waitlisted(salon.title) : salon.title,
    place: placeFor(salon, rsvp),
    link: link && /^https?:\/\//.test(link) ? link : null,
    url: `${origin}/salons/${encodeURIComponent(salon.slug)}`,
    status: salon_status ? 'CANCELLED' : isWaiting ? 'TENTATIVE' : 'CONFIRMED',
    note: note && translateSentence(note),
  };
}

/** The title of a waitlisted event, so that it is not mistaken for a seat. */
export const waitlisted = (title: string): string => calendarText.waitlist({ title });

/** As in mails: a private address is for those who have a seat. */
function placeFor(salon: AskedSalon, rsvp: AskedRSVP | null): string | null {
  if (salon.event_location !== 'In-Person') return null;
  const city = [salon.location_city, salon.location_state].filter(Boolean).join(', ') || null;
  const isOpen = rsvp?.status === 'RESERVED' || salon.invite_type === 'OPEN_TO_PUBLIC';
  return isOpen ? (salon.in_person_location ?? city) : city;
}
