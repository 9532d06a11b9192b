import { salonPhase } from '@athenaeum/content-contract';
import {
  reminderTime,
  rsvpConfirmation as confirmationMessage,
  salonNews as newsMessage,
  salonReminder as reminderMessage,
  seatCancelled as cancelledMessage,
  waitlistPromotion as promotionMessage,
  type SalonNews,
} from '@athenaeum/content-contract/outgoing';
import type { NoticedSalon, RSVPNotice } from '../../../outbox/sources';
import { salonCalendar } from '../../calendar/salonCalendar';
import type { Address } from '../mail';
import type { MailEvent } from '../templates/event';
import { fitted } from '../templates/params';
import { rsvpConfirmation } from '../templates/rsvpConfirmation';
import { salonNews } from '../templates/salonNews';
import { salonReminder } from '../templates/salonReminder';
import { seatCancelled } from '../templates/seatCancelled';
import type { AnyTemplate } from '../templates/template';
import { waitlistPromotion } from '../templates/waitlistPromotion';
import { defineLetter, type LetterContext } from './letterKind';

const HOUR = 3_600_000;

export const confirmationLetter = defineLetter({
  message: confirmationMessage,
  async prepare({ rsvp_id, responded_at }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    // She has changed her mind since: that has a mail of its own, or needs none.
    if (!attendance || attendance.notice.responded_at !== responded_at) return null;
    const { notice, ...rest } = attendance;
    return about(rsvpConfirmation as AnyTemplate, { ...rest, status: notice.status }, context, notice);
  },
});

export const promotionLetter = defineLetter({
  message: promotionMessage,
  async prepare({ rsvp_id }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (attendance?.notice.status !== 'RESERVED') return null;
    const { notice, ...rest } = attendance;
    return about(waitlistPromotion as AnyTemplate, rest, context, notice);
  },
});

export const reminderLetter = defineLetter({
  message: reminderMessage,
  async prepare({ rsvp_id }, context) {
    const attendance = await attendanceOf(rsvp_id, context);
    if (attendance?.notice.status !== 'RESERVED') return null;
    const { notice, ...rest } = attendance;
    const due = reminderTime(notice.salon);
    // The event was put off since the reminder was planned.
    if (due - context.now() > HOUR) return { notBefore: due };
    if (notice.salon.date < context.now()) return null;
    return { ...about(salonReminder as AnyTemplate, rest, context, notice), calendar: undefined };
  },
});

export const newsLetter = defineLetter({
  message: newsMessage,
  async prepare({ rsvp_id, news, sequence, note }, context) {
    const notice = await context.sources.rsvpNotice(rsvp_id);
    if (!notice || notice.status === 'INVITED' || isOvertaken(notice.salon, news, sequence)) return null;
    const attendee = await attendeeOf(notice, context);
    if (!attendee) return null;
    const params = { ...attendee, news, rsvp: notice.status, note: note ?? null };
    const prepared = about(salonNews as AnyTemplate, params, context, notice);
    return notice.status === 'RESERVED' ? prepared : { ...prepared, calendar: undefined };
  },
});

/** It has changed again since: that has a mail of its own. */
const isOvertaken = (salon: NoticedSalon, news: SalonNews, sequence: number): boolean =>
  news === 'cancelled' || news === 'postponed'
    ? salon.salon_status !== news
    : salon.salon_status !== null || salon.calendar_sequence !== sequence;

export const cancelledSeatLetter = defineLetter({
  message: cancelledMessage,
  async prepare({ rsvp_id, had }, context) {
    const notice = await context.sources.rsvpNotice(rsvp_id);
    // She has asked again since, or it is over: the seat that she does not have is no news.
    if (notice?.status !== 'INVITED' || salonPhase(notice.salon, context.now()) === 'RECORDED') return null;
    const attendee = await attendeeOf(notice, context);
    if (!attendee) return null;
    const letter = about(seatCancelled as AnyTemplate, attendee, context, notice);
    const { event, first_name } = letter.params;
    return { ...letter, params: { first_name, had, event: { ...event, link: null, manage: null } } };
  },
});

/** Who reads it. */
export interface Reader {
  to: Address;
  first_name: string;
}

export interface Attendance extends Reader {
  notice: RSVPNotice;
}

/** Who holds or waits for a seat at an event that still takes place; null when there is nobody or nothing to write of. */
export async function attendanceOf(
  rsvpId: string,
  { sources, now }: LetterContext,
): Promise<Attendance | null> {
  const notice = await sources.rsvpNotice(rsvpId);
  if (!notice || notice.status === 'INVITED' || notice.salon.salon_status) return null;
  if (salonPhase(notice.salon, now()) === 'RECORDED') return null;
  const attendee = await attendeeOf(notice, { sources });
  return attendee && { notice, ...attendee };
}

/** How whoever holds it is written to; null when she cannot be. */
async function attendeeOf(
  { user_id, guest }: RSVPNotice,
  { sources }: Pick<LetterContext, 'sources'>,
): Promise<Reader | null> {
  const person = user_id ? await sources.contact(user_id) : guest;
  if (!person?.email) return null;
  const first_name = person.first_name ?? '';
  const name = fitted(`${first_name} ${person.last_name ?? ''}`);
  return { to: { name, address: person.email }, first_name };
}

export function about<R extends Reader>(
  template: AnyTemplate,
  { to, ...params }: R,
  { brand, rsvpLinks }: LetterContext,
  { id, status, user_id, salon }: RSVPNotice,
) {
  // Members have its page in the portal, visitors on the public site.
  const url = `${brand.origin}/${user_id ? 'salons' : 'upcoming-events'}/${encodeURIComponent(salon.slug)}`;
  return {
    template,
    to,
    // She has no account to give her seat back with.
    params: {
      ...params,
      event: { ...eventOf(salon, url), manage: user_id ? null : rsvpLinks.pageFor({ id, slug: salon.slug }) },
    },
    calendar:
      status === 'RESERVED'
        ? salonCalendar({ ...salon, url, status: salon.salon_status ? 'CANCELLED' : 'CONFIRMED' }, brand.name)
        : undefined,
  };
}

const eventOf = (salon: NoticedSalon, url: string): MailEvent => ({
  title: fitted(salon.title, 300),
  date: salon.date,
  minutes: salon.event_duration,
  timezone: salon.timezone,
  isVirtual: salon.event_location !== 'In-Person',
  place: fitted(salon.place, 300) || null,
  link: isWebLink(salon.link) ? salon.link : null,
  url,
});

const isWebLink = (link: string | null): link is string => /^https?:\/\//.test(link ?? '');
